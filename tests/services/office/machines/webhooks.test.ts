/** What webhook targets are sent, when it is tried again, and when that ends. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordAudit } from "../../../../server/services/audit-trail";
import { webhookHeaders } from "../../../../server/services/machines/webhook-signature";
import type { Store } from "../../../../server/store/db";
import { audit, outbox, staffMember, webhookDelivery, webhookTarget } from "../../../../server/store/schema";
import { MINUTE_MS, testStore } from "../../../store";
import { isSignedWith, OWNER, type WebhookWorld, webhookWorld } from "./webhook-world";

const HOUR_MS = 60 * MINUTE_MS;

let store: Store;
let on: WebhookWorld;
beforeAll(async () => {
  store = await testStore({ seeded: false });
});
beforeEach(async () => {
  await store.db.delete(webhookTarget);
  await store.db.delete(webhookDelivery);
  on = webhookWorld(store);
});
afterAll(() => store.close());

describe("A delivery", () => {
  it("is written in the transaction of what it reports, or not at all", async () => {
    const { id } = await on.target();
    const failing = store.db.transaction(async (tx) => {
      const entry = { at: on.clock.now(), actor: "guest", action: "order.issued", entity: "LOST", detail: {} };
      await recordAudit(tx, entry);
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await on.order("KEPT");
    expect((await on.log(id)).map(({ event, data }) => [event, data])).toEqual([
      ["order.paid", { orderNumber: "KEPT" }],
    ]);
  });

  it("is for targets that are switched on and subscribe to the event", async () => {
    const [wants, other, off] = [await on.target(), await on.target(["goods.paid"]), await on.target()];
    await on.desk.switchOff(off.id, on.deed());
    await on.order("A");
    expect(await Promise.all([wants, other, off].map(async ({ id }) => (await on.log(id)).length))).toEqual([1, 0, 0]);
  });

  it.each([
    ["order.issued", {}, "order.paid", { orderNumber: "X" }],
    ["order.canceled", {}, "order.refunded", { orderNumber: "X" }],
    ["order.refunded", {}, "order.refunded", { orderNumber: "X" }],
    ["order.goodwill", {}, "order.refunded", { orderNumber: "X" }],
    ["ticket.transferred", { to: "Y" }, "ticket.transferred", { ticketNumber: "X", newTicketNumber: "Y" }],
    ["goods.paid", {}, "goods.paid", { orderNumber: "X" }],
    ["event.moved", {}, "night.changed", { eventId: "X" }],
    ["event.canceled", {}, "night.changed", { eventId: "X" }],
    ["event.published", {}, "night.changed", { eventId: "X" }],
    ["content.saved", { collection: "events" }, "night.changed", { eventId: "X" }],
  ] as const)("tells of %s", async (action, detail, event, data) => {
    const { id } = await on.target([event]);
    const personal = { name: "Maya Ostrow", email: "maya@example.com" };
    await recordAudit(store.db, { at: on.clock.now(), actor: "maya", action, entity: "X", detail, personal });
    await on.desk.sendDue();
    expect(on.posted.map(({ body }) => JSON.parse(body))).toEqual([
      { type: event, timestamp: on.clock.now().toISOString(), data },
    ]);
    expect(JSON.stringify([on.posted, await on.log(id)])).not.toMatch(/maya/i);
  });

  it.each(["content.saved", "order.noted", "fan.looked"])("doesn't tell of %s of anything else", async (action) => {
    const { id } = await on.target(["night.changed", "order.paid"]);
    const detail = { collection: "wrestlers" };
    await recordAudit(store.db, { at: on.clock.now(), actor: "x", action, entity: "X", detail });
    expect(await on.log(id)).toEqual([]);
  });

  it("is sent once, in the order of what happened, one at a time", async () => {
    await on.target();
    const numbers = Array.from({ length: 12 }, (_, n) => `N${n}`);
    for (const number of numbers) await on.order(number);
    let [now, most] = [0, 0];
    on.receiver.answer = async () => {
      now += 1;
      most = Math.max(most, now);
      await wait(2);
      now -= 1;
      return 200;
    };
    await Promise.all([on.desk.sendDue(), on.desk.sendDue(), on.desk.sendDue()]);
    await on.desk.sendDue();
    expect(on.numbers().toSorted()).toEqual(numbers.toSorted());
    expect(new Set(on.posted.map(({ headers }) => headers["webhook-id"])).size).toBe(12);
    expect(most).toBe(1);
    expect(on.numbers()).toEqual(numbers);
  });

  it("doesn't wait for another target that is slow", async () => {
    await on.target(["order.paid"], "https://slow.example/");
    await on.target(["order.paid"], "https://quick.example/");
    await on.order("A");
    await on.order("B");
    let release: (status: number) => void = () => undefined;
    const held = new Promise<number>((resolve) => {
      release = resolve;
    });
    on.receiver.answer = ({ url }) => (url.includes("slow") ? held : 200);
    const sending = on.desk.sendDue();
    await expect.poll(() => on.posted.filter(({ url }) => url.includes("quick")).length).toBe(2);
    expect(on.posted.filter(({ url }) => url.includes("slow"))).toHaveLength(1);
    release(200);
    await sending;
    expect(on.posted).toHaveLength(4);
  });

  it("that a process left behind is sent by another one", async () => {
    const { id } = await on.target();
    await on.order("A");
    await store.db.update(webhookDelivery).set({ claimedAt: on.clock.now(), attempts: 1 });
    await on.desk.sendDue();
    expect(on.posted).toEqual([]);
    on.clock.advance(MINUTE_MS + 1);
    await on.desk.sendDue();
    expect(on.numbers()).toEqual(["A"]);
    expect((await on.log(id))[0]).toMatchObject({ claimedAt: null, deliveredAt: on.clock.now() });
  });
});

describe("A delivery that fails", () => {
  it("is tried eight times in three days with growing pauses, and then its target is switched off", async () => {
    const owner = { username: "oona", email: "owner@ringside.example", name: "Oona", roles: "owner" };
    await store.db
      .insert(staffMember)
      .values({ ...owner, seenAt: on.clock.now() })
      .onConflictDoNothing();
    const { id } = await on.target();
    await on.order("A");
    const began = on.clock.now().getTime();
    on.receiver.answer = () => 503;
    const hours: number[] = [];
    for (let n = 0; n < 10; n++) {
      await on.desk.sendDue();
      const [row] = await on.log(id);
      if (!row?.retryAt) break;
      on.clock.set(new Date(row.retryAt.getTime() - 1));
      const before = on.posted.length;
      await on.desk.sendDue();
      expect(on.posted.length, "not before its time").toBe(before);
      hours.push((row.retryAt.getTime() - began) / HOUR_MS);
      on.clock.set(row.retryAt);
    }
    expect(on.posted).toHaveLength(8);
    expect(hours).toEqual([1 / 60, 0.1, 0.6, 2.6, 10.6, 30.6, 72]);
    const [row] = await on.log(id);
    expect(row).toMatchObject({ failedAt: on.clock.now(), deliveredAt: null, retryAt: null });
    expect(row?.tries.map((one) => "status" in one && one.status)).toEqual(Array(8).fill(503));
    expect(new Set(on.posted.map(({ headers }) => headers["webhook-id"])).size).toBe(1);

    expect(await on.desk.find(id)).toMatchObject({ offWhy: "failed", offAt: on.clock.now(), failed: 1, waiting: 0 });
    const mails = await store.db
      .select()
      .from(outbox)
      .where(eq(outbox.ref, `${id}/oona`));
    expect(mails.map(({ template }) => template)).toEqual(["webhook_off"]);
    const rows = await store.db.select().from(audit).where(eq(audit.entity, id)).orderBy(audit.at);
    expect(rows.at(-1)).toMatchObject({ action: "webhook.switched_off", detail: { why: "failed" } });
  });

  it("holds up no other, and its answer may come after theirs", async () => {
    await on.target();
    await on.order("A");
    on.receiver.answer = () => "connection refused";
    await on.desk.sendDue();
    on.receiver.answer = () => 204;
    await on.order("B");
    await on.desk.sendDue();
    on.clock.advance(MINUTE_MS);
    await on.desk.sendDue();
    expect(on.numbers()).toEqual(["A", "B", "A"]);
  });

  it.each([301, 302, 307, 400, 401, 404, 429, 500, 199, 0])("is tried again after %d", async (status) => {
    const { id } = await on.target();
    await on.order("A");
    on.receiver.answer = () => status;
    await on.desk.sendDue();
    expect((await on.log(id))[0]).toMatchObject({ deliveredAt: null, failedAt: null, retryAt: expect.any(Date) });
  });

  it("with 410 ends at once", async () => {
    const { id } = await on.target();
    await on.order("A");
    on.receiver.answer = () => 410;
    await on.desk.sendDue();
    expect(await on.desk.find(id)).toMatchObject({ offWhy: "gone", failed: 1 });
  });

  it("and waits while its target is off is sent when that is on again", async () => {
    const { id } = await on.target();
    await on.order("A");
    await on.desk.switchOff(id, on.deed());
    await on.order("B");
    await on.desk.sendDue();
    expect(on.posted).toEqual([]);
    await on.desk.switchOn(id, on.deed());
    await on.desk.sendDue();
    expect(on.numbers()).toEqual(["A"]);
  });

  it("is sent again by the office, once for each form", async () => {
    const { id } = await on.target();
    await on.order("A");
    on.receiver.answer = () => 410;
    await on.desk.sendDue();
    const [row] = await on.log(id);
    await expect(on.desk.resend(id, row?.id ?? "", on.deed())).rejects.toThrow("switched off");
    await on.desk.switchOn(id, on.deed());
    on.receiver.answer = () => 200;
    const deed = on.deed();
    expect(await on.desk.resend(id, row?.id ?? "", deed)).toBe("done");
    expect(await on.desk.resend(id, row?.id ?? "", deed)).toBe("already");
    expect(on.posted).toHaveLength(2);
    const tries = (await on.log(id))[0]?.tries.map((one) => ("status" in one ? one.status : 0));
    expect(tries).toEqual([410, 200]);
    await expect(on.desk.resend(id, randomUUID(), on.deed())).rejects.toThrow("not in the log");
    await expect(on.desk.resend(id, "x", on.deed())).rejects.toThrow("not in the log");
  });

  it("is not sent a second time while it is on its way", async () => {
    const { id } = await on.target();
    await on.order("A");
    let answer = (_: number) => {};
    const first = new Promise<number>((resolve) => {
      answer = resolve;
    });
    on.receiver.answer = () => (on.posted.length === 1 ? first : 200);
    const sending = on.desk.sendDue();
    await expect.poll(() => on.posted.length).toBe(1);
    const [row] = await on.log(id);
    expect(await on.desk.resend(id, row?.id ?? "", on.deed())).toBe("done");
    expect(on.posted).toHaveLength(1);
    answer(200);
    await sending;
    await on.desk.sendDue();
    expect(on.posted).toHaveLength(1);
    expect((await on.log(id))[0]).toMatchObject({ claimedAt: null, deliveredAt: on.clock.now() });
  });
});

describe("A test", () => {
  it("says what was answered, is not tried again, and switches nothing off", async () => {
    const { id } = await on.target();
    on.receiver.answer = () => 500;
    expect(await on.desk.test(id, on.deed())).toMatchObject({ status: 500 });
    expect(JSON.parse(on.posted[0]?.body ?? "")).toMatchObject({ type: "webhook.test", data: {} });
    on.receiver.answer = () => "no such host";
    const deed = on.deed();
    expect(await on.desk.test(id, deed)).toMatchObject({ error: "no such host" });
    expect(await on.desk.test(id, deed)).toBe("already");
    on.clock.advance(72 * HOUR_MS);
    await on.desk.sendDue();
    expect(on.posted).toHaveLength(2);
    expect(await on.desk.find(id)).toMatchObject({ offAt: null, failed: 2 });
  });
});

describe("A secret", () => {
  it("signs as Standard Webhooks' own example does", () => {
    const headers = webhookHeaders({
      id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
      at: new Date(1_614_265_330_999),
      body: '{"test": 2432232314}',
      secrets: ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
    });
    expect(headers).toMatchObject({
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
  });

  it("is rotated without a gap: for a day both sign", async () => {
    const { id, secret } = await on.target();
    const deed = on.deed();
    const next = (await on.desk.rotate(id, deed)) ?? "";
    expect(next).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(await on.desk.rotate(id, deed)).toBeUndefined();
    await expect(on.desk.rotate(id, on.deed())).rejects.toThrow("still signs");
    const signs = async () => {
      on.posted.length = 0;
      await on.order("A");
      await on.desk.sendDue();
      const [sent] = on.posted;
      return sent && [isSignedWith(secret, sent), isSignedWith(next, sent)];
    };
    expect(await signs()).toEqual([true, true]);
    on.clock.advance(24 * HOUR_MS);
    expect(await signs()).toEqual([false, true]);
    expect(await on.desk.rotate(id, on.deed())).toMatch(/^whsec_/);
  });

  it("is in its own row of the store only, as is the address", async () => {
    const { id, secret } = await on.target();
    const next = (await on.desk.rotate(id, on.deed())) ?? "";
    on.receiver.answer = () => 410;
    await on.order("A");
    await on.desk.sendDue();
    const { rows: tables } = await store.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const part of [secret.slice(6), next.slice(6), "secret-path"]) {
      const found: string[] = [];
      for (const { name } of tables) {
        const { rows } = await store.db.execute(
          sql`select 1 from ${sql.identifier(name)} t where strpos(t::text, ${part}) > 0`,
        );
        if (rows.length > 0) found.push(name);
      }
      expect(found).toEqual(["webhook_target"]);
    }
    const listed = JSON.stringify([await on.desk.list(), await on.desk.find(id), await on.log(id)]);
    expect(listed).not.toContain(secret.slice(6));
    expect(listed).not.toContain(next.slice(6));
  });
});

describe("A target", () => {
  it.each([
    ["http://hooks.example/", "https"],
    ["ftp://hooks.example/", "https"],
    ["hooks.example", "https"],
    [`https://hooks.example/${"x".repeat(2_000)}`, "https"],
    ["https://user:word@hooks.example/", "user name"],
    ["https://hooks.example/#part", "fragment"],
    ["https://10.0.0.1/", "public"],
    ["https://127.0.0.1:8443/", "public"],
    ["https://169.254.169.254/latest/meta-data", "public"],
    ["https://[::1]/", "public"],
    ["https://[::ffff:10.0.0.1]/", "public"],
    ["https://2130706433/", "public"],
  ])("is not %s", async (url, says) => {
    await expect(on.target(["order.paid"], url)).rejects.toThrow(says);
    expect(await store.db.$count(webhookTarget)).toBe(0);
  });

  it("may be on this machine where private addresses are allowed", async () => {
    const private_ = webhookWorld(store, { allowPrivate: true });
    expect((await private_.target(["order.paid"], "http://localhost:4000/hook")).secret).toMatch(/^whsec_/);
  });

  it("subscribes to at least one event, and to no unknown one", async () => {
    await expect(on.target([])).rejects.toThrow("Choose");
    const { id } = await on.target();
    await expect(on.desk.change(id, { url: "https://a.example/", events: ["order.lost"] }, on.deed())).rejects.toThrow(
      "Choose",
    );
  });

  it("is added, changed and removed once for each form, and the history names it by its host", async () => {
    const deed = on.deed();
    const wanted = { url: "https://hooks.example/in/secret-path", events: ["order.paid"] };
    expect(await on.desk.add(wanted, deed)).toMatch(/^whsec_/);
    expect(await on.desk.add(wanted, deed)).toBeUndefined();
    const change = on.deed();
    const to = { url: "https://other.example/", events: ["goods.paid"] };
    expect(await on.desk.change(deed.id, to, change)).toBe("done");
    expect(await on.desk.change(deed.id, to, change)).toBe("already");
    await on.desk.remove(deed.id, OWNER);
    await on.desk.remove(deed.id, OWNER);
    await expect(on.desk.change(deed.id, to, on.deed())).rejects.toThrow("removed");
    const rows = await store.db.select().from(audit).where(eq(audit.entity, deed.id)).orderBy(audit.at, audit.action);
    expect(rows.map(({ action }) => action)).toEqual(["webhook.added", "webhook.changed", "webhook.removed"]);
    expect(rows[1]).toMatchObject({
      before: { host: "hooks.example", events: ["order.paid"] },
      after: { host: "other.example", events: ["goods.paid"] },
    });
  });

  it("may be removed while an order is written, which doesn't notice", async () => {
    const { id } = await on.target();
    let removing: Promise<void> | undefined;
    await store.db.transaction(async (tx) => {
      const entry = { at: on.clock.now(), actor: "guest", action: "order.issued", entity: "A", detail: {} };
      await recordAudit(tx, entry);
      // The embedded store has one connection, where it waits for the order.
      removing = on.desk.remove(id, OWNER);
      await Promise.race([removing, wait(200)]);
    });
    await removing;
    await on.desk.sendDue();
    expect(on.posted).toEqual([]);
    expect(await on.desk.list()).toEqual([]);
  });

  it("is one of twenty at most", async () => {
    for (let n = 0; n < 20; n++) await on.target();
    await expect(on.target()).rejects.toThrow("20");
  });
});
