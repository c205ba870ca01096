/** /office/money — sums for a range of days, by day, night or tier. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { groupingIn, onPage } from "../../../domain/office/views/money-view";
import { fromNow } from "../../../domain/office/views/today-view";
import { moneySpan } from "../../../requests/office/money-span";
import { sumsTable } from "../../../requests/office/money-table";
import { officePage } from "../../../requests/office/office";
import { MoneyPage } from "../../../ui/office/money/money-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, may, clock } = await officePage(args, "money");
  const { timeZone } = await desk.today.figures();
  const { days, span } = moneySpan({ request: args.request, timeZone, clock });
  const by = groupingIn(new URL(args.request.url).searchParams.get("by"));
  const [{ table, withoutFee }, feesAsOf] = await Promise.all([
    sumsTable(desk, by, span, onPage),
    desk.money.feesAsOf(),
  ]);
  return {
    ...{ days, by, timeZone, table, withoutFee },
    fees: feesAsOf && fromNow(feesAsOf, clock.now()),
    mayExport: may("payouts"),
  };
}

export default function Money() {
  return <MoneyPage {...useLoaderData<typeof loader>()} />;
}
