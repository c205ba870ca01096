/** Guests that a lead looked for, with their seats in words. */
import type { Backend } from "../../../server/backend/backend";
import { seatView } from "../../domain/seating/seat-view";
import { textsOf } from "../../i18n/texts";

type Pass = NonNullable<Awaited<ReturnType<Backend["doorPass"]>>>;

export async function foundGuests(
  door: Required<Pick<Backend["boxOffice"], "findGuests">>,
  pass: Pass,
  text: string,
  locale: string,
) {
  const { t } = await textsOf(locale, ["seat"]);
  const found = await door.findGuests(pass, text);
  return found.map(({ seat, ...one }) => ({ ...one, place: seat ? seatView(seat, t.seat, locale).sentence : "" }));
}
export type FoundGuestView = Awaited<ReturnType<typeof foundGuests>>[number];
