/** /office/nights — all nights with their seats, filtered and paged. Several can be published or copied together. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isFiltered, nightFilterIn } from "../../../domain/office/nights/night-filter";
import { cursorIn } from "../../../domain/office/page-cursor";
import { deedIdOf } from "../../../requests/office/forms/deed-id";
import { bulkNights } from "../../../requests/office/nights/bulk-nights";
import { cursorAfter, nightChoices, nightRow } from "../../../requests/office/nights/night-list";
import { officeDeed, officePage } from "../../../requests/office/office";
import { NightsPage } from "../../../ui/office/nights/nights-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, clock, may } = await officePage(args, "nights");
  const query = new URL(args.request.url).searchParams;
  const filter = nightFilterIn(query);
  const [page, count, choices, drafts] = await Promise.all([
    desk.nights.list(filter, cursorIn(query.get("older"))),
    desk.nights.count(filter),
    nightChoices(desk.nights),
    desk.drafts.list("events"),
  ]);
  return {
    ...choices,
    filter,
    filtered: isFiltered(filter),
    query: query.toString(),
    count,
    rows: page.rows.map((row) => nightRow(row, clock.now())),
    older: cursorAfter(page.rows, page.more),
    onFirstPage: !query.has("older"),
    mayWrite: may("content"),
    deed: crypto.randomUUID(),
    drafted: drafts.map(({ key }) => key),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { deed, desk, staff, form, fields } = await officeDeed(args, "nights");
  const keys = fields.flatMap(([name, value]) => (name === "night" ? [value] : []));
  const done = await bulkNights(deed, { desk, staff, deedId: deedIdOf(form), keys });
  return data({ done }, { status: done.length > 0 && done.every((line) => line.done) ? 200 : 400 });
}

export default function Nights() {
  return <NightsPage {...useLoaderData<typeof loader>()} done={useActionData<typeof action>()?.done} />;
}
