/** /profile/following — what a fan follows, and their own calendar. A guest is invited to sign in on this page. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { followsChanged } from "../../domain/following/subjects";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { changeFollows } from "../../requests/change-follows";
import { notFound } from "../../requests/not-found-response";
import { profileHead, profileMeta } from "../../requests/profile-head";
import { CALENDAR, CALENDAR_ADDRESS, FanCalendar } from "../../ui/following/fan-calendar";
import { FollowList } from "../../ui/following/follow-list";
import { FollowsNote } from "../../ui/following/follows-note";
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
  if (!user || !following) return { ...page, found: undefined, calendar: undefined, done: undefined };
  const [found, secret] = await Promise.all([following.following(visitor, locale), following.calendarOf(user.userId)]);
  const address = secret && `${site.url}/calendar/${secret}.ics`;
  return {
    ...page,
    done: followsChanged(new URL(request.url).searchParams.get("done")),
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
  const shown = (next: string) => leave(context, PATH + next, { replace: true });
  if (form.intent === "calendar") {
    await following.newCalendar(user.userId, locale);
    return shown(`#${CALENDAR_ADDRESS}`);
  }
  if (form.intent === "endCalendar") {
    await following.endCalendar(user.userId);
    return shown(`#${CALENDAR}`);
  }
  return shown(`?done=${await changeFollows(following, { user, locale }, form)}`);
}

export default function ProfileFollowing() {
  const { fan, found, calendar, done } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame section="following" fan={fan}>
      {done && <FollowsNote done={done} />}
      {found && <FollowList {...found} />}
      {calendar && <FanCalendar {...calendar} />}
    </ProfileFrame>
  );
}
