/** The upcoming nights for which a visitor has tickets: a fan by account, a guest by the keys in their cookie. */
import type { Backend } from "../../server/backend/backend";

type TicketsBackend = Pick<Backend, "boxOffice" | "catalogue" | "visitor" | "clock">;

/** Event ids, nearest first. Nights that are over are left out; canceled ones have no valid tickets anyway. */
export async function nightsWithTickets({ boxOffice, catalogue, visitor, clock }: TicketsBackend): Promise<string[]> {
  const now = clock.now();
  const [orders, given = [], keyed] = await Promise.all([
    boxOffice.orders(visitor, { after: now }),
    boxOffice.given?.(visitor, { after: now }),
    // A key may open a single transferred ticket, which isn't part of any order of the guest's.
    Promise.all(Object.entries(visitor.orderKeys).map(([number, key]) => boxOffice.openOrder(number, key))),
  ]);
  const ids = new Set([...orders, ...given, ...keyed.flatMap((one) => one ?? [])].map(({ eventId }) => eventId));
  const events = await Promise.all([...ids].map((id) => catalogue.event(id)));
  return events
    .flatMap((event) => event ?? [])
    .filter(({ scheduling: { config } }) => config.scheduleTbd || Date.parse(config.endDate) > now.getTime())
    .sort((a, b) => Date.parse(a.scheduling.config.startDate) - Date.parse(b.scheduling.config.startDate))
    .map(({ id }) => id);
}
