/** Waiting lists and returned tickets through the product API: ours, and that of a site without a store of its own. */
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";
import { contract, type waitingRows } from "../../server/product-api/contract";
import { night as madeNight, SITE, visitor } from "../services/box-office/box-office-world";
import { waitingWorld } from "../services/waiting/waiting-world";
import { MINUTE_MS } from "../store";
import { ABSENT, type Ask, apiRequest, fieldsOf, refusal } from "./contract-suite";
import { type Answering, apiWorld } from "./world";

type Row = keyof typeof waitingRows;
type Answer<K extends Row> = z.infer<(typeof contract)[K]["response"]>;

const world = await apiWorld();
const server = await world.serve(world.call);
afterAll(() => world.close());
const on = waitingWorld(world.office);
const ways: [name: string, answer: Answering][] = [
  ["our own services", world.call],
  ["a site that sells for another one", world.through(server.origin)],
];

const HOUR_MS = 60 * MINUTE_MS;

let fans = 0;
/** A fan with tokens: as they ask, and as the services see them. */
async function someone() {
  const userId = `waiting${++fans}`;
  const email = `${userId}@example.com`;
  return { bearer: await world.pool.fan(userId), email, visitor: visitor({ userId, email }, `user:${userId}`) };
}

describe.each(ways)("%s", (_, answer) => {
  const ask = (path: string, o: Ask) => answer(apiRequest(`${SITE}/api${path}`, o));
  async function good<K extends Row>(row: K, o: Ask, path: string = contract[row].path): Promise<Answer<K>> {
    const response = await ask(path, o);
    const json: unknown = await response.json();
    const { status, method }: { status?: number; method: string } = contract[row];
    expect([response.status, json]).toEqual([status ?? (method === "POST" ? 201 : 200), expect.anything()]);
    expect(contract[row].response.parse(json)).toEqual(json);
    return json as Answer<K>;
  }
  const join = (eventId: string, tier: string, over: object = {}) => ({
    ...{ eventId, ticketDefinitionIds: [tier], quantity: 1, fewer: false },
    ...over,
  });
  const { path: listPath } = contract.joinWaitingList;
  let night: Awaited<ReturnType<typeof on.soldOut>>;
  beforeEach(async () => {
    // Returns begin when the refund rule has ended, two days before the show.
    const startAt = new Date(world.clock.now().getTime() + 40 * HOUR_MS);
    night = await on.soldOut(1, { startAt, doorsAt: startAt });
  });

  it("a fan joins at once, is offered the seat that comes free, accepts it, and another fan sees nothing of it", async () => {
    const { eventId, first } = night;
    const [fan, other] = [await someone(), await someone()];
    const { bearer } = fan;
    const { status, entryId } = await good("joinWaitingList", { bearer, body: join(eventId, first) });
    expect(status).toBe("joined");
    const access = { bearer, body: { entryId } };
    const entry = await good("openWaitEntry", access);
    expect(entry).toMatchObject({ status: "WAITING", position: 1, offer: null, ticketDefinitionIds: [first] });
    const mine = await good("listWaitEntries", { bearer }, `${listPath}?eventId=${eventId}`);
    expect(mine.entries).toEqual([entry]);
    expect((await good("listWaitEntries", { bearer: other.bearer })).entries).toEqual([]);
    expect((await good("getWaitingList", {}, `${listPath}/${eventId}`)).waiting).toBe(1);
    expect(await good("confirmWaitEntry", access)).toEqual({ status: "joined" });
    await refusal(await ask(contract.acceptOffer.path, access), 404);

    await on.refund(night.holders[0] as typeof fan.visitor, eventId);
    await world.office.office.makeOffers();
    const { offer } = await good("openWaitEntry", access);
    expect(offer).toMatchObject({ totalCents: 4_900, currency: "USD", lines: [{ definitionId: first, quantity: 1 }] });
    for (const row of ["openWaitEntry", "confirmWaitEntry", "acceptOffer", "leaveWaitingList"] as const) {
      const foreign = await ask(contract[row].path, { ...access, bearer: other.bearer });
      const absent = await ask(contract[row].path, { bearer, body: { entryId: ABSENT } });
      expect(await refusal(foreign, 404)).toEqual(await refusal(absent, 404));
    }
    const accepted = await good("acceptOffer", access);
    expect(accepted).toEqual({ eventId, reservationId: offer?.reservationId });
    const held = await ask(`/v1/tickets/reservation/${accepted.reservationId}`, { bearer });
    expect(held.status).toBe(200);
    expect(await good("leaveWaitingList", access)).toEqual({ status: "left" });
    expect((await good("listWaitEntries", { bearer })).entries).toEqual([]);
  });

  it("a guest confirms by the mail's key, which opens the entry for any bearer", async () => {
    const { eventId, first } = night;
    const [bearer, email] = [await world.pool.guest("gil"), `guest${++fans}@example.com`];
    const joined = await good("joinWaitingList", { bearer, body: join(eventId, first, { email }) });
    expect(joined).toEqual({ status: "confirm", entryId: null });
    await world.office.office.drained();
    const [link] = on.linksTo(email);
    await refusal(await ask(contract.openWaitEntry.path, { bearer, body: { entryId: link?.entryId } }), 404);
    await refusal(await ask(contract.openWaitEntry.path, { bearer, body: { ...link, key: "wrong" } }), 404);
    const access = { bearer: await world.pool.guest("another browser"), body: link };
    expect((await good("openWaitEntry", access)).status).toBe("UNCONFIRMED");
    expect(await good("confirmWaitEntry", access)).toEqual({ status: "joined" });
    expect((await good("openWaitEntry", access)).position).toBe(1);
    await good("leaveWaitingList", access);
    const over = await refusal(await ask(contract.confirmWaitEntry.path, access), 409);
    expect(over.errors).toMatchObject([{ code: "closed" }]);
  });

  it("names the field and the tier of what it refuses", async () => {
    const { eventId, first } = night;
    const { bearer } = await someone();
    const refused = async (body: object, status: number) =>
      refusal(await ask(listPath, { bearer: await world.pool.guest(`gus ${++fans}`), body }), status);
    expect(fieldsOf(await refused(join(eventId, first), 400))).toEqual(["email"]);
    for (const email of ["\ud800", "a\0@example.com"])
      expect(fieldsOf(await refused(join(eventId, first, { email }), 400))).toEqual(["email"]);
    const email = `x${++fans}@example.com`;
    const another = `x${++fans}@example.com`;
    expect(await refused(join(eventId, first, { email, quantity: 9 }), 400)).toMatchObject({
      errors: [{ field: "quantity", code: "limit", n: 8 }],
    });
    const tiers = [{ capacity: 1 }, { capacity: 1, limit: 4 }, { capacity: 1, limit: 2 }];
    const limited = await madeNight(world.office.store, world.clock.now(), tiers);
    const wanted = { email: `x${++fans}@example.com`, ticketDefinitionIds: limited.ids };
    expect((await refused(join(limited.eventId, "", { ...wanted, quantity: 6 }), 400)).errors).toMatchObject([
      { field: "ticketDefinitionIds.1", code: "limit", n: 4 },
      { field: "ticketDefinitionIds.2", code: "limit", n: 2 },
    ]);
    expect((await refused(join(limited.eventId, "", { ...wanted, quantity: 3 }), 400)).errors).toMatchObject([
      { field: "ticketDefinitionIds.2", code: "limit", n: 2 },
    ]);
    expect(fieldsOf(await refused(join(eventId, ABSENT, { email: another }), 400))).toEqual(["ticketDefinitionIds"]);
    await refused(join(ABSENT, first, { email: another }), 404);
    await on.refund(night.holders[0] as Awaited<ReturnType<typeof someone>>["visitor"], eventId);
    const free = await refusal(await ask(listPath, { bearer, body: join(eventId, first) }), 409);
    expect(free.errors).toMatchObject([{ field: "ticketDefinitionIds.0", code: "onSale" }]);
  });

  it("a ticket is given back, seen by its fan alone, and taken back", async () => {
    const { eventId, first } = night;
    const [seller, other] = [await someone(), await someone()];
    await on.refund(night.holders[0] as typeof seller.visitor, eventId);
    await on.buy(seller.visitor, eventId, { [first]: 1 });
    const [ticket] = (await on.orderOf(seller.visitor, eventId)).tickets;
    const { bearer } = seller;
    const body = { ticketNumber: ticket?.ticketNumber };
    const find = { bearer, body: { eventId } };
    expect(await good("findReturns", find)).toEqual({ listed: [], may: [body.ticketNumber] });
    for (const row of ["listReturn", "withdrawReturn"] as const) {
      const foreign = await ask(contract[row].path, { bearer: other.bearer, body });
      const absent = await ask(contract[row].path, { bearer, body: { ticketNumber: "AAAA-BBBB-CC021" } });
      expect(await refusal(foreign, 404)).toEqual(await refusal(absent, 404));
    }
    expect(await good("listReturn", { bearer, body })).toEqual({ status: "listed" });
    expect(await good("findReturns", find)).toEqual({
      listed: [{ ...body, priceCents: 4_900, backCents: 4_900, takenUntil: null }],
      may: [],
    });
    expect(await good("findReturns", { ...find, bearer: other.bearer })).toEqual({ listed: [], may: [] });
    const { entryId } = await good("joinWaitingList", { bearer: other.bearer, body: join(eventId, first) });
    await world.office.office.makeOffers();
    expect((await good("openWaitEntry", { bearer: other.bearer, body: { entryId } })).offer?.totalCents).toBe(4_900);
    expect(await good("withdrawReturn", { bearer, body })).toEqual({ status: "taken" });
    expect((await good("findReturns", find)).listed[0]?.takenUntil).not.toBeNull();
    await good("leaveWaitingList", { bearer: other.bearer, body: { entryId } });
    expect(await good("withdrawReturn", { bearer, body })).toEqual({ status: "withdrawn" });

    world.clock.advance(39 * HOUR_MS);
    const late = await refusal(await ask(contract.listReturn.path, { bearer, body }), 409);
    expect(late.errors).toMatchObject([{ field: "ticketNumber", code: "late" }]);
  });

  it("a guest gives a ticket back with the key of the order", async () => {
    const { eventId, first } = night;
    await on.refund(night.holders[0] as Awaited<ReturnType<typeof someone>>["visitor"], eventId);
    const guest = visitor();
    const reservationId = await on.buy(guest, eventId, { [first]: 1 });
    const paid = await world.office.office.returned(guest, reservationId);
    if (paid?.status !== "paid") throw new Error("Not paid");
    const orders = [{ orderNumber: paid.orderNumber, key: paid.key }];
    const bearer = await world.pool.guest("gwen");
    const { may } = await good("findReturns", { bearer, body: { eventId, orders } });
    expect(may).toHaveLength(1);
    const [ticketNumber] = may;
    await refusal(await ask(contract.listReturn.path, { bearer, body: { ticketNumber } }), 404);
    expect(await good("listReturn", { bearer, body: { ticketNumber, orders } })).toEqual({ status: "listed" });
    expect(await good("withdrawReturn", { bearer, body: { ticketNumber, orders } })).toEqual({ status: "withdrawn" });
  });
});

it("counts forms for each visitor", async () => {
  const { eventId, first } = await on.soldOut(1);
  const { bearer } = await someone();
  const body = { eventId, ticketDefinitionIds: [first], quantity: 1 };
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++) {
    const response = await world.call(apiRequest(`${SITE}/api/v1/waiting-list`, { bearer, body }));
    statuses.push(response.status);
    await response.body?.cancel();
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

it("a refusal is no failure: nothing was reported", () => {
  expect([...world.reported, ...world.office.reports]).toEqual([]);
});
