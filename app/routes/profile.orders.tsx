/** /profile/orders — what a fan bought, ahead of her and behind, in pages; a guest is invited to sign in, on this very page. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Backend } from "../../server/backend";
import type { PaidPurchase } from "../../server/services/customers/paid-purchases";
import { backend } from "../backend.server";
import { ordersView } from "../domain/orders-view";
import { pageOf } from "../domain/payment-view";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { Orders } from "../ui/profile/orders";
import { ProfileFrame } from "../ui/profile/profile-frame";
import { keepBehindOverlay } from "../ui/shell/keep-behind-overlay";
import { myNights } from "./my-nights";
import { profileMeta, profilePage } from "./profile-page";

export const handle: TextsHandle = { texts: ["account", "record"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const page = await profilePage(opened, "orders");
  if (!opened.visitor.user) return { ...page, orders: undefined };

  const [nights, bought = []] = await Promise.all([myNights(opened), opened.billing?.bought(opened.visitor)]);
  const { ahead, behind } = ordersView(nights, bought, await toldOf(opened, bought), opened.locale);
  const asked = new URL(request.url).searchParams;
  const view = asked.get("view") === "past" ? ("past" as const) : ("upcoming" as const);
  return { ...page, orders: { view, ...pageOf(view === "past" ? behind : ahead, asked.get("page")) } };
}

/** What the catalogue and the shop say of what she bought for home. */
async function toldOf({ billing, catalogue, visitor }: Backend, bought: PaidPurchase[]) {
  const of = (kind: PaidPurchase["kind"]) => bought.filter((one) => one.kind === kind).map((one) => one.of);
  const [broadcasts, goods] = await Promise.all([
    Promise.all([...new Set(of("night"))].map((id) => catalogue.payPerView(id))),
    Promise.all(of("goods").map((id) => billing?.goodsOrder(visitor, id))),
  ]);
  return {
    broadcasts: new Map(broadcasts.flatMap((one) => (one ? [[one.id, one]] : []))),
    goods: new Map(goods.flatMap((one) => (one ? [[one.id, one]] : []))),
  };
}

export default function ProfileOrders() {
  const { fan, orders } = useLoaderData<typeof loader>();
  return (
    <ProfileFrame section="orders" fan={fan}>
      {orders && <Orders {...orders} />}
    </ProfileFrame>
  );
}
