/** Changes of a night's list, on a PostgreSQL whose transactions overlap. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DoorListPayload } from "../../../app/domain/door/door-list-format";
import { doorLists } from "../../../server/services/door/door-list";
import { openUnfilled, type Store } from "../../../server/store/connection/open-store";
import { ticket } from "../../../server/store/schema";
import { testDatabase } from "../../postgres";
import { movableClock } from "../../store";
import { type SoldTicket, soldNight } from "./door-world";

let database: Awaited<ReturnType<typeof testDatabase>>;
let store: Store;
beforeAll(async () => {
  database = await testDatabase();
  store = await openUnfilled({ databaseUrl: database.url, dataDir: "" });
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

const renamed = ({ number }: SoldTicket, name: string) => ({ name, where: eq(ticket.ticketNumber, number) });

it("a change whose transaction began before the last list and ended after it is sent with the next one", async () => {
  const clock = movableClock();
  const { tickets, pass } = await soldNight(store, clock.now(), 3);
  const lists = doorLists({ store, clock });
  const gate = pass("Gate 1");
  const read = async (after: number): Promise<DoorListPayload> =>
    JSON.parse((await lists.doorListFor(gate, after))?.list ?? "");
  const namesIn = ({ entries }: DoorListPayload) => entries.map((entry) => entry[6]);
  const [slow, quick] = tickets as [SoldTicket, SoldTicket];
  const { version } = await read(0);

  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const working = store.db.transaction(async (tx) => {
    const { name, where } = renamed(slow, "Slow");
    await tx.update(ticket).set({ guestFullName: name }).where(where);
    begin();
    await ended;
  });
  await begun;
  const { name, where } = renamed(quick, "Quick");
  await store.db.update(ticket).set({ guestFullName: name }).where(where);
  const between = await read(version);
  expect(namesIn(between)).toContain("Quick");
  expect(namesIn(between)).not.toContain("Slow");
  end();
  await working;
  expect(namesIn(await read(between.version))).toContain("Slow");
  // Transactions of other databases on the server hold the list's version back.
  const last = async () => {
    const { entries, count } = await read((await read(0)).version);
    return [entries.length, count];
  };
  await expect.poll(last, { timeout: 30_000 }).toEqual([0, 3]);
});
