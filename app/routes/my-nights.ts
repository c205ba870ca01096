/** A fan's nights in the hall, as her profile shows them. */
import type { Backend } from "../../server/backend";
import { nightView } from "../domain/shows/night-view";
import { bookedNights } from "../domain/tickets/ticket-view";

type Asked = Pick<Backend, "boxOffice" | "catalogue" | "clock" | "house" | "locale" | "visitor">;

/** Those ahead and those behind, with what the catalogue says of them. */
export async function myNights({ boxOffice, catalogue, clock, house, locale, visitor }: Asked) {
  const [orders, given = []] = await Promise.all([boxOffice.orders(visitor), house?.given(visitor)]);
  const ids = new Set([...orders, ...given].map(({ eventId }) => eventId));
  const events = await Promise.all([...ids].map((id) => catalogue.event(id)));
  const now = clock.now();
  const views = new Map(events.flatMap((event) => (event ? [[event.id, nightView(event, { locale, now })]] : [])));
  return { ...bookedNights([...orders, ...given], views, now, locale), views };
}
