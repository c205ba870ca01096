/** Ten thousand reminders do not hold up a ticket: by priority, two hundred a run, eight at once. */
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { enqueueMail } from "../../../server/mail/outbox";
import { outbox } from "../../../server/store/schema";
import { testStore } from "../../store";
import { boxOfficeWorld, type World } from "../box-office/box-office-world";
import { testOffice } from "../box-office/test-office";

let world: World;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
});
beforeEach(() => world.store.db.delete(outbox));
afterAll(() => world.close());

const enqueue = (template: "tickets" | "night_announced" | "sale_opens", count: number) =>
  world.store.db.transaction(async (tx) => {
    for (let n = 0; n < count; n++) {
      await enqueueMail(tx, { cause: randomUUID(), template, ref: template, now: world.clock.now() });
    }
    world.clock.advance(1);
  });

const siteThatTakes = (ms: number) => siteThatAccepts(() => wait(ms));

/** A site whose mail server takes each mail once `accepts` has ended. */
function siteThatAccepts(accepts: () => Promise<unknown>) {
  const seen = { sent: [] as string[], atOnce: 0, most: 0 };
  const write = async (ref: string) => ({ to: ref, subject: "", text: "" });
  const mailer = {
    async send({ to }: { to: string }) {
      seen.atOnce += 1;
      seen.most = Math.max(seen.most, seen.atOnce);
      await accepts();
      seen.atOnce -= 1;
      seen.sent.push(to);
    },
  };
  const writers = { tickets: write, night_announced: write, sale_opens: write };
  return { seen, ...testOffice({ ...world.deps, mailer }, { writers }) };
}

it("sends a ticket before reminders that are older", async () => {
  await enqueue("night_announced", 30);
  await enqueue("sale_opens", 5);
  await enqueue("tickets", 2);
  const { seen, sendOutbox } = siteThatTakes(1);
  await sendOutbox();
  expect(seen.sent.slice(0, 2)).toEqual(["tickets", "tickets"]);
  expect(seen.sent.indexOf("night_announced")).toBeGreaterThanOrEqual(3);
  expect(seen.sent).toHaveLength(37);
});

it("sends two hundred a run, eight at once", async () => {
  await enqueue("night_announced", 210);
  // After the first mail, which is sent alone, none is accepted until eight wait, and a ninth has had time to come.
  let open = () => {};
  const eightWait = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { seen, sendOutbox } = siteThatAccepts(async () => {
    if (seen.sent.length === 0) return;
    if (seen.atOnce === 8) setTimeout(open, 50);
    await eightWait;
  });
  await sendOutbox();
  expect(seen.sent).toHaveLength(200);
  expect(seen.most).toBe(8);
  expect(await world.store.db.$count(outbox, isNull(outbox.sentAt))).toBe(10);
});

it("makes no needless queries for a single mail", async () => {
  await enqueue("tickets", 1);
  const { seen, sendOutbox } = siteThatTakes(1);
  const claims = vi.spyOn(world.store.db, "update");
  try {
    await sendOutbox();
    // It claims the mail, notes that it is sent, and claims another one in vain.
    expect([seen.sent.length, claims.mock.calls.length]).toEqual([1, 3]);
  } finally {
    claims.mockRestore();
  }
});

it("sends a ticket that arrives meanwhile before the others that wait", async () => {
  await enqueue("night_announced", 150);
  const { seen, sendOutbox } = siteThatTakes(10);
  const bulk = sendOutbox();
  while (seen.sent.length < 20) await wait(5);
  await enqueue("tickets", 1);
  const before = seen.sent.length;
  await Promise.all([bulk, sendOutbox()]);
  expect(seen.sent.indexOf("tickets") - before).toBeLessThan(20);
  expect(seen.sent).toHaveLength(151);
});

it("begins no other mail once the process stops", async () => {
  await enqueue("tickets", 30);
  const stop = new AbortController();
  const { seen, sendOutbox } = siteThatAccepts(async () => stop.abort());
  await sendOutbox(stop.signal);
  await sendOutbox(stop.signal);
  expect(seen.sent).toHaveLength(1);
  expect(await world.store.db.$count(outbox, isNull(outbox.claimedAt))).toBe(30);
  await sendOutbox();
  expect(seen.sent).toHaveLength(30);
});
