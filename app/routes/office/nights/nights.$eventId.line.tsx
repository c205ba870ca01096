/** /office/nights/:eventId/line — the line for a night's opening, and what the box office can do with it. */
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { data } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { PRIVATE } from "../../../page-headers";
import { deedAnswer } from "../../../requests/office/deed-answer";
import { lineDeed } from "../../../requests/office/line-deed";
import { lineFigures, linePlan } from "../../../requests/office/line-figures";
import { nightAtDesk } from "../../../requests/office/night-at-desk";
import { officeDeed, officePage } from "../../../requests/office/office";
import { NightLinePage } from "../../../ui/office/night/night-line-page";

const REFRESH_SECONDS = 15;

/** A form's response doesn't refresh, and neither does a page with a form in use. */
export const headers: HeadersFunction = ({ parentHeaders, loaderHeaders, actionHeaders, errorHeaders }) => {
  if (errorHeaders) return errorHeaders;
  const own = new Headers(parentHeaders);
  const refresh = loaderHeaders.get("Refresh");
  if (refresh && !actionHeaders.has("Cache-Control")) own.set("Refresh", refresh);
  return own;
};

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightLine");
  const { desk, clock } = office;
  const about = await nightAtDesk(args, office);
  const { night, head } = about;
  const query = new URL(args.request.url).searchParams;
  const still = query.has("still");
  const limit = /^\d{1,3}$/.test(query.get("limit") ?? "") ? Number(query.get("limit")) : undefined;
  const line = await desk.onSale.show(night.id);
  const report = query.has("report") ? await desk.onSale.report(night.id, limit) : undefined;
  const view = {
    head,
    done: query.get("done") ?? "",
    still,
    figures: "fault" in line ? undefined : lineFigures(line, about, clock.now()),
    plan: linePlan("fault" in line ? undefined : line, about, clock.now()),
    report: report && "buyers" in report ? report : undefined,
  };
  const path = `/office/nights/${night.id}/line`;
  return data(view, { headers: { ...PRIVATE, ...(!still && { Refresh: `${REFRESH_SECONDS}; url=${path}` }) } });
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "nightLine");
  const { deed, desk, staff, form } = office;
  const about = await nightAtDesk(args, office);
  return deedAnswer(form, async (preview) => {
    const shown = await lineDeed(deed, about, { form, desk, actor: staff.actor, preview });
    const next = new URLSearchParams({ done: deed, still: "" });
    return shown ?? leave(args.context, `/office/nights/${about.night.id}/line?${next}`);
  });
}

export default function NightLine() {
  return <NightLinePage {...useLoaderData<typeof loader>()} answered={useActionData<typeof action>()} />;
}
