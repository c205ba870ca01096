/** /profile — a fan sees who she is and her tickets, and signs out; a guest is invited to sign in, on this very page. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../backend.server";
import { eventView } from "../domain/event-view";
import { membershipView } from "../domain/membership-view";
import { nights } from "../domain/ticket-view";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { Overview } from "../ui/profile/overview";
import { ProfileFrame } from "../ui/profile/profile-frame";
import { keepBehindOverlay } from "../ui/shell/keep-behind-overlay";
import { profileMeta, profilePage } from "./profile-page";

export const handle: TextsHandle = { texts: ["account", "mine", "billing"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { dues, visitor, catalogue, boxOffice, locale, clock } = opened;
  const page = await profilePage(opened, "overview");
  if (!visitor.user) return { ...page, overview: undefined };

  const now = clock.now();
  const [orders, membership] = await Promise.all([boxOffice.orders(visitor), dues.membershipOf(visitor)]);
  const events = await Promise.all([...new Set(orders.map((order) => order.eventId))].map((id) => catalogue.event(id)));
  const views = new Map(events.flatMap((event) => (event ? [[event.id, eventView(event, { locale, now })]] : [])));
  const premium = membershipView(membership, locale);
  return { ...page, overview: { membership: premium, ...nights(orders, views, now, locale) } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { authenticator } = await backend({ request, context });
  const form = await readForm(request);
  if (form.intent !== "signOut") return leave(context, "/profile");
  return leave(context, (await authenticator.signOut()) ?? "/home");
}

export default function ProfileOverview() {
  const { fan, overview } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame section="overview" fan={fan}>
      {overview && <Overview {...overview} />}
    </ProfileFrame>
  );
}
