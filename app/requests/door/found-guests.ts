/** The guests that a lead searched for, with their seats in words. */
import { seatView } from "../../domain/seating/seat-view";
import { textsOf } from "../../i18n/texts";
import type { CrewPass, CrewServices } from "./crew-services";

export async function foundGuests(door: CrewServices<"findGuests">, pass: CrewPass, text: string, locale: string) {
  const { t } = await textsOf(locale, ["seat"]);
  const found = await door.findGuests(pass, text);
  return found.map(({ seat, ...one }) => ({ ...one, place: seat ? seatView(seat, t.seat, locale).sentence : "" }));
}
export type FoundGuestView = Awaited<ReturnType<typeof foundGuests>>[number];
