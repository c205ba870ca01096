/** The waiting list of a sold-out night: who joins, who is offered what, and for how long. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { event, outbox, reservation } from "../../../server/store/schema";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { DAY_MS, MINUTE_MS, testStore } from "../../store";
import {
  boxOfficeWorld,
  checkout,
  held,
  night,
  remaining,
  visitor,
  type World,
  wish,
} from "../box-office/box-office-world";
import { terms } from "../terms/terms-world";
import { fan, waitingWorld } from "./waiting-world";

let world: World;
let on: ReturnType<typeof waitingWorld>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  on = waitingWorld(world);
});
beforeEach(() => {
  world.mails.length = 0;
});
afterAll(async () => {
  expect(world.reports).toEqual([]);
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.close();
});

const reserve = (eventId: string, tier: string, n = 1, who = visitor()) =>
  world.office.reserve(who, wish(eventId, { [tier]: n }));
/** Makes offers, and waits for the mails about them: the clock must not move while they are being sent. */
async function makeOffers(): Promise<void> {
  await world.office.makeOffers();
  await world.office.drained();
  await world.office.sendOutbox();
}

/** The small tier has sold its only seat, and a fan is on its waiting list. The large tier is still on sale. */
async function waitingForSmall() {
  const { eventId, ids } = await night(world.store, world.clock.now(), [{ capacity: 1 }, { capacity: 9 }]);
  const [small = "", large = ""] = ids;
  const holder = fan();
  await on.buy(holder, eventId, { [small]: 1 });
  const one = fan();
  return { eventId, large, holder, one, entry: await on.join(one, eventId, small) };
}

const codes = (answer: Awaited<ReturnType<typeof reserve>>) =>
  answer.outcome === "held" ? "held" : answer.problems.map(({ code }) => code).join();

it("a seat that comes back is offered to the first in line and to nobody else", async () => {
  const { eventId, first, holders } = await on.soldOut(2);
  const [one, two] = [fan(), fan()];
  const [entry, other] = [await on.join(one, eventId, first), await on.join(two, eventId, first)];
  expect((await world.office.waitEntries(two, eventId))[0]?.position).toBe(2);

  await on.refund(holders[0] as never, eventId);
  expect(codes(await reserve(eventId, first))).toBe("soldOut");
  await makeOffers();
  expect([await on.statusOf(entry), await on.statusOf(other)]).toEqual(["OFFERED", "WAITING"]);
  expect(codes(await reserve(eventId, first))).toBe("soldOut");

  const [mail] = world.mails.filter(({ subject }) => subject.startsWith("Seats for"));
  expect(mail?.to).toBe(one.user?.email);
  expect(mail?.unsubscribe).toMatch(/\/waiting-list\/entry\/[\da-f-]{36}\/leave\?key=/);

  const accepted = await world.office.acceptOffer(one, { entryId: entry });
  if (accepted.outcome !== "held") throw new Error(accepted.outcome);
  await on.pay(one, accepted.reservationId);
  expect((await on.orderOf(one, eventId)).tickets).toHaveLength(1);
  await makeOffers();
  expect(await on.statusOf(entry)).toBe("BOUGHT");
  expect(await remaining(world.store, first)).toBe(0);
});

it("nobody waits for seats that anybody can buy", async () => {
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 3 }]);
  const answer = await world.office.joinList(fan(), { eventId, quantity: 2, fewer: false, tiers: [first] });
  expect(answer).toEqual({ outcome: "refused", problems: [{ code: "onSale", definitionId: first }] });
  // Four seats are more than there are, so three may still be bought by others.
  await on.join(fan(), eventId, first, { quantity: 4 });
  await makeOffers();
  expect(codes(await reserve(eventId, first, 3))).toBe("held");
});

it("a guest is in line once the address is confirmed, and a second form changes nothing", async () => {
  const { eventId, first } = await on.soldOut(1);
  const guest = visitor();
  const request = { eventId, quantity: 1, fewer: false, tiers: [first], email: "Guest+x@Example.com" };
  expect(await world.office.joinList(guest, request)).toEqual({ outcome: "confirm" });
  await world.office.drained();
  const [link] = on.linksTo("guest+x@example.com");
  if (!link) throw new Error("No link");
  expect(await on.statusOf(link.entryId)).toBe("UNCONFIRMED");
  expect(await world.office.confirmEntry(visitor(), { ...link, key: "wrong" })).toBe("gone");
  expect(await world.office.confirmEntry(visitor(), link)).toBe("joined");
  expect(await world.office.confirmEntry(visitor(), link)).toBe("joined");
  expect(await world.office.joinList(visitor(), { ...request, email: "guest@example.com", quantity: 5 })).toEqual({
    outcome: "confirm",
  });
  expect((await world.office.waitEntry(guest, link))?.quantity).toBe(1);
  expect(await world.office.waitEntry(visitor(), { ...link, key: "wrong" })).toBeUndefined();
});

