/** Complimentary tickets and fans who buy the same seats at the same moment, on a real PostgreSQL. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { ticket } from "../../../../server/store/schema";
import { remaining, visitor, wish } from "../box-office-world";
import { forget, officeOf, race, raceWorld, SEATS, seatsHeld, show, stockOf, world } from "../race-world";
import { together } from "../races";

const GIVERS = 4;
const BUYERS = 4;
/** Tickets of each request. */
const EACH = 2;
const BUSY_AGAIN = 20;

raceWorld();

/** Without an address, so that no mail is under way when the other office closes. */
const comps = (eventId: string, definitionId: string, id?: string) => ({
  ...{ eventId, id, lines: [{ definitionId, quantity: EACH }], name: "Petra", email: "petra@example.com" },
  ...{ why: "Press", actor: "office" },
});
/** Asks again when the store is busy. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await work();
    } catch (error) {
      if ((error as Error).name !== "Busy" || round === BUSY_AGAIN) throw error;
    }
  }
}
const ticketsOf = (eventId: string) => world.store.db.select().from(ticket).where(eq(ticket.eventId, eventId));

it("never oversell together with fans who buy, and each gets everything or nothing", async () => {
  const { eventId, first } = await show(SEATS, 0);
  const done = await race.atOnce<unknown>(stockOf(eventId), GIVERS, () => [
    ...Array.from({ length: GIVERS }, () => persistently(() => world.office.giveComps(comps(eventId, first)))),
    ...Array.from({ length: BUYERS }, (_, n) =>
      persistently(() => officeOf(n).reserve(visitor(), wish(eventId, { [first]: EACH }))),
    ),
  ]);
  const given = done.filter((one) => typeof one === "object" && one !== null && "orderNumber" in one).length;
  expect(await seatsHeld(eventId)).toBe(SEATS);
  expect(await remaining(world.store, first)).toBe(0);
  expect(await ticketsOf(eventId)).toHaveLength(given * EACH);
});

it("are given once, however often one form is pressed at the same moment", async () => {
  const { eventId, first } = await show(SEATS, 0);
  const id = randomUUID();
  const done = await race.atOnce(stockOf(eventId), GIVERS, () =>
    Array.from({ length: GIVERS }, (_, n) => persistently(() => officeOf(n).giveComps(comps(eventId, first, id)))),
  );
  expect(done.filter((one) => "orderNumber" in one)).toHaveLength(1);
  expect(done.filter((one) => "already" in one).length).toBeGreaterThan(0);
  expect(await ticketsOf(eventId)).toHaveLength(EACH);
});

it("are given more than once by code that looks whether it was done, and then does it (control)", async () => {
  const { eventId, first } = await show(SEATS, 0);
  const id = randomUUID();
  await race.readThenWrite(GIVERS, `select not exists (select 1 from audit where id = '${id}') as may`, (_, n) =>
    persistently(() => officeOf(n).giveComps(comps(eventId, first))),
  );
  expect((await ticketsOf(eventId)).length).toBeGreaterThan(EACH);
});

it("are oversold by code that reads first and then takes (control)", async () => {
  const { eventId, first } = await show(EACH, 0);
  const ids = await together(2, async () => randomUUID());
  await race.readThenWrite(
    2,
    `select remaining >= ${EACH} as may from ticket_definition where id = '${first}'`,
    async (client, n) => {
      await client.query(
        `with made as (
           insert into reservation
             (id, event_id, status, visitor_id, client_key, total_cents, currency, expires, created_at)
           values ($1::uuid, $2, 'CONFIRMED', $1::text, $1::text, 0, 'USD', now(), now()) returning id
         ) insert into reservation_line (reservation_id, definition_id, quantity, unit_cents, name, policy)
         select id, $3, ${EACH}, 0, '', '' from made`,
        [ids[n], eventId, first],
      );
    },
  );
  expect(await seatsHeld(eventId)).toBe(2 * EACH);
  await forget(eventId);
});
