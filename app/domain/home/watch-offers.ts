/** What the home page says of watching from home: the next broadcast, and what Premium costs. */
import type { PayPerView, PremiumPlan } from "../../../server/services/catalogue/pay-per-view";
import { price } from "../format/money-format";
import { type EventDates, eventDates } from "../format/zoned-dates";
import type { FighterView } from "../shows/bout-view";
import { type EventView, eventView } from "../shows/night-view";

export type BroadcastView = Pick<EventView, "title" | "city" | "poster"> & {
  cast: Pick<FighterView, "portrait">[];
  href: string;
  description: string;
  state: "announced" | "onSale" | "live";
  date: Pick<EventDates, "dayMonth" | "long" | "time" | "zone">;
  dateTime: string;
  price: string;
  premiumIncluded: boolean;
};
/** Prices with their currency, as they are charged. */
export type PremiumView = { month: string | undefined; year: string | undefined; trialDays: number };

type View = { locale: string; now: Date };

/** The broadcast under way, else the next one; undefined when there is neither. `all` as the catalogue orders them. */
export function broadcastView(all: PayPerView[], view: View): BroadcastView | undefined {
  const one = all.find(({ state }) => state === "live" || state === "onSale" || state === "announced");
  if (!one) return undefined;
  const night = one.event && eventView(one.event, view);
  // The zone of the hall, since that is where the bell rings; a broadcast without a hall has the world's.
  const zone = one.event?.scheduling.config.timeZoneId ?? "UTC";
  const { dayMonth, long, time, zone: zoneName } = eventDates(new Date(one.liveStart), zone, view.locale);
  return {
    href: `/pay-per-view/event/${one.id}`,
    title: one.title,
    description: one.description,
    state: one.state as BroadcastView["state"],
    date: { dayMonth, long, time, zone: zoneName },
    dateTime: one.liveStart,
    city: night?.city ?? "",
    cast: (night?.cast ?? []).map(({ portrait }) => ({ portrait })),
    poster: { seed: one.poster.seed, layout: one.poster.layout, ink: one.poster.ink, kicker: one.poster.kicker },
    price: price(one.priceCents, one.currency, view.locale),
    premiumIncluded: one.premiumIncluded,
  };
}

/** The way to watch this night from home, while that can be bought. */
export function watchOf(
  nightId: string | undefined,
  all: PayPerView[],
  locale: string,
): { href: string; price: string } | undefined {
  const one = all.find(({ event, state }) => event?.id === nightId && (state === "onSale" || state === "live"));
  return one && { href: `/pay-per-view/event/${one.id}`, price: price(one.priceCents, one.currency, locale) };
}

/** Undefined when Premium is not sold. */
export function premiumView(plans: PremiumPlan[], locale: string): PremiumView | undefined {
  if (plans.length === 0) return undefined;
  const of = (interval: PremiumPlan["interval"]) => {
    const plan = plans.find((one) => one.interval === interval);
    return plan && price(plan.priceCents, plan.currency, locale);
  };
  return { month: of("month"), year: of("year"), trialDays: Math.max(...plans.map(({ trialDays }) => trialDays)) };
}
