/** What the office's first page, its money and its health read from the store. */
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { kindsOf } from "../../../app/domain/office/history-view";
import { OFFICE_PAGES } from "../../../app/domain/office/office-pages";
import { hasRight, type Right, ROLES, type Role } from "../../../app/domain/office/rights";
import { onPage, sumTable } from "../../../app/domain/office/views/money-view";
import { saleCurveView } from "../../../app/domain/office/views/sale-curve-view";
import { figuresView, nightRow, taskRow } from "../../../app/domain/office/views/today-view";
import { officeTexts } from "../../../app/i18n/office/office-texts";
import { jobLeases } from "../../../server/jobs/job-leases";
import { TASKS, type TaskKind } from "../../../server/services/office/today/open-tasks";
import { audit, contact, outbox, payment, product, productVariant } from "../../../server/store/schema";
import { officeOf } from "../../operator/office";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";
import { checkout, held, night, visitor, wish } from "../box-office/box-office-world";
import { billingWorld } from "../payments/billing-world";

let world: Awaited<ReturnType<typeof billingWorld>>;
let office: ReturnType<typeof officeOf>;
let eventId: string;
beforeAll(async () => {
  world = await billingWorld(await testStore({ seeded: false }));
  office = officeOf(world);
  const made = await night(world.store, world.clock.now(), [{ capacity: 10, cents: 4_900 }]);
  ({ eventId } = made);
  const fan = visitor({ email: "fan@example.com", name: "Juno Rask" });
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [made.first]: 2 })));
  await world.payAt(await checkout(world.office.pay(fan, reservationId)), "4242424242424242");
  await world.office.returned(fan, reservationId);
  await world.office.drained();
  await held(world.office.reserve(visitor(), wish(eventId, { [made.first]: 3 })));
});
afterAll(async () => {
  await world.close();
  office.leave();
});

const now = () => world.clock.now();
const as = (role: Role) => (right: Right) => hasRight([role], right);
const kinds = async (role: Role) => (await office.desk.today.tasks(as(role))).map(({ kind }) => kind);

it("counts what was sold, taken and held, in seats and money of this day", async () => {
  const figures = await office.desk.today.figures();
  expect(figures).toMatchObject({ soldToday: 2, soldWeek: 2, soldLastWeekday: 0, held: 3, paying: 0, members: 0 });
  expect(await office.desk.today.dayMoney(figures.timeZone)).toEqual([{ currency: "USD", taken: 9_800, refunded: 0 }]);
  expect(figuresView(figures, now())).toMatchObject({ sold: "2", difference: 2 });
});

it("shows the next nights with sold seats apart from held ones, and draws the curve of the next big one", async () => {
  const nights = await office.desk.today.nights();
  expect(nights.map((one) => nightRow(one, now()))).toMatchObject([
    { id: eventId, sold: "2", capacity: "10", full: 50, state: "onSale", waiting: 0 },
  ]);
  const curves = await office.desk.today.curves();
  expect(curves?.next).toMatchObject({ id: eventId, capacity: 10 });
  const view = curves && saleCurveView(curves);
  expect([view?.sold, view?.seats, view?.last]).toEqual(["2", "10", undefined]);
  expect(view?.drawings.map(({ name, width, columns }) => [name, width, columns.length])).toEqual([
    ["wide", 760, 5],
    ["narrow", 226, 3],
  ]);
});

