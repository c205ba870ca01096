/** /follow — anyone: follows a wrestler, a town or a show, or asks to be reminded of a sale. Guests confirm by mail. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { FOLLOW_PATH, followPath, isFollowKind, LONGEST_SUBJECT } from "../../domain/following/subjects";
import { isEmail } from "../../domain/forms/email-address";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { pageHeaders } from "../../page-headers";
import { notFound } from "../../requests/not-found-response";
import { unknownIntent } from "../../requests/unknown-intent";
import { pageMeta } from "../../ui/document/page-meta";
import { FollowPage } from "../../ui/following/follow-page";
import { Page } from "../../ui/shell/page";

export const handle: TextsHandle = { texts: "follow" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const headers = pageHeaders();
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { following, locale, site, visitor } = await backend({ request, context });
  const query = new URL(request.url).searchParams;
  const [kind, subject, done] = [query.get("kind"), query.get("subject") ?? "", query.get("done")];
  if (!following || !isFollowKind(kind) || !isSubject(subject)) throw notFound(request);
  const known = await following.subject(kind, subject, locale);
  if (!known) throw notFound(request);
  const { name, path } = known;
  const t = (await textsOf(locale)).t.follow;
  return {
    follow: { kind, subject: known.subject, name },
    path,
    done: (["following", "asked"] as const).find((one) => one === done),
    email: visitor.user?.email ?? "",
    siteName: site.name,
    head: {
      title: kind === "night" ? t("remindTitle") : t("title", { name }),
      description: t("text"),
      canonical: site.url + FOLLOW_PATH,
      noindex: true,
    },
  };
}

const isSubject = (text: string) => text.length > 0 && text.length <= LONGEST_SUBJECT && !text.includes("\0");

export async function action({ request, context }: ActionFunctionArgs) {
  const { following, limits, visitor } = await backend({ request, context });
  const { intent, kind, subject = "", ...form } = await readForm(request);
  if (intent !== "follow") throw unknownIntent();
  if (!following || !isFollowKind(kind) || !isSubject(subject)) throw notFound(request);
  const { user } = visitor;
  const email = user ? user.email : (form.email?.trim() ?? "").toLowerCase();
  if (!isEmail(email)) return data({ problem: "badEmail" as const, email }, 400);
  const proved = user?.emailVerified === true;
  const [mayMail, mayFollow] = await Promise.all([
    proved || limits.allow("followMail", `account:${email}`),
    limits.allowVisitor("follow", visitor),
  ]);
  // The address's limit has the longer wait.
  if (!mayMail) return refused("tooManyMails", email, limits.retryAfterOf("followMail"));
  if (!mayFollow) return refused("tooMany", email, limits.retryAfterOf("follow"));
  const done = await following.follow(visitor, { kind, subject, email });
  if (done === "gone") throw notFound(request);
  if (done === "full") return data({ problem: "full" as const, email }, 400);
  return leave(context, followPath(kind, subject, done), { replace: true });
}

const refused = (problem: "tooMany" | "tooManyMails", email: string, headers: HeadersInit) =>
  data({ problem, email }, { status: 429, headers });

export default function Follow() {
  const { follow, path, done, email } = useLoaderData<typeof loader>();
  return (
    <Page>
      <FollowPage follow={follow} path={path} done={done} email={email} refused={useActionData<typeof action>()} />
    </Page>
  );
}
