/** A night whose seats are all free but whose broadcast fans have is protected like one with sold tickets. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveRefusal } from "../../../app/requests/office/nights/move-form";
import type { ItemRow } from "../../../server/services/content/rows";
import { entitlement, event, ppvEvent, purchase } from "../../../server/store/schema";
import { officeOf } from "../../operator/office";
import { DAY_MS, MINUTE_MS } from "../../store";
import { deed, EDIE } from "../nights/night-office";
import { broadcastWorld, PPV_CENTS } from "./broadcast-world";

let world: Awaited<ReturnType<typeof broadcastWorld>>;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  world = await broadcastWorld();
  office = officeOf(world);
});
afterAll(async () => {
  await world.close();
  office.leave();
});

const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY_MS);
const stored = async (eventId: string) => (await world.db.select().from(event).where(eq(event.id, eventId)))[0];
const given = async (ppvId: string, revokedAt: Date | null = null) => {
  const granted = { userId: randomUUID(), ppvId, source: "comp", grantedAt: world.clock.now() } as const;
  await world.db.insert(entitlement).values({ id: randomUUID(), ...granted, revokedAt });
};
async function write(name: "events" | "payPerViews", key: string, change: ItemRow) {
  const found = await office.desk.content.get(name, key);
  return office.desk.content.save(name, key, { ...found?.item, ...change }, { actor: EDIE, deedId: deed() });
}
const remove = (name: "events" | "payPerViews", key: string) =>
  office.desk.content.remove(name, key, { actor: EDIE, deedId: deed() });
const mayMove = async (eventId: string) => {
  const at = await office.desk.nights.night(eventId);
  return at && moveRefusal(at, { may: (right) => right !== "callOff" });
};

const having: [string, (ppvId: string) => Promise<unknown>][] = [
  ["paid for", (id) => world.buyer(id)],
  ["being paid for", (id) => world.open(world.fan(), id)],
  ["given away", (id) => given(id)],
];

describe.each(having)("A night whose broadcast is %s", (how, have) => {
  it("can be neither made a draft nor published at a later date", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    await have(ppv.id);
    const { nights } = office.desk;
    const own = { eventId, revision: 1, actor: EDIE };
    expect(await nights.unpublish({ ...own, deedId: deed() })).toBe("sold");
    expect(await nights.publish({ ...own, deedId: deed() }, inDays(5))).toBe("sold");
    for (const [field, change] of [
      ["status", { status: "DRAFT" }],
      ["publishedAt", { publishedAt: inDays(5).toISOString() }],
    ] as const) {
      expect(await write("events", eventId, change)).toMatchObject({ kind: "faults", faults: [{ path: [field] }] });
    }
    office.write("draft.json", {
      events: [{ ...(await office.desk.content.get("events", eventId))?.item, status: "DRAFT" }],
    });
    expect(await office.run("content", "import", "draft.json")).toMatchObject({
      code: 1,
      err: expect.stringMatching(/status cannot hide the night, 1 broadcast is (sold|being paid for)\n/),
    });
    expect(await stored(eventId)).toMatchObject({ status: "SCHEDULED", revision: 1 });
  });

  it("keeps its broadcast, which stays with it", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const other = await world.broadcastNight();
    await have(ppv.id);
    for (const to of [null, other.eventId]) {
      const says = expect.stringMatching(/^cannot change, 1 broadcast is (sold|being paid for)/);
      expect(await write("payPerViews", ppv.id, { eventId: to })).toMatchObject({
        ...{ kind: "faults", faults: [{ path: ["eventId"], says }] },
      });
    }
    expect(await remove("payPerViews", ppv.id)).toMatchObject({
      kind: "used",
      says: [expect.stringContaining("cannot be removed")],
    });
    const { events, payPerViews } = await exported();
    const file = {
      events: events.filter(({ id }) => id !== eventId),
      payPerViews: payPerViews.filter(({ id }) => id !== ppv.id),
    };
    office.write("less.json", file);
    const pruned = await office.run("content", "import", "less.json", "--prune");
    expect(pruned).toMatchObject({ code: 1, err: expect.stringContaining(`pay-per-view ${ppv.id} cannot be removed`) });
    expect(await write("payPerViews", ppv.id, { title: "Iron Harvest II", priceCents: PPV_CENTS + 500 })).toMatchObject(
      {
        kind: "saved",
      },
    );
  });

  it("keeps the start that its buyers were told when it was moved", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    await have(ppv.id);
    const wasAt = ppv.liveStart.toISOString();
    const earlier = new Date(ppv.liveStart.getTime() - 15 * MINUTE_MS).toISOString();
    expect((await write("payPerViews", ppv.id, { liveStart: earlier })).kind).toBe("saved");
    await world.office.moveEvent(eventId, { startAt: inDays(45) }, EDIE);
    const moved = await world.db.select().from(ppvEvent).where(eq(ppvEvent.id, ppv.id));
    const undone = await write("payPerViews", ppv.id, { liveStart: wasAt });
    if (how === "being paid for") return expect(undone.kind).toBe("saved");
    const says = "cannot change, 1 broadcast is sold: use `orders move-event`, which tells the buyers";
    expect(undone).toMatchObject({ kind: "faults", faults: [{ path: ["liveStart"], says }] });
    expect(await world.db.select().from(ppvEvent).where(eq(ppvEvent.id, ppv.id))).toEqual(moved);
    const sooner = new Date((moved[0]?.liveStart.getTime() ?? 0) - 15 * MINUTE_MS).toISOString();
    expect((await write("payPerViews", ppv.id, { title: "Iron Harvest II", liveStart: sooner })).kind).toBe("saved");
  });

  it("can be moved by the owner alone, if anybody has the broadcast", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    expect(await mayMove(eventId)).toBeUndefined();
    await have(ppv.id);
    const refused = how !== "being paid for";
    expect((await mayMove(eventId)) !== undefined).toBe(refused);
    expect((await office.desk.nights.night(eventId))?.sold).toBe(refused);
    const later = { startAt: inDays(40), doorsAt: inDays(40), endAt: inDays(41) };
    const change = Object.fromEntries(Object.entries(later).map(([field, at]) => [field, at.toISOString()]));
    expect((await write("events", eventId, change)).kind).toBe(refused ? "faults" : "saved");
  });
});

const exported = async (): Promise<Record<"events" | "payPerViews", { id: string }[]>> => {
  await office.run("content", "export", "all.json");
  return JSON.parse(readFileSync(join(office.folder, "all.json"), "utf8"));
};

describe("A night whose broadcast has no holders", () => {
  it("is a draft again once the checkout has ended, or what was given is revoked", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    await world.open(world.fan(), ppv.id);
    await given(ppv.id, world.clock.now());
    await world.db.update(purchase).set({ status: "ENDED" }).where(eq(purchase.ref, ppv.id));
    const own = { eventId, revision: 1, actor: EDIE, deedId: deed() };
    expect(await office.desk.nights.unpublish(own)).toBe("unpublished");
  });

  it("can be removed with its broadcast, if nobody ever had it", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    expect(await write("payPerViews", ppv.id, { eventId: null })).toMatchObject({ kind: "saved" });
    expect(await write("payPerViews", ppv.id, { eventId })).toMatchObject({ kind: "saved" });
    expect(await remove("payPerViews", ppv.id)).toEqual({ kind: "removed" });
    expect(await remove("events", eventId)).toEqual({ kind: "removed" });
  });
});

it("A payment for a broadcast that is gone goes back", async () => {
  const { ppv } = await world.broadcastNight();
  const who = world.fan();
  const url = await world.open(who, ppv.id);
  await world.db.delete(ppvEvent).where(eq(ppvEvent.id, ppv.id));
  expect(await world.payAt(url)).toBe(303);
  await world.sent();
  await world.sent();
  const back = [{ cents: PPV_CENTS, reason: "expired", sent: true }];
  expect(await world.books(who)).toEqual({ status: ["REFUNDED"], back, watches: false });
});