it("lists what needs manual work, and leaves out what a role may not see", async () => {
  expect(await kinds("owner")).toEqual([]);
  const at = new Date(now().getTime() - 20 * MINUTE_MS);
  await world.store.db.insert(contact).values({
    ...{ id: randomUUID(), firstName: "Nia", lastName: "Vale", email: "n@example.com", phone: "", subject: "Hello" },
    ...{ message: "Hello", source: "form", locale: "en", createdAt: at },
  });
  const id = randomUUID();
  await world.store.db
    .insert(outbox)
    .values({ id, cause: id, template: "tickets", ref: "none", createdAt: at, failedAt: at, attempts: 3 });
  const leases = jobLeases(world);
  await leases.noteRun("tidy", { ok: false, ms: 12 });
  expect(await kinds("owner")).toEqual(["letters", "mails", "jobs"]);
  expect(await kinds("box-office")).toEqual(["letters"]);
  expect(await kinds("viewer")).toEqual([]);
  const [letters] = await office.desk.today.tasks(as("box-office"));
  expect(letters && taskRow(letters, now())).toMatchObject({
    count: 1,
    since: "20 minutes ago",
    href: "/office/letters",
  });

  await leases.noteRun("tidy", { ok: true, ms: 9 });
  expect(await office.desk.health.jobs()).toMatchObject([{ job: "tidy", failures: 0, succeededAt: now() }]);
  expect(await office.desk.mails.drop(id, "Ada")).toBe(true);
  expect(await office.desk.mails.drop(id, "Ada")).toBe(false);
  expect(await office.desk.outbox.retryMails("all")).toBe(0);
  expect(await kinds("owner")).toEqual(["letters"]);
});

