/** When a night moves, its broadcast gets the new date, and its buyers get a mail and can ask for a refund. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stateOf } from "../../../server/services/catalogue/pay-per-view";
import { ppvEvent } from "../../../server/store/schema";
import { officeOf } from "../../operator/office";
import { DAY_MS } from "../../store";
import { broadcastWorld, PPV_CENTS } from "./broadcast-world";

const HOUR_MS = 3_600_000;

let world: Awaited<ReturnType<typeof broadcastWorld>>;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  world = await broadcastWorld();
  office = officeOf(world);
});
beforeEach(() => {
  world.mails.length = 0;
});
afterAll(async () => {
  await world.close();
  office.leave();
});

const broadcast = async (id: string) => {
  const [row] = await world.db.select().from(ppvEvent).where(eq(ppvEvent.id, id));
  if (!row) throw new Error("no broadcast");
  return row;
};

describe("Moving a night", () => {
  it("moves its broadcast by as much, and tells those who paid for it once", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const other = await world.broadcastNight();
    const who = await world.buyer(ppv.id);
    await world.sent();
    world.mails.length = 0;
    const startAt = new Date(ppv.liveStart.getTime() + 60 * DAY_MS);
    expect(await office.desk.nights.movePreview(eventId, startAt)).toMatchObject({ mails: 1 });
    expect(await world.office.moveEvent(eventId, { startAt }, "office")).toEqual({ orders: 0, broadcasts: 1 });
    await world.sent();
    expect(await broadcast(ppv.id)).toMatchObject({
      saleStart: ppv.saleStart,
      liveStart: startAt,
      liveEnd: new Date(ppv.liveEnd.getTime() + 60 * DAY_MS),
      replayUntil: new Date(ppv.liveStart.getTime() + 60 * DAY_MS + 72 * HOUR_MS),
    });
    expect(await broadcast(other.ppv.id)).toMatchObject({ liveStart: other.ppv.liveStart });
    const [mail, ...more] = world.mailsTo(who);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("New date: Iron Harvest");
    expect(mail?.text).toContain("Your pay-per-view stays valid.");
    expect(mail?.text).toContain("You can get a refund until the stream starts.");

    world.clock.advance(ppv.liveStart.getTime() - world.clock.now().getTime() + HOUR_MS);
    expect(stateOf(await broadcast(ppv.id), world.clock.now())).toBe("onSale");
    const [mine] = await world.billing.bought(who);
    expect(mine?.giveBack).toEqual({ cents: PPV_CENTS, until: startAt });
    expect(await world.billing.giveBack(who, mine?.ref ?? "")).toMatchObject({ outcome: "sent" });
  });

  it("without a new date shows nothing and sells nothing, and the money may go back at any time", async () => {
    const { eventId, ppv } = await world.broadcastNight();
    const [who, late] = [await world.buyer(ppv.id), world.fan()];
    const url = await world.open(late, ppv.id);
    await world.sent();
    world.mails.length = 0;
    await world.office.moveEvent(eventId, { startAt: undefined }, "office");
    await world.sent();
    expect(world.mailsTo(who).map(({ subject }) => subject)).toEqual(["Postponed: Iron Harvest"]);
    expect(world.mailsTo(who)[0]?.text).toContain("We’ll email you when the new date is set.");
    await world.pay(url);
    expect(await world.books(late)).toMatchObject({ status: ["PAID"], watches: true });

    world.clock.advance(ppv.liveStart.getTime() - world.clock.now().getTime() + HOUR_MS);
    await world.fresh(ppv.id, "announced");
    expect(await world.billing.buyBroadcast(world.fan(), ppv.id)).toEqual({ outcome: "absent" });
    expect(await world.playback.begin(who, ppv.id)).toEqual({ outcome: "absent" });
    const [mine] = await world.billing.bought(who);
    expect(mine?.giveBack).toEqual({ cents: PPV_CENTS, until: "open" });

    const startAt = new Date(world.clock.now().getTime() + 10 * DAY_MS);
    await world.office.moveEvent(eventId, { startAt }, "office");
    expect(await broadcast(ppv.id)).toMatchObject({ liveStart: startAt });
    await world.fresh(ppv.id, "onSale");
    world.clock.advance(10 * DAY_MS);
    expect(await world.playback.begin(who, ppv.id)).toEqual({ outcome: "started" });
  });
});
