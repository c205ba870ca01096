/** Nights with a line, and what the tests of lines ask of them. */
import { randomUUID } from "node:crypto";
import { newSale } from "../../../server/line/new-sale";
import { type OnSales, onSales } from "../../../server/services/on-sale/on-sale";
import type { SaleLine } from "../../../server/services/on-sale/sale-line";
import type { Store } from "../../../server/store/db";
import { onSale } from "../../../server/store/schema";
import type { movableClock } from "../../store";
import { night } from "../box-office/box-office-world";

export const JOINING_MS = 30 * 60_000;
type Clock = ReturnType<typeof movableClock>;

export function salesOf(store: Store, clock: Clock, askBeacon = async (): Promise<string | undefined> => undefined) {
  return onSales({ store, clock, askBeacon, report: () => undefined });
}

/** A night with a planned line that takes places from now on and opens in half an hour. */
export async function plannedNight(
  store: Store,
  clock: Clock,
  { seats = 1_000, ...row }: { seats?: number } & Partial<typeof onSale.$inferInsert> = {},
) {
  const now = clock.now();
  const tonight = await night(store, now, [{ capacity: seats }]);
  const opensAt = new Date(now.getTime() + JOINING_MS);
  const { eventId } = tonight;
  const sale = newSale({ id: randomUUID(), eventId, mode: "planned", joinsAt: now, opensAt, now, ...row });
  await store.db.insert(onSale).values(sale);
  return { ...tonight, saleId: sale.id };
}

export async function lineOf(sales: OnSales, eventId: string): Promise<SaleLine> {
  await sales.renew();
  const line = await sales.lineOf(eventId);
  if (!line) throw new Error("no line");
  return line;
}

/** Lets the conductor work for some seconds of the site's clock. */
export async function conduct(sales: OnSales, clock: Clock, seconds: number): Promise<void> {
  for (let n = 0; n < seconds; n++) {
    clock.advance(1_000);
    await sales.renew();
    await sales.step({ loop: 0.1, waitMs: 5 });
  }
}

/**
 * Reports long waits for this night during five seconds. They make the site start a line, unless all `addresses` are
 * one network's.
 */
export function overload(
  sales: OnSales,
  eventId: string,
  { addresses = ["127.0.0.1"], turnedAway = false } = {},
): void {
  const real = performance.now;
  try {
    for (let second = 0; second < 5; second++) {
      performance.now = () => 1e9 + second * 1_000;
      for (let n = 0; n < 6; n++) {
        const address = addresses[n % addresses.length] ?? "";
        sales.waited(eventId, { address, ms: turnedAway ? 0 : 900, turnedAway });
      }
    }
  } finally {
    performance.now = real;
  }
}
