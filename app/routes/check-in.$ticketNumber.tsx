/** /check-in/{ticketNumber} — what a ticket's code opens: anybody may see what it is worth, a door pass may let it in. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, readForm } from "../backend.server";
import { doorView } from "../domain/door-view";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { textsOf } from "../i18n/texts";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { pageHeaders } from "../page-headers";
import { Scan } from "../ui/door/scan";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { absent } from "./absent";
import { unknownIntent } from "./unknown-intent";

const LONGEST_CODE = 64;

export const headers = pageHeaders({ "Cache-Control": "no-store" });
export const handle: TextsHandle = { texts: "door" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, noindex: true }, data.siteName) : [];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { house, doorPass, locale, site } = await backend({ request, context });
  if (!house) throw absent(request);
  const t = (await textsOf(locale)).t.door;
  const pass = await doorPass();
  const scanned = await house.scan(params.ticketNumber ?? "", codeOf(request), pass);
  return { scanned: doorView(scanned, locale), pass, title: t("title"), siteName: site.name };
}

/** Answers with what it did, so that a reload asks before it sends again, and a second scan is told of the first. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { house, doorPass, locale } = await backend({ request, context });
  if (!house) throw absent(request);
  const pass = await doorPass();
  // The page shows how things stand to a phone whose pass has ended.
  if (!pass) return data(undefined, 403);
  if ((await readForm(request)).intent !== "letIn") throw unknownIntent();
  const done = await house.checkIn(pass, params.ticketNumber ?? "", codeOf(request));
  return { admitted: done.admitted, ...doorView(done, locale) };
}

const codeOf = (request: Request) => (new URL(request.url).searchParams.get("s") ?? "").slice(0, LONGEST_CODE);

export default function CheckInTicket() {
  const { scanned, pass } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return (
    <Page>
      <Scan scanned={done ?? scanned} admitted={done?.admitted ?? false} label={pass?.label} />
    </Page>
  );
}
