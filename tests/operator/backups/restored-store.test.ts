/** A restored store keeps working for a simulated month, whichever kind of store it came from. */
import { createReadStream, createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { catalogue } from "../../../server/services/catalogue";
import { mailWriters } from "../../../server/services/mails/mail-writers";
import { openUnfilled, type Store } from "../../../server/store/connection/open-store";
import { seedContent } from "../../../server/store/seed/seed";
import { backUp, restore } from "../../../server/store/upkeep/backup";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { laggingSequences, sequencesOf } from "../../../server/store/upkeep/sequences";
import { testDatabase } from "../../postgres";
import { checkout, held, night, visitor, wish } from "../../services/box-office/box-office-world";
import { testBilling, testOffice } from "../../services/box-office/test-office";
import { billingWorld } from "../../services/payments/billing-world";
import { DAY_MS, embeddedStore, frozenNow } from "../../store";

type Billed = Awaited<ReturnType<typeof billingWorld>>;
type Kind = Store["kind"];

const folder = mkdtempSync(join(tmpdir(), "ringside-restored-"));
const file = join(folder, "store.gz");
const fresh = { force: false, dryRun: false, progress: () => undefined };
const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterEach(async () => {
  for (const clean of cleanups.splice(1).reverse()) await clean();
});

async function openKind(kind: Kind, seeded: boolean): Promise<Store> {
  if (kind === "pglite") return embeddedStore({ seeded });
  const database = await testDatabase();
  cleanups.push(database.drop);
  const store = await openUnfilled({ databaseUrl: database.url, dataDir: "" });
  if (seeded) await seedContent(store.db, frozenNow);
  return store;
}

async function emptyStore(kind: Kind): Promise<Store> {
  const store = await openKind(kind, false);
  cleanups.push(() => store.close());
  return store;
}

async function livedIn(kind: Kind): Promise<Billed> {
  const world = await billingWorld(await openKind(kind, true));
  cleanups.push(() => world.close());
  return world;
}

/** The same site with another store: Stripe, clock and mailbox stay. */
async function siteOver(world: Billed, store: Store) {
  const deps = { ...world.deps, store };
  const office = testOffice(deps, { writers: mailWriters(deps) });
  const content = catalogue({ store, clock: world.clock, siteUrl: deps.siteUrl });
  const billing = testBilling({ ...deps, catalogue: content }, office);
  // Events that the old store has handled are not sent again.
  const handled = new Set((await world.stripe.events.list({ limit: 100 })).data.map(({ id }) => id));
  async function news() {
    const { data } = await world.stripe.events.list({ limit: 100 });
    for (const event of data.reverse()) {
      if (handled.has(event.id)) continue;
      handled.add(event.id);
      await billing.receive(event);
    }
  }
  return { store, office, billing, news };
}
type Site = Awaited<ReturnType<typeof siteOver>>;

async function joinPremium(world: Billed, site: Pick<Site, "billing">, fan: ReturnType<typeof visitor>) {
  const buying = await site.billing.subscribe(fan, "monthly");
  if (typeof buying !== "object" || buying.outcome !== "checkout") throw new Error(JSON.stringify(buying));
  expect(await world.payAt(buying.url)).toBe(303);
}

async function buy(world: Billed, site: Pick<Site, "office">, show: { eventId: string; first: string }) {
  const fan = visitor({ email: "maya@example.com" });
  const id = await held(site.office.reserve(fan, wish(show.eventId, { [show.first]: 2 })));
  await world.payAt(await checkout(site.office.pay(fan, id)));
  const back = await site.office.returned(fan, id);
  if (back?.status !== "paid") throw new Error(back?.status);
  return { fan, orderNumber: back.orderNumber };
}

/** A night, an order and three members whose subscriptions have been read several times. */
async function withHistory(world: Billed) {
  const show = await night(world.store, world.clock.now(), [{ capacity: 50 }]);
  const members = [1, 2, 3].map((number) => visitor({ email: `member-${number}@example.com` }));
  for (const member of members) {
    await joinPremium(world, world, member);
    await world.news();
    await world.anotherCard();
  }
  await buy(world, world, show);
  await world.pass(8 * DAY_MS);
  await world.news();
  await world.office.drained();
  return { show, members };
}

async function expectKeepsWorking(
  world: Billed,
  site: Site,
  { show, members }: Awaited<ReturnType<typeof withHistory>>,
) {
  const [leaver, stayer, joiner] = [members[0], members[1], visitor({ email: "new@example.com" })];
  if (!leaver || !stayer) throw new Error("There are three members");
  await site.news();
  const before = await site.billing.membershipOf(stayer);
  if (before.state === "none") throw new Error("The restored store forgot a member");

  // A cancellation at Stripe, and a new member.
  const customer = (await site.billing.ensureCustomer(leaver)) ?? "";
  const { data } = await world.stripe.subscriptions.list({ customer });
  await world.stripe.subscriptions.cancel(data[0]?.id ?? "");
  await joinPremium(world, site, joiner);
  await site.news();
  expect(await site.billing.membershipOf(leaver)).toEqual({ state: "none" });
  expect(await site.billing.membershipOf(joiner)).toMatchObject({ state: "trial" });

  // Orders, a refund, mails, and the door.
  const mailed = world.mails.length;
  const kept = await buy(world, site, show);
  const refunded = await buy(world, site, show);
  await site.office.cancelOrder({ orderNumber: refunded.orderNumber, actor: "office", reason: "requested" });
  await site.office.drained();
  await site.office.sendOutbox();
  expect(world.mails.length).toBeGreaterThanOrEqual(mailed + 3);
  const [ticket] = await site.office.tickets(kept.fan, show.eventId);
  const key = await site.office.issueDoorPass(show.eventId, "North door");
  const pass = await site.office.doorPass(key ?? "");
  if (!pass) throw new Error("The pass opens no door");
  const code = new URL(ticket?.checkInUrl ?? "").searchParams.get("s") ?? "";
  expect(await site.office.checkIn(pass, ticket?.ticketNumber ?? "", code)).toMatchObject({ admitted: true });

  // A renewal a month later.
  await world.pass(32 * DAY_MS);
  await site.news();
  const after = await site.billing.membershipOf(stayer);
  expect(after).toMatchObject({ state: "active" });
  if (after.state !== "none") expect(Date.parse(after.until)).toBeGreaterThan(Date.parse(before.until));
  expect(await checkLedger(site.store.db)).toEqual([]);
  expect(world.reports).toEqual([]);
}

const backedUp = (world: Billed) => backUp(world.store.db, file, world.clock.now(), () => undefined);

/** The backup as earlier versions wrote it. */
async function withoutSequences(): Promise<void> {
  const lines = (await text(createReadStream(file).pipe(createGunzip()))).split("\n");
  const rest = lines.filter((line) => !line.startsWith('{"sequences":'));
  expect(rest.length).toBe(lines.length - 1);
  await pipeline(Readable.from([rest.join("\n")]), createGzip(), createWriteStream(file));
}

describe("A restored store", () => {
  it.each<[Kind, Kind]>([
    ["pglite", "postgresql"],
    ["postgresql", "pglite"],
    ["postgresql", "postgresql"],
  ])("keeps working: %s to %s", async (from, to) => {
    const world = await livedIn(from);
    const history = await withHistory(world);
    await backedUp(world);
    const store = await emptyStore(to);
    await restore(store.db, file, fresh);
    await expectKeepsWorking(world, await siteOver(world, store), history);
  });

  it("takes its numbers from the rows where the backup has no sequences", async () => {
    const world = await livedIn("postgresql");
    const history = await withHistory(world);
    await backedUp(world);
    await withoutSequences();
    const store = await emptyStore("postgresql");
    await restore(store.db, file, fresh);
    await expectKeepsWorking(world, await siteOver(world, store), history);
  });

  it("records a cancellation although its sequence is behind, and the check reports that first", async () => {
    const world = await livedIn("postgresql");
    const { members } = await withHistory(world);
    await world.store.db.execute(sql`alter sequence subscription_reading restart with 1`);
    expect((await checkLedger(world.store.db)).map(({ rule, entity }) => `${rule} ${entity}`)).toEqual([
      "sequenceIsAhead subscription_reading",
    ]);
    const customer = (await world.billing.ensureCustomer(members[0] ?? visitor())) ?? "";
    const { data } = await world.stripe.subscriptions.list({ customer });
    await world.stripe.subscriptions.cancel(data[0]?.id ?? "");
    await world.news();
    expect(await world.billing.membershipOf(members[0] ?? visitor())).toEqual({ state: "none" });
    expect(await checkLedger(world.store.db)).toEqual([]);
    expect(world.reports).toEqual([expect.stringContaining("subscription_reading was behind its table")]);
  });
});

describe("The sequences", () => {
  it("each belong to a column, so that a backup knows the value they must stay above", async () => {
    const store = await emptyStore("postgresql");
    const all = await sequencesOf(store.db);
    expect(all.map(({ name }) => name)).toContain("subscription_reading");
    expect(all.filter(({ table, column }) => !table || !column)).toEqual([]);
  });

  it("of every kind are found, backed up and restored", async () => {
    const add = sql`create table counted (
      id bigint generated always as identity, old serial, other bigint generated by default as identity, note text)`;
    const from = await emptyStore("postgresql");
    await from.db.execute(add);
    for (let row = 0; row < 5; row++) await from.db.execute(sql`insert into counted (note) values ('x')`);
    await from.db.execute(sql`delete from counted where id > 3`);
    await backUp(from.db, file, frozenNow, () => undefined);

    const to = await emptyStore("postgresql");
    await to.db.execute(add);
    await restore(to.db, file, { ...fresh, dryRun: true });
    expect((await to.db.execute(sql`insert into counted (note) values ('x') returning id::int`)).rows).toEqual([
      { id: 1 },
    ]);
    await restore(to.db, file, { ...fresh, force: true });
    expect(
      (await to.db.execute(sql`insert into counted (note) values ('x') returning id::int, old, other::int`)).rows,
    ).toEqual([{ id: 6, old: 6, other: 6 }]);
    expect(await laggingSequences(to.db)).toEqual([]);
    await to.db.execute(sql`insert into counted (old) values (100)`);
    expect(await laggingSequences(to.db)).toEqual([{ name: "counted_old_seq", given: "6", highest: "100" }]);
  });
});