it("an offer that passes goes to the next, and after two the fan is off the list", async () => {
  const { eventId, first, holders } = await on.soldOut(1);
  const [entry, other] = [await on.join(fan(), eventId, first), await on.join(fan(), eventId, first)];
  await on.refund(holders[0] as never, eventId);
  const states: unknown[] = [];
  for (let round = 0; round < 4; round++) {
    await makeOffers();
    states.push([await on.statusOf(entry), await on.statusOf(other)]);
    world.clock.advance(DAY_MS + MINUTE_MS);
  }
  expect(states).toEqual([
    ["OFFERED", "WAITING"],
    ["WAITING", "OFFERED"],
    ["OFFERED", "WAITING"],
    ["MISSED", "OFFERED"],
  ]);
  await makeOffers();
  expect(await on.statusOf(other)).toBe("MISSED");
  expect(codes(await reserve(eventId, first))).toBe("held");
  expect(world.mails.filter(({ subject }) => subject.startsWith("You’re off"))).toHaveLength(2);
});

it("a checkout that isn't paid gives the seats back to its offer, not to the hall", async () => {
  const { eventId, first, holders } = await on.soldOut(1);
  const one = fan();
  const entry = await on.join(one, eventId, first);
  await on.refund(holders[0] as never, eventId);
  await makeOffers();
  const accepted = await world.office.acceptOffer(one, { entryId: entry });
  if (accepted.outcome !== "held") throw new Error(accepted.outcome);
  await checkout(world.office.pay(one, accepted.reservationId));
  world.clock.advance(32 * MINUTE_MS);
  await world.office.reconcile();
  const offer = await on.offerOf(entry);
  expect([offer?.status, offer?.checkoutSessionId]).toEqual(["PENDING", null]);
  expect(codes(await reserve(eventId, first))).toBe("soldOut");
  await on.pay(one, accepted.reservationId);
  expect((await on.orderOf(one, eventId)).tickets).toHaveLength(1);
});

it("other seats do not replace an offer, and an offer replaces a hold", async () => {
  const { eventId, large, holder, one, entry } = await waitingForSmall();
  await held(world.office.reserve(one, wish(eventId, { [large]: 2 })));
  await on.refund(holder, eventId);
  await makeOffers();
  expect((await world.office.acceptOffer(one, { entryId: entry })).outcome).toBe("held");
  expect(await remaining(world.store, large)).toBe(9);
  expect(codes(await reserve(eventId, large, 1, one))).toBe("offerOpen");
});

it.each([
  ["alive", 0],
  ["over", 21],
] as const)("a hold of a guest who signs in does not cost them an offer that they accepted: %s", async (_, minutes) => {
  const { eventId, large, holder, one, entry } = await waitingForSmall();
  await on.refund(holder, eventId);
  await makeOffers();
  world.clock.advance(MINUTE_MS);
  const guest = visitor();
  const guests = await held(world.office.reserve(guest, wish(eventId, { [large]: 2 })));
  world.clock.advance(minutes * MINUTE_MS);
  const accepted = await world.office.acceptOffer(one, { entryId: entry });
  if (accepted.outcome !== "held") throw new Error(accepted.outcome);

  const both = { ...one, visitorId: guest.visitorId };
  await world.office.claim(both);
  await makeOffers();
  expect(await on.statusOf(entry)).toBe("OFFERED");
  expect(await world.office.hold(both, eventId)).toMatchObject({ reservationId: accepted.reservationId });
  expect(await remaining(world.store, large)).toBe(9);
  const [row] = await world.store.db.select().from(reservation).where(eq(reservation.id, guests));
  expect(row?.status).toBe(minutes > 0 ? "EXPIRED" : "CANCELED");
});

