/** The hall of a night as the purchase page shows it, in the visitor's language. */
import type { SeatMap } from "../../../server/product-api/contract";
import { hallPlanView } from "../../domain/hall/hall-plan-view";
import { type PlacedSeat, seatSentence } from "../../domain/seating/seat-sentence";
import type { HeldSeatsView } from "../../domain/tickets/held-order";
import type { TierView } from "../../domain/tickets/tier-view";
import { textsOf } from "../../i18n/texts";
import type { HallOfNight } from "../../ui/hall/hall-of-night-view";

export async function hallOfNight(
  map: SeatMap,
  tiers: readonly TierView[],
  { currency, locale }: { currency: string; locale: string },
): Promise<HallOfNight> {
  const texts = (await textsOf(locale, ["hall", "tickets"])).t;
  const { hall: t } = texts;
  return {
    plan: hallPlanView(map, tiers, { currency, locale, texts }),
    accessible: map.sections.some(({ accessible }) => accessible),
    texts: {
      ...{ title: t("plan.title"), label: t("plan.label"), zoomIn: t("plan.zoomIn") },
      ...{ choose: t("held.choose"), renumber: t("held.renumber"), wheelchairs: t("access.title") },
      ...{ wheelchairNumber: t("access.number"), wheelchairText: t("access.text") },
    },
  };
}

/** Describes seats on hold in words. */
export async function seatWording(locale: string) {
  const { hall, seat } = (await textsOf(locale, ["hall", "seat"])).t;
  return (seats: PlacedSeat[], together: boolean): HeldSeatsView => {
    const where = seatSentence(seats, seat, locale);
    if (seats.length === 1) return { where, sentence: where };
    return { where, sentence: hall(together ? "held.together" : "held.apart", { seats: where }) };
  };
}
