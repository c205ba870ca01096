/** Every deed of the office writes its row of the audit trail in the transaction of what it changes. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { audit, outbox, redirect, staffMember } from "../../../server/store/schema";
import { officeOf } from "../../operator/office";
import { testStore } from "../../store";
import { checkout, held, night, visitor, wish } from "../box-office/box-office-world";
import { boughtGoods } from "../goods/goods-world";
import { billingWorld } from "../payments/billing-world";
import { hall } from "../seating/hall";
import { auditGuard } from "./audit-guard";

let world: Awaited<ReturnType<typeof billingWorld>>;
let office: ReturnType<typeof officeOf>;
let guard: Awaited<ReturnType<typeof auditGuard>>;
beforeAll(async () => {
  world = await billingWorld(await testStore());
  office = officeOf(world);
  guard = await auditGuard(world.store);
});
afterAll(async () => {
  await world.close();
  office.leave();
});

const ADA = { name: "ada@ringside.example", via: "office" } as const;
const inHours = (n: number) => new Date(world.clock.now().getTime() + n * 3_600_000).toISOString();

/** A night with one order. */
async function soldNight() {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 4, cents: 4_900 }]);
  const fan = visitor({ email: `${eventId}@example.com` });
  const reservationId = await held(world.office.reserve(fan, wish(eventId, { [first]: 2 })));
  await world.payAt(await checkout(world.office.pay(fan, reservationId)), "4242424242424242");
  const back = await world.office.returned(fan, reservationId);
  if (back?.status !== "paid") throw new Error(back?.status);
  await world.office.drained();
  return { eventId, orderNumber: back.orderNumber };
}

const soldGoods = () => boughtGoods(world, visitor({ email: "goods@example.com" }));

/** Prepares a deed, outside of the guard, and returns it. */
const DEEDS: Record<string, () => Promise<() => Promise<unknown>>> = {
  "refunds an order": async () => {
    const { orderNumber } = await soldNight();
    return () => office.desk.boxOffice.cancelOrder({ orderNumber, actor: ADA, reason: "requested" });
  },
  "moves a night": async () => {
    const { eventId } = await soldNight();
    return () => office.desk.boxOffice.moveEvent(eventId, { startAt: new Date(inHours(300)) }, ADA);
  },
  "calls a night off": async () => {
    const { eventId } = await soldNight();
    return () => office.desk.boxOffice.cancelEvent(eventId, ADA);
  },
  "sends goods": async () => {
    const number = await soldGoods();
    return () => office.desk.goods.send(number, ADA, { carrier: "UPS", tracking: "1Z" });
  },
  "blocks seats": async () => {
    const { eventId } = await hall(
      world.store,
      world.clock.now(),
      [{ capacity: 9 }],
      [{ tiers: [0], benches: ["0000"] }],
    );
    return () => demandDone(office.run("seats", "block", eventId, "1-A-1", "--why", "camera"));
  },
  "adds a phase and a code": async () => {
    const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 9, cents: 4_900 }]);
    return async () => {
      const times = ["--from", inHours(-1), "--until", inHours(5)];
      await demandDone(office.run("codes", "phase", eventId, "--name", "Fans", "--for", "code", ...times));
      await demandDone(office.run("codes", "batch", "Posters", "3", eventId, "--opens", "Fans", "--until", inHours(5)));
    };
  },
  "closes a waiting list": async () => {
    const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 9, cents: 4_900 }]);
    return () => office.desk.waiting.close(eventId, ADA);
  },
  "signs somebody out everywhere": async () => {
    const row = { username: "dory", email: "door@ringside.example", name: "Dory", roles: "door" };
    await world.store.db.insert(staffMember).values({ ...row, seenAt: world.clock.now() });
    return () => office.desk.staff.putOut("dory", ADA);
  },
  "leaves a mail unsent": async () => {
    const id = randomUUID();
    const at = world.clock.now();
    await world.store.db
      .insert(outbox)
      .values({ id, cause: id, template: "tickets", ref: "none", createdAt: at, failedAt: at });
    return async () => expect(await office.desk.mails.drop(id, ADA)).toBe(true);
  },
  "exports payments with names": async () => () => {
    const span = { from: new Date(0), until: world.clock.now(), timeZone: "UTC" };
    return office.desk.money.exportPayments(span, ADA);
  },
};

async function demandDone(running: Promise<{ code: number; err: string }>): Promise<void> {
  const { code, err } = await running;
  if (code !== 0) throw new Error(err);
}

const auditRows = () => world.store.db.$count(audit);

it.each(Object.entries(DEEDS))("%s and says so in the same transaction", async (_, prepare) => {
  const deed = await prepare();
  const before = await auditRows();
  await guard.during(deed);
  expect(await auditRows()).toBeGreaterThan(before);
});

it("fails for a deed without its row, and for one whose row is in another transaction", async () => {
  const { db } = world.store;
  const put = (path: string) => db.insert(redirect).values({ path, target: "/home" });
  const row = { actor: "Ada", action: "redirect.added", entity: "/x", detail: {} };
  const note = () => db.insert(audit).values({ ...row, id: randomUUID(), at: world.clock.now() });
  const refused = { cause: { message: "INSERT of redirect without an audit row" } };
  await expect(guard.during(() => put("/without"))).rejects.toMatchObject(refused);
  await expect(guard.during(() => note().then(() => put("/apart")))).rejects.toMatchObject(refused);
  await put("/outside");
});