it("leaving passes the offer on, and a stranger cannot leave for somebody", async () => {
  const { eventId, first, holders } = await on.soldOut(1);
  const [one, two] = [fan(), fan()];
  const [entry, other] = [await on.join(one, eventId, first), await on.join(two, eventId, first)];
  await on.refund(holders[0] as never, eventId);
  await makeOffers();
  expect(await world.office.leaveList(two, { entryId: entry })).toBe("gone");
  expect(await world.office.acceptOffer(two, { entryId: entry })).toEqual({ outcome: "gone" });
  expect(await world.office.leaveList(one, { entryId: entry })).toBe("left");
  await makeOffers();
  expect([await on.statusOf(entry), await on.statusOf(other)]).toEqual(["LEFT", "OFFERED"]);
});

it("the oldest that fits is served, and one that takes fewer waits on for the rest", async () => {
  const { eventId, first, holders } = await on.soldOut(3);
  const [pair, some] = [fan(), fan()];
  const two = await on.join(pair, eventId, first, { quantity: 2 });
  const any = await on.join(some, eventId, first, { quantity: 2, fewer: true });
  await on.refund(holders[0] as never, eventId);
  await makeOffers();
  expect([await on.statusOf(two), await on.statusOf(any)]).toEqual(["WAITING", "OFFERED"]);
  const accepted = await world.office.acceptOffer(some, { entryId: any });
  if (accepted.outcome !== "held") throw new Error(accepted.outcome);
  await on.pay(some, accepted.reservationId);
  await makeOffers();
  expect((await world.office.waitEntry(some, { entryId: any }))?.quantity).toBe(1);
  await on.refund(holders[1] as never, eventId);
  await on.refund(holders[2] as never, eventId);
  await makeOffers();
  expect(await on.statusOf(two)).toBe("OFFERED");
});

it("in the last three hours seats that come free are for everybody", async () => {
  const startAt = new Date(world.clock.now().getTime() + 5 * 60 * MINUTE_MS);
  const { eventId, first, holders } = await on.soldOut(1, { startAt, doorsAt: startAt });
  const entry = await on.join(fan(), eventId, first);
  world.clock.advance(2 * 60 * MINUTE_MS + MINUTE_MS);
  await on.refund(holders[0] as never, eventId);
  expect(codes(await reserve(eventId, first))).toBe("held");
  await makeOffers();
  expect(await on.statusOf(entry)).toBe("OVER");
  expect(codes(await reserve(eventId, first))).toBe("soldOut");
});

it("a night that is called off ends its list and its offers", async () => {
  const { eventId, first, holders } = await on.soldOut(2);
  const [one, two] = [fan(), fan()];
  const [entry, other] = [await on.join(one, eventId, first), await on.join(two, eventId, first)];
  await on.refund(holders[0] as never, eventId);
  await makeOffers();
  world.mails.length = 0;
  await world.office.cancelEvent(eventId, "office");
  await makeOffers();
  expect(await on.offerOf(entry)).toBeUndefined();
  expect([await on.statusOf(entry), await on.statusOf(other)]).toEqual(["OVER", "OVER"]);
  for (const { user } of [one, two]) expect(world.mails.filter(({ to }) => to === user?.email)).toHaveLength(1);
});

it("a night that is called off while it has no date tells its list, however long ago its old date was", async () => {
  const { eventId, first } = await on.soldOut(1);
  const entry = await on.join(fan(), eventId, first);
  const past = new Date(world.clock.now().getTime() - 20 * DAY_MS);
  const row = { status: "POSTPONED", scheduleTbd: true, startAt: past, doorsAt: past, endAt: past } as const;
  await world.store.db.update(event).set(row).where(eq(event.id, eventId));
  await world.office.cancelEvent(eventId, "office");
  await makeOffers();
  expect(await on.statusOf(entry)).toBe("OVER");
  const sent = await world.store.db.select().from(outbox).where(eq(outbox.ref, entry));
  expect(sent.map(({ template }) => template)).toContain("wait_over");
});

it("one round offers all seats that came back, also after the last seat of a phase", async () => {
  const { eventId, first, holders } = await on.soldOut(2);
  const { phase } = terms(world.store, world.clock.now());
  await phase(eventId, { [first]: { cents: 600, seats: 1 } });
  await phase(eventId, { [first]: { cents: 800 } });
  const entries = [await on.join(fan(), eventId, first), await on.join(fan(), eventId, first)];
  for (const holder of holders) await on.refund(holder, eventId);

  await makeOffers();
  const offers = await Promise.all(entries.map(on.offerOf));
  expect(offers.map((offer) => offer?.totalCents)).toEqual([600, 800]);
});
