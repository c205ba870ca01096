/** Two offices on a real PostgreSQL that sell the same seats, and what the tests of races ask of them. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect } from "vitest";
import { reserveStatement } from "../../../server/services/box-office/reserving/reserve-statement";
import { reservation, reservationLine } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS } from "../../store";
import { checkout, held, night, visitor, type World, wish } from "./box-office-world";
import type { OtherProcess } from "./fans-process";
import { type TwoOffices, twoOffices } from "./two-offices";

export const SEATS = 10;
export const FANS = 50;

export let world: World;
export let other: OtherProcess;
export let race: TwoOffices["race"];
export let databaseUrl: string;

/** Opens the offices before a file's tests, and checks the ledger after them. */
export function raceWorld() {
  let close: TwoOffices["close"];
  beforeAll(async () => {
    ({ world, other, race, databaseUrl, close } = await twoOffices());
  });
  afterAll(async () => {
    expect(await checkLedger(world.store.db)).toEqual([]);
    await close();
  });
}

export const show = (seats: number, cents = 4_900) =>
  night(world.store, world.clock.now(), [
    { capacity: seats, cents },
    { capacity: seats, cents },
  ]);
const offices = () => [world.office, other.office] as const;
/** Half of the fans use this process, half the other one. */
export const officeOf = (index: number) => offices()[index % 2] as World["office"];
export const stockOf = (eventId: string) => ({
  text: "select 1 from ticket_definition where event_id = $1 for update",
  values: [eventId],
});

export async function seatsHeld(eventId: string): Promise<number> {
  const [row] = await world.store.db
    .select({ seats: sql<number>`coalesce(sum(${reservationLine.quantity}), 0)::int` })
    .from(reservationLine)
    .innerJoin(reservation, eq(reservation.id, reservationLine.reservationId))
    .where(sql`${reservation.eventId} = ${eventId} and ${reservation.status} in ('PENDING', 'CONFIRMED')`);
  return row?.seats ?? 0;
}

export async function outcomes(answers: Awaited<ReturnType<World["office"]["reserve"]>>[]) {
  const codes = answers.map((answer) => (answer.outcome === "held" ? "held" : answer.problems[0]?.code));
  return {
    held: codes.filter((code) => code === "held").length,
    soldOut: codes.filter((code) => code === "soldOut").length,
  };
}

/** The statement for one fan and one seat, as text. */
export const statement = (
  eventId: string,
  definitionId: string,
  kind: { seated?: boolean; terms?: boolean; line?: boolean } = {},
) =>
  new PgDialect().sqlToQuery(
    reserveStatement({
      ...kind,
      eventId,
      now: world.clock.now(),
      expires: new Date(world.clock.now().getTime() + 20 * MINUTE_MS),
      asking: [
        {
          id: randomUUID(),
          visitorId: randomUUID(),
          userId: null,
          clientKey: randomUUID(),
          wanted: [{ definitionId, quantity: 1 }],
        },
      ],
    }),
  );

/** Resets a control's night, so that the ledger check does not report what the control has oversold. */
export async function forget(eventId: string) {
  await race.pool.query("delete from reservation where event_id = $1", [eventId]);
  await race.pool.query("update ticket_definition set remaining = capacity where event_id = $1", [eventId]);
}

/**
 * The checkout session of a fan who has paid without a webhook, whose hold ended `after` minutes ago and lost its
 * seats.
 */
export async function paid(eventId: string, definitionId: string, seats = 1, after = 32): Promise<string> {
  const fan = visitor({});
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [definitionId]: seats })));
  expect(await world.payAt(await checkout(world.office.pay(fan, reservationId)))).toBe(303);
  const [row] = await world.store.db.select().from(reservation).where(eq(reservation.id, reservationId));
  world.clock.advance(after * MINUTE_MS);
  if (after > 0) await world.silence();
  return row?.checkoutSessionId ?? "";
}
