/** /office/orders.csv — the list of orders as a file. It has amounts only for those who may export money with names. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer } from "../../../backend.server";
import { moneyOf } from "../../../domain/format/money-format";
import { officeTexts } from "../../../i18n/office/office-texts";
import { officePage } from "../../../requests/office/office";
import { orderFilter } from "../../../requests/office/orders/order-filter";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, may, staff } = await officePage(args, "ordersCsv");
  const { filter } = orderFilter(new URL(args.request.url).searchParams);
  const t = officeTexts("orders");
  const sums = may("payouts");
  const head = ["number", "kind", "at", "name", "email", "state", "what", "pieces"] as const;
  const text = await desk.orders.csv(filter, {
    actor: staff.actor,
    head: [...head, ...(sums ? (["total", "back", "currency"] as const) : [])].map((name) => t(`csv.${name}`)),
    cells: (row) => [
      ...[row.number, row.kind, row.at.toISOString(), row.name, row.email, row.state, row.what, String(row.pieces)],
      ...(sums
        ? [moneyOf(row.cents, row.currency).amount, moneyOf(row.backCents, row.currency).amount, row.currency]
        : []),
    ],
  });
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="orders.csv"`,
    "Cache-Control": "no-store",
    "X-Robots-Tag": "noindex",
  };
  return answer(args.context, new Response(text, { headers }));
}
