/**
 * /following/{key} — the follows of a mail's recipient, with a button to unfollow each. Anyone with the link may open
 * it. The key is a secret, so no cache stores this page. A GET changes nothing, because mail scanners follow links.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { followsChanged, isStoppable } from "../../domain/following/subjects";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { PRIVATE, pageHeaders } from "../../page-headers";
import { changeFollows } from "../../requests/change-follows";
import { notFound } from "../../requests/not-found-response";
import { FollowingOfKey } from "../../ui/following/following-of-key";
import { Page } from "../../ui/shell/page";

export const handle: TextsHandle = { texts: "follow" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const headers = pageHeaders(PRIVATE);
export const meta = ({ data }: { data?: { title: string } | undefined }) => (data ? [{ title: data.title }] : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { following, locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.follow;
  const page = { title: `${t("page.title")} · ${site.name}` };
  if (!following) throw notFound(request);
  const found = await following.following({ key: params.key ?? "" }, locale);
  if (!found) return data({ ...page, found: undefined, leaving: undefined, done: undefined }, 404);
  const query = new URL(request.url).searchParams;
  return { ...page, found, leaving: leavingOf(query), done: followsChanged(query.get("done")) };
}

/** What the link in a mail offers to stop. */
function leavingOf(query: URLSearchParams) {
  const [id, kind] = [query.get("leave"), query.get("stop")];
  if (isGuid(id)) return { intent: "leave", id };
  return isStoppable(kind) ? { intent: "stop", id: kind } : undefined;
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { following } = await backend({ request, context });
  if (!following) throw notFound(request);
  const form = await readForm(request);
  const owner = { key: params.key ?? "" };
  // One-click unsubscribe by a mail program (RFC 8058). It has no session and doesn't follow redirects.
  if (form["List-Unsubscribe"] === "One-Click") {
    const leaving = leavingOf(new URL(request.url).searchParams);
    if (leaving) await changeFollows(following, owner, leaving);
    return data(null);
  }
  const done = await changeFollows(following, owner, form);
  return leave(context, `/following/${owner.key}?done=${done}`, { replace: true });
}

export default function FollowingByKey() {
  const { found, leaving, done } = useLoaderData<typeof loader>();
  return (
    <Page>
      <FollowingOfKey found={found} leaving={leaving} done={done} />
    </Page>
  );
}
