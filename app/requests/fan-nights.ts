/** The nights that a fan has tickets for, as the profile shows them. */
import type { Backend } from "../../server/backend/backend";
import { nightView } from "../domain/shows/night-view";
import { bookedNights } from "../domain/tickets/ticket-view";

type NightsBackend = Pick<Backend, "boxOffice" | "catalogue" | "clock" | "locale" | "visitor">;

/** Returns upcoming and past nights with their catalogue data. `ahead` asks for the upcoming ones alone. */
export async function fanNights(
  { boxOffice, catalogue, clock, locale, visitor }: NightsBackend,
  { ahead = false }: { ahead?: boolean } = {},
) {
  const now = clock.now();
  const which = ahead ? { after: now } : {};
  const [orders, given = []] = await Promise.all([boxOffice.orders(visitor, which), boxOffice.given?.(visitor, which)]);
  const ids = new Set([...orders, ...given].map(({ eventId }) => eventId));
  const events = await Promise.all([...ids].map((id) => catalogue.event(id)));
  const views = new Map(events.flatMap((event) => (event ? [[event.id, nightView(event, { locale, now })]] : [])));
  return { ...bookedNights([...orders, ...given], views, now, locale), views };
}
