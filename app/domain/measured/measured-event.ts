/** The shopping events that we measure: ids, names and amounts of the goods, and nothing about the buyer. */
import type { Product } from "../../../server/product-api/contract";
import type { CatalogueEvent } from "../../../server/services/catalogue/catalogue-event";

type MeasuredItem = {
  item_id: string;
  item_name: string;
  item_category: "tickets" | "shop" | "pay-per-view" | "premium";
  item_variant?: string;
  price?: number;
  quantity?: number;
};

export type MeasuredEvent = {
  event: "view_item_list" | "view_item" | "begin_checkout" | "purchase";
  ecommerce: {
    currency?: string;
    value?: number;
    transaction_id?: string;
    item_list_name?: string;
    items: MeasuredItem[];
  };
  /** An event with an id is measured only once. */
  id?: string;
};

const amountOf = (cents: number) => cents / 100;

/** Stripe writes currencies in lower case, and content in capitals. */
const moneyIn = (currency: string, cents: number) => ({ currency: currency.toUpperCase(), value: amountOf(cents) });

const itemOfNight = ({ id, title, registration: { ticketing } }: CatalogueEvent): MeasuredItem => ({
  item_id: id,
  item_name: title,
  item_category: "tickets",
  ...(ticketing && { price: amountOf(ticketing.lowestCents) }),
});

export const nightListed = (nights: readonly CatalogueEvent[], list: string): MeasuredEvent => ({
  event: "view_item_list",
  ecommerce: { item_list_name: list, items: nights.map(itemOfNight) },
});

export function nightViewed(night: CatalogueEvent): MeasuredEvent {
  const { ticketing } = night.registration;
  const money = ticketing && moneyIn(ticketing.currency, ticketing.lowestCents);
  return { event: "view_item", ecommerce: { ...money, items: [itemOfNight(night)] } };
}

export function productViewed({ slug, name, priceCents, discountedCents, priceData }: Product): MeasuredEvent {
  const cents = discountedCents ?? priceCents;
  const price = amountOf(cents);
  const item = { item_id: slug, item_name: name, item_category: "shop", price } as const;
  return { event: "view_item", ecommerce: { ...moneyIn(priceData.currency, cents), items: [item] } };
}

type Broadcast = { id: string; title: string; priceCents: number; currency: string };
type Plan = { id: string; priceCents: number; currency: string };

const itemOfBroadcast = ({ id, title }: Pick<Broadcast, "id" | "title">) =>
  ({ item_id: id, item_name: title, item_category: "pay-per-view" }) as const;
const itemOfPlan = (id: string) =>
  ({ item_id: `premium-${id}`, item_name: "Premium", item_category: "premium", item_variant: id }) as const;

export function broadcastViewed(broadcast: Broadcast): MeasuredEvent {
  const price = amountOf(broadcast.priceCents);
  const item = { ...itemOfBroadcast(broadcast), price };
  return { event: "view_item", ecommerce: { ...moneyIn(broadcast.currency, broadcast.priceCents), items: [item] } };
}

export function plansViewed(plans: readonly Plan[]): MeasuredEvent | undefined {
  const [first] = plans;
  if (!first) return undefined;
  const items = plans.map(({ id, priceCents }) => ({ ...itemOfPlan(id), price: amountOf(priceCents) }));
  return { event: "view_item", ecommerce: { ...moneyIn(first.currency, first.priceCents), items } };
}

type GoodsLine = { slug: string; name: string; choices: Record<string, string>; quantity: number; unitCents: number };
type Bought = { id: string; currency: string; cents: number };

const itemOfGoods = ({ slug, name, choices, quantity, unitCents }: GoodsLine): MeasuredItem => {
  const variant = Object.values(choices).join(", ");
  return {
    ...{ item_id: slug, item_name: name, item_category: "shop", price: amountOf(unitCents), quantity },
    ...(variant && { item_variant: variant }),
  };
};

/** A basket that is ready for payment. `seen` identifies its contents, so the same basket is measured only once. */
export const basketMeasured = (
  seen: string,
  bought: Omit<Bought, "id">,
  lines: readonly GoodsLine[],
): MeasuredEvent => ({
  event: "begin_checkout",
  ecommerce: { ...moneyIn(bought.currency, bought.cents), items: lines.map(itemOfGoods) },
  id: `begin_checkout:${seen}`,
});

/** `id` is the purchase's. */
const purchaseOf = ({ id, currency, cents }: Bought, items: MeasuredItem[]): MeasuredEvent => ({
  event: "purchase",
  ecommerce: { ...moneyIn(currency, cents), transaction_id: id, items },
  id: `purchase:${id}`,
});

export const goodsBought = (bought: Bought & { lines: readonly GoodsLine[] }): MeasuredEvent =>
  purchaseOf(bought, bought.lines.map(itemOfGoods));

export const broadcastBought = (bought: Bought, of: Pick<Broadcast, "id" | "title">): MeasuredEvent =>
  purchaseOf(bought, [{ ...itemOfBroadcast(of), price: amountOf(bought.cents), quantity: 1 }]);

/** The start of a trial is a purchase of 0. */
export const premiumBought = (bought: Bought, planId: string): MeasuredEvent =>
  purchaseOf(bought, [{ ...itemOfPlan(planId), price: amountOf(bought.cents), quantity: 1 }]);

type TicketLine = { definitionId: string; name: string; quantity: number; unitCents: number };
type TicketSale = {
  id: string;
  currency: string;
  totalCents: number;
  night: CatalogueEvent;
  lines: readonly TicketLine[];
  /** Goods paid for together with the seats. */
  goods?: { cents: number; lines: readonly GoodsLine[] } | undefined;
};

/** A hold before or after payment; `id` is the reservation's. */
export function ticketsMeasured(event: "begin_checkout" | "purchase", sale: TicketSale): MeasuredEvent {
  const items = sale.lines.map(({ name, quantity, unitCents }) => ({
    ...itemOfNight(sale.night),
    ...{ item_variant: name, price: amountOf(unitCents), quantity },
  }));
  const { cents = 0, lines: goods = [] } = sale.goods ?? {};
  const money = moneyIn(sale.currency, sale.totalCents + cents);
  const paid = event === "purchase" && { transaction_id: sale.id };
  return {
    event,
    ecommerce: { ...money, ...paid, items: [...items, ...goods.map(itemOfGoods)] },
    id: `${event}:${sale.id}`,
  };
}
