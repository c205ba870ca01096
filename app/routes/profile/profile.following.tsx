/** /profile/following — what a fan follows, and their own calendar. A guest is invited to sign in on this page. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { changeFollows } from "../../requests/change-follows";
import { notFound } from "../../requests/not-found-response";
import { profileHead, profileMeta } from "../../requests/profile-head";
import { FanCalendar } from "../../ui/following/fan-calendar";
import { FollowList } from "../../ui/following/follow-list";
import { ProfileFrame } from "../../ui/profile/profile-frame";

const PATH = "/profile/following";

export const handle: TextsHandle = { texts: ["account", "follow"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { following, locale, site, visitor } = opened;
  const page = await profileHead(opened, "following");
  const { user } = visitor;
  if (!user || !following) return { ...page, found: undefined, calendar: undefined };
  const [found, secret] = await Promise.all([following.following(visitor, locale), following.calendarOf(user.userId)]);
  const address = secret && `${site.url}/calendar/${secret}.ics`;
  return {
    ...page,
    found: found ?? { email: user.email, stopped: [], follows: [] },
    calendar: { address, subscribe: address?.replace(/^https?:/, "webcal:") },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { following, visitor } = await backend({ request, context });
  const { user, locale } = visitor;
  if (!following) throw notFound(request);
  if (!user) return leave(context, `${PATH}/auth/sign-in`);
  const form = await readForm(request);
  if (form.intent === "calendar") await following.newCalendar(user.userId, locale);
  else if (form.intent === "endCalendar") await following.endCalendar(user.userId);
  else await changeFollows(following, { user, locale }, form);
  return leave(context, PATH, { replace: true });
}

export default function ProfileFollowing() {
  const { fan, found, calendar } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame section="following" fan={fan}>
      {found && <FollowList {...found} />}
      {calendar && <FanCalendar {...calendar} />}
    </ProfileFrame>
  );
}
