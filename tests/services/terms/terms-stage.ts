/** The nights, codes and fans of a random sequence. */
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { termsDesk } from "../../../server/services/terms/terms-desk";
import type { Store } from "../../../server/store/connection/open-store";
import { subscription } from "../../../server/store/schema";
import { MINUTE_MS, type movableClock } from "../../store";
import { night, visitor } from "../box-office/box-office-world";
import type { Cast } from "./terms-steps";
import { terms } from "./terms-world";

/** Two nights with phases of every kind, and codes of every kind. */
export async function termsStage(
  store: Store,
  clock: ReturnType<typeof movableClock>,
): Promise<Pick<Cast, "fans" | "members" | "nights" | "codes" | "codesOf">> {
  const now = clock.now();
  const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  const on = terms(store, now);
  const early = await night(store, now, [
    { capacity: 8, cents: 1_000 },
    { capacity: 4, cents: 333 },
  ]);
  const soon = await night(store, now, [
    { capacity: 10, cents: 5_000, saleStart: at(90) },
    { capacity: 4, cents: 250, saleStart: at(60) },
  ]);
  await on.phase(early.eventId, { [early.first]: { cents: 800, seats: 3 } });
  await on.phase(early.eventId, { [early.second]: { cents: 200 } }, { endAt: at(45) });
  const premium = {
    eventId: soon.eventId,
    name: "Premium",
    audience: "premium" as const,
    startAt: at(-60),
    endAt: at(90),
  };
  const planned = await termsDesk({ store, clock }).planPhase({ ...premium, tiers: [], actor: "office" });
  expect(planned).not.toHaveProperty("fault");
  const opened = await on.phase(
    soon.eventId,
    { [soon.first]: { cents: 4_000, seats: 4 }, [soon.second]: {} },
    { audience: "code" },
  );
  const all = [...early.ids, ...soon.ids];
  const both = await Promise.all([
    on.code([...all], { percent: 15, uses: 3, seats: 6 }),
    on.code([...all], { centsPerOrder: 1_001, minimumSeats: 2, uses: 3 }),
  ]);
  const ofEarly = await Promise.all([
    on.code([...early.ids], { centsPerTicket: 299, uses: 2 }),
    on.code([early.first], { percent: 100, seats: 3 }),
    on.code([...early.ids], { percent: 50, perBuyer: 1, endAt: at(70) }),
    on.code([early.second], { startAt: at(30), uses: 1 }),
  ]);
  const ofSoon = await Promise.all([
    on.code([], { phaseId: opened, uses: 2, seats: 4 }),
    on.code([], { phaseId: opened, perBuyer: 1, uses: 9 }),
    on.code([soon.first], { percent: 99, uses: 2 }),
  ]);
  const codes = [...both, ...ofEarly, ...ofSoon];
  const codesOf = { [early.eventId]: [...both, ...ofEarly], [soon.eventId]: [...both, ...ofSoon] };
  const fans = Array.from({ length: 4 }, (_, index) => visitor({ email: `fan${index}@example.com` }));
  const members = fans.slice(0, 2);
  for (const fan of members) {
    await store.db.insert(subscription).values({
      ...{ id: randomUUID(), userId: fan.user?.userId ?? "", status: "active", priceId: "p", interval: "month" },
      ...{ priceCents: 900, currency: "USD", cancelAtPeriodEnd: false, reading: 0 },
      ...{ startedAt: at(-9_000), currentPeriodEnd: at(90_000) },
    });
  }
  return {
    fans: [...fans, visitor()],
    members,
    nights: [early, soon],
    codes,
    codesOf,
  };
}
