/** /office/orders — searches orders of tickets and goods. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cursorIn, cursorOf } from "../../../domain/office/page-cursor";
import { officePage } from "../../../requests/office/office";
import { nightOptions } from "../../../requests/office/orders/night-options";
import { orderFilter } from "../../../requests/office/orders/order-filter";
import { orderRow } from "../../../requests/office/orders/order-row";
import { OrdersPage } from "../../../ui/office/orders/orders-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "orders");
  const query = new URL(args.request.url).searchParams;
  const { shown, filter } = orderFilter(query);
  const [{ rows, more }, nights] = await Promise.all([
    desk.orders.list({ ...filter, before: cursorIn(query.get("older")) }),
    desk.orders.nights(),
  ]);
  const last = rows.at(-1);
  return {
    filter: shown,
    nights: nightOptions(nights),
    rows: rows.map(orderRow),
    older: more && last ? cursorOf({ at: last.at, id: last.number }) : undefined,
    onFirstPage: !query.has("older"),
  };
}

export default function Orders() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />;
}
