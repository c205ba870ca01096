/** The home page's offers to watch from home: the next broadcast and the prices of Premium. */
import type { PayPerView, PremiumPlan } from "../../../server/services/catalogue/pay-per-view";
import { wordsOf } from "../format/content-language";
import { price } from "../format/money-format";
import type { RenderContext } from "../format/render-context";
import { type ZonedDates, zonedDates } from "../format/zoned-dates";
import { broadcastZone, isUndated } from "../pay-per-view/pay-per-view-card";
import type { FighterView } from "../shows/bout-view";
import { type NightView, nightView } from "../shows/night-view";

export type BroadcastView = Pick<NightView, "lang" | "title" | "city" | "poster"> & {
  cast: Pick<FighterView, "portrait">[];
  href: string;
  description: string;
  state: "announced" | "onSale" | "live";
  date: Pick<ZonedDates, "onPoster" | "long" | "time" | "zone">;
  dateTime: string;
  price: string;
  premiumIncluded: boolean;
};
/** Prices as charged, with their currency. */
export type PremiumView = { month: string | undefined; year: string | undefined; trialDays: number };

/** The current broadcast, else the next one, else undefined. `all` is in the catalogue's order. */
export function broadcastView(all: PayPerView[], view: RenderContext): BroadcastView | undefined {
  const one = all.find((ppv) => ["live", "onSale", "announced"].includes(ppv.state) && !isUndated(ppv));
  if (!one) return undefined;
  const night = one.event && nightView(one.event, view);
  const { onPoster, long, time, zone } = zonedDates(new Date(one.liveStart), broadcastZone(one), view.locale);
  return {
    href: `/pay-per-view/event/${one.id}`,
    ...wordsOf(one),
    title: one.title,
    description: one.description,
    state: one.state as BroadcastView["state"],
    date: { onPoster, long, time, zone },
    dateTime: one.liveStart,
    city: night?.city ?? "",
    cast: (night?.cast ?? []).map(({ portrait }) => ({ portrait })),
    poster: { seed: one.poster.seed, layout: one.poster.layout, ink: one.poster.ink, kicker: one.poster.kicker },
    price: price(one.priceCents, one.currency, view.locale),
    premiumIncluded: one.premiumIncluded,
  };
}

/** Link and price for watching this night from home, while it is on sale. */
export function watchOffer(
  nightId: string | undefined,
  all: PayPerView[],
  locale: string,
): { href: string; price: string } | undefined {
  const one = all.find(({ event, state }) => event?.id === nightId && (state === "onSale" || state === "live"));
  return one && { href: `/pay-per-view/event/${one.id}`, price: price(one.priceCents, one.currency, locale) };
}

/**
 * Undefined if Premium isn't sold. Signed-in fans see no free trial here: they all get the same page, and current and
 * former members get no trial. Their own offer is on /premium.
 */
export function premiumView(
  plans: PremiumPlan[],
  { signedIn }: { signedIn: boolean },
  locale: string,
): PremiumView | undefined {
  if (plans.length === 0) return undefined;
  const of = (interval: PremiumPlan["interval"]) => {
    const plan = plans.find((one) => one.interval === interval);
    return plan && price(plan.priceCents, plan.currency, locale);
  };
  const trialDays = signedIn ? 0 : Math.max(...plans.map((plan) => plan.trialDays));
  return { month: of("month"), year: of("year"), trialDays };
}
