/** The nights that a fan has tickets for, as the profile shows them. */
import type { Backend } from "../../server/backend/backend";
import { nightView } from "../domain/shows/night-view";
import { bookedNights } from "../domain/tickets/ticket-view";
import { textsOf } from "../i18n/texts";

type NightsBackend = Pick<Backend, "boxOffice" | "catalogue" | "clock" | "locale" | "visitor">;

type Which = { ahead?: boolean; latest?: number };

/**
 * Returns upcoming and past nights with their catalogue data. `ahead` asks for upcoming ones only, `latest` for at most
 * so many past ones. `gone` is the total of past nights, if not all of them were returned.
 */
export async function fanNights(
  { boxOffice, catalogue, clock, locale, visitor }: NightsBackend,
  { ahead = false, latest }: Which = {},
) {
  const now = clock.now();
  // A key in the cookie may open an order outside the account. If there are keys, we search all nights.
  const gone =
    latest !== undefined && Object.keys(visitor.orderKeys).length === 0
      ? await boxOffice.pastNights?.(visitor, { before: now, first: latest })
      : undefined;
  const which = { ...(ahead && { after: now }), ...(gone && { on: gone.ids }) };
  const [orders, given = [], { t }] = await Promise.all([
    boxOffice.orders(visitor, which),
    boxOffice.given?.(visitor, which),
    textsOf(locale, ["seat"]),
  ]);
  const ids = new Set([...orders, ...given].map(({ eventId }) => eventId));
  const events = await Promise.all([...ids].map((id) => catalogue.event(id)));
  const views = new Map(events.flatMap((event) => (event ? [[event.id, nightView(event, { locale, now })]] : [])));
  return {
    ...bookedNights([...orders, ...given], views, { now, locale, seatTexts: t.seat }),
    views,
    gone: gone?.total,
  };
}
