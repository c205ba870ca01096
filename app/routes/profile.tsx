/** /profile — a fan sees who she is and her tickets, and signs out; a guest is invited to sign in, on this very page. */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../backend.server";
import { eventView } from "../domain/event-view";
import { membershipView } from "../domain/membership-view";
import { nights } from "../domain/ticket-view";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { Profile } from "../ui/profile/profile";
import { ProfileOfGuest } from "../ui/profile/profile-of-guest";
import { keepBehindOverlay } from "../ui/shell/keep-behind-overlay";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { fanTexts } from "./texts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ ...data.head, noindex: true }, data.siteName) : [];

export const handle: TextsHandle = { texts: ["mine", "billing"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { billing, visitor, catalogue, boxOffice, locale, site, clock } = await backend({ request, context });
  const t = await fanTexts(locale);
  const head = { title: t("profile.title"), description: t("profile.guestText"), canonical: `${site.url}/profile` };
  const shared = { head, siteName: site.name };
  if (!visitor.user) return { ...shared, fan: undefined };

  const now = clock.now();
  const [orders, membership] = await Promise.all([boxOffice.orders(visitor), billing?.membershipOf(visitor)]);
  const events = await Promise.all([...new Set(orders.map((order) => order.eventId))].map((id) => catalogue.event(id)));
  const views = new Map(events.flatMap((event) => (event ? [[event.id, eventView(event, { locale, now })]] : [])));
  const { name, email } = visitor.user;
  const premium = membership && membershipView(membership, locale);
  return { ...shared, fan: { name, email, membership: premium, ...nights(orders, views, now, locale) } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { authenticator } = await backend({ request, context });
  const form = await readForm(request);
  if (form.intent !== "signOut") return leave(context, "/profile");
  return leave(context, (await authenticator.signOut()) ?? "/home");
}

export default function ProfilePage() {
  const { fan } = useLoaderData<typeof loader>();
  return <Page>{fan ? <Profile {...fan} /> : <ProfileOfGuest />}</Page>;
}
