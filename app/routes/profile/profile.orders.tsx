/** /profile/orders — a fan's upcoming and past orders, paginated. A guest is invited to sign in on this page. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Backend } from "../../../server/backend/backend";
import type { PaidPurchase } from "../../../server/services/customers/paid-purchases";
import { backend } from "../../backend.server";
import { pageOf, rowsUpTo } from "../../domain/billing/payment-view";
import { ordersView } from "../../domain/profile/orders-view";
import { entryCard } from "../../domain/waiting/entry-card";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { fanNights } from "../../requests/fan-nights";
import { profileHead, profileMeta } from "../../requests/profile-head";
import { OrderList } from "../../ui/profile/order-list";
import { ProfileFrame } from "../../ui/profile/profile-frame";
import { WaitEntries } from "../../ui/waiting/wait-entries";

export const handle: TextsHandle = { texts: ["account", "record", "waiting"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const page = await profileHead(opened, "orders");
  if (!opened.visitor.user) return { ...page, orders: undefined, entries: [] };

  const query = new URL(request.url).searchParams;
  const view = query.get("view") === "past" ? ("past" as const) : ("upcoming" as const);
  const which = view === "past" ? { latest: rowsUpTo(query.get("page")) } : { ahead: true };
  const [nights, bought = []] = await Promise.all([fanNights(opened, which), opened.billing.bought?.(opened.visitor)]);
  const { ahead, behind } = ordersView(nights, bought, await boughtDetails(opened, bought), opened.locale);
  const more = Math.max(0, (nights.gone ?? 0) - nights.past.length);
  const rows = view === "past" ? behind : ahead;
  const waiting = view === "past" ? [] : await opened.boxOffice.waitEntries(opened.visitor);
  const { seat } = (await textsOf(opened.locale, ["seat"])).t;
  const entries = waiting.map((entry) => entryCard(entry, opened.locale, seat));
  return {
    ...page,
    entries,
    orders: { view, ...pageOf(rows, query.get("page"), rows.length + (view === "past" ? more : 0)) },
  };
}

/** Loads the broadcasts and goods orders that the fan bought. */
async function boughtDetails({ billing, catalogue, visitor }: Backend, bought: PaidPurchase[]) {
  const of = (kind: PaidPurchase["kind"]) => bought.filter((one) => one.kind === kind).map((one) => one.of);
  const [broadcasts, goods] = await Promise.all([
    Promise.all([...new Set(of("night"))].map((id) => catalogue.payPerView(id))),
    Promise.all(of("goods").map((id) => billing.goodsOrder?.(visitor, id))),
  ]);
  return {
    broadcasts: new Map(broadcasts.flatMap((one) => (one ? [[one.id, one]] : []))),
    goods: new Map(goods.flatMap((one) => (one ? [[one.id, one]] : []))),
  };
}

export default function ProfileOrders() {
  const { fan, orders, entries } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame section="orders" fan={fan}>
      {entries.length > 0 && <WaitEntries entries={entries} />}
      {orders && <OrderList {...orders} />}
    </ProfileFrame>
  );
}