it.each(Object.entries(TASKS) as [TaskKind, Right][])(
  "links %s to a page that all who see it may open",
  (kind, right) => {
    const { href } = taskRow({ kind, count: 1, since: undefined, about: undefined }, now());
    const page = Object.values(OFFICE_PAGES).find(
      ({ path }) => path === href.replace("/office/", "").replace(/#.*/, ""),
    );
    const who = (of: Right | undefined) => ROLES.filter((role) => of && hasRight([role], of));
    expect(who(page?.right)).toEqual(expect.arrayContaining(who(right)));
  },
);

it("tells the editor, who counts the stock, of articles that run out, unless fans don't see them", async () => {
  const { db } = world.store;
  for (const [name, visible] of [
    ["Bell Tee", true],
    ["Anvil Cap", false],
  ] as const) {
    const id = randomUUID();
    await db.insert(product).values({
      ...{ id, slug: id, name, visible, description: "", category: "Shirts", priceCents: 3_000, currency: "USD" },
      ...{ art: { seed: id, item: "tee" }, sortIndex: 1 },
    });
    await db
      .insert(productVariant)
      .values({ id: randomUUID(), productId: id, sku: id, choices: {}, capacity: 9, remaining: 2 });
  }
  expect(await office.desk.today.tasks(as("editor"))).toMatchObject([{ kind: "goods", count: 1, about: "Bell Tee" }]);
  expect(await kinds("box-office")).not.toContain("goods");
  await db.delete(productVariant);
  await db.delete(product);
});

it("sums money by day, night and tier, with Stripe's fees once they are read", async () => {
  const span = { from: new Date(now().getTime() - DAY_MS), until: new Date(now().getTime() + DAY_MS), timeZone: "UTC" };
  const [before] = await office.desk.money.byDay(span);
  expect(before).toMatchObject({ payments: 1, gross: 9_800, fees: 0, withoutFee: 1 });
  await world.billing.reconcile();
  const [after] = await office.desk.money.byNight(span);
  // 2.9 % and 30 cents.
  expect(after).toMatchObject({ key: eventId, gross: 9_800, refunded: 0, disputed: 0, fees: 314, withoutFee: 0 });
  const table = sumTable("night", after ? [after] : [], onPage, officeTexts("money"));
  expect(table.rows[0]?.cells.slice(1)).toEqual(["USD", "1", "$98.00", "$0.00", "$0.00", "$3.14", "$94.86"]);
  expect(await office.desk.money.byTier(span)).toMatchObject([{ seats: 2, gross: 9_800, returnedSeats: 0 }]);
  expect(await office.desk.money.feesAsOf()).toEqual(now());
});

it("exports payments with names, and notes who did it", async () => {
  const span = { from: new Date(0), until: new Date(now().getTime() + DAY_MS), timeZone: "UTC" };
  const rows = await office.desk.money.exportPayments(span, { name: "owner@ringside.example", via: "office" });
  expect(rows).toMatchObject([{ cents: 9_800, refunded: 0, currency: "USD" }]);
  const [row] = await world.store.db.select().from(audit).where(eq(audit.action, "payment.exported"));
  expect(row).toMatchObject({ actor: "owner@ringside.example", via: "office", detail: { rows: 1 } });
});

it("lists payouts with what they are made of, and knows no others", async () => {
  expect(await world.billing.payoutEntries("po_none")).toBeUndefined();
  await world.pass(3 * DAY_MS);
  const [payout] = await world.billing.payouts();
  expect(payout).toMatchObject({ cents: 9_486, currency: "usd", status: "paid" });
  expect(await world.billing.payoutEntries(payout?.id ?? "")).toMatchObject([{ cents: 9_800, feeCents: 314 }]);

  // Stripe refuses to list the entries of a payout that was made by hand.
  const { retrieve } = world.stripe.payouts;
  world.stripe.payouts.retrieve = async (id: string) => {
    const known = await retrieve.call(world.stripe.payouts, id);
    return { ...known, automatic: false };
  };
  expect(await world.billing.payoutEntries(payout?.id ?? "")).toBe("byHand");
  world.stripe.payouts.retrieve = retrieve;
});

it("counts a night with a new date like any other, until its date is unknown again", async () => {
  await world.office.moveEvent(eventId, { startAt: new Date(now().getTime() + 20 * 60 * MINUTE_MS) }, "Ada");
  const state = async () => (await office.desk.today.nights()).map((one) => nightRow(one, now()).state);
  expect(await state()).toEqual(["onSale"]);
  expect((await office.desk.today.curves())?.next.id).toBe(eventId);
  expect(await kinds("owner")).toContain("doorPass");
  await world.office.moveEvent(eventId, { startAt: undefined }, "Ada");
  expect(await state()).toEqual(["postponed"]);
  expect(await kinds("owner")).not.toContain("doorPass");

  const { eventId: dated } = await night(world.store, now(), [{ capacity: 10 }]);
  const unknown = await night(world.store, now(), [{ capacity: 10 }], { scheduleTbd: true, startAt: now() });
  world.clock.advance(DAY_MS);
  const rows = async () => (await office.desk.today.nights()).map((one) => nightRow(one, now()));
  expect((await rows()).map(({ id, state: said }) => [id, said])).toEqual([
    [dated, "onSale"],
    [unknown.eventId, "undated"],
    [eventId, "postponed"],
  ]);
  for (const id of [eventId, unknown.eventId]) await world.office.cancelEvent(id, "Ada");
  expect((await rows()).map(({ id }) => id)).toEqual([dated]);
});

it("shows the editor the count of the stock in the history, and nothing else about goods", async () => {
  const entity = randomUUID();
  for (const action of ["goods.counted", "goods.counted_twice", "goods.sent"]) {
    const row = { id: randomUUID(), at: now(), actor: "Ada", action, entity, detail: {} };
    await world.store.db.insert(audit).values(row);
  }
  const shown = async (filter: { kinds?: readonly string[] | undefined; kind?: string }) =>
    (await office.desk.history.rows({ entity, ...filter })).rows.map(({ action }) => action);
  expect(await shown({ kinds: kindsOf(["editor"]) })).toEqual(["goods.counted"]);
  expect(await shown({ kinds: kindsOf(["box-office"]) })).toHaveLength(3);
  expect(await shown({ kind: "goods.counted" })).toEqual(["goods.counted"]);
});

it("sums every day, however many there are", async () => {
  const days = 1_001;
  const from = new Date("2010-01-01T12:00:00Z");
  await world.store.db.insert(payment).values(
    Array.from({ length: days }, (_, day) => ({
      ...{ id: randomUUID(), kind: "ppv" as const, ref: randomUUID(), cents: 100, currency: "usd" },
      createdAt: new Date(from.getTime() + day * DAY_MS),
    })),
  );
  const span = { from, until: new Date(from.getTime() + days * DAY_MS), timeZone: "UTC" };
  const { rows } = sumTable("day", await office.desk.money.byDay(span), onPage, officeTexts("money"));
  expect(rows).toHaveLength(days + 1);
  expect(rows.at(-1)?.cells.slice(0, 4)).toEqual(["All", "USD", "1001", "$1,001.00"]);
});
