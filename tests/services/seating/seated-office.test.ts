/** Seats by name and by number through the whole box office: held, paid, named on tickets, refunded, given away. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkLedger } from "../../../server/store/upkeep/ledger-check";
import { MINUTE_MS, testStore } from "../../store";
import { boxOfficeWorld, checkout, held, visitor, type World, wish } from "../box-office/box-office-world";
import { benchesOf, claimsOf, hall } from "./hall";

let world: World;
let made: Awaited<ReturnType<typeof hall>>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
});
afterAll(async () => {
  expect(await checkLedger(world.store.db)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  const tiers = [{ capacity: 100 }, { capacity: 100, cents: 2_000 }];
  made = await hall(world.store, world.clock.now(), tiers, [{ tiers: [0], benches: ["000000", "000000"] }]);
});

const places = (...named: string[]) => ({
  eventId: made.eventId,
  ticketQuantities: [{ ticketDefinitionId: made.first, quantity: named.length, places: named }],
});
const placesOf = (all: { seat?: { placeId: string } | undefined }[]) => all.map(({ seat }) => seat?.placeId).sort();

async function bought(fan: ReturnType<typeof visitor>, request: Parameters<World["office"]["reserve"]>[1]) {
  const id = await held(world.office.reserve(fan, request));
  expect(await world.payAt(await checkout(world.office.pay(fan, id)))).toBe(303);
  await world.deliver("checkout.session.completed");
  return world.office.tickets(fan, made.eventId);
}

it("the first request of a process finds out that the night is sold by seat", async () => {
  const answer = await world.office.reserve(visitor(), wish(made.eventId, { [made.first]: 2, [made.second]: 1 }));
  const lines = answer.outcome === "held" ? answer.reservation.reservations : [];
  expect(lines.map(({ seats }) => seats?.map(({ placeId }) => placeId))).toEqual([["1-A-3", "1-A-4"], undefined]);
});

describe("A hold", () => {
  it("names its seats, and says whether they are together", async () => {
    const fan = visitor();
    await held(world.office.reserve(fan, places("1-A-1", "1-B-2")));
    expect(await world.office.hold(fan, made.eventId)).toMatchObject({
      together: false,
      lines: [
        {
          seats: [
            { placeId: "1-A-1", sectionLabel: "Section 1", rowLabel: "A", seatLabel: "1", entrance: "Gate 1" },
            { placeId: "1-B-2" },
          ],
        },
      ],
    });
    await held(world.office.reserve(fan, places("1-A-1", "1-A-2")));
    expect(await world.office.hold(fan, made.eventId)).toMatchObject({ together: true });
    expect(await benchesOf(world.store, made.eventId)).toEqual(["110000", "000000"]);
  });

  it("is refused by name", async () => {
    await held(world.office.reserve(visitor(), places("1-A-1", "1-A-2")));
    expect(await world.office.reserve(visitor(), places("1-A-2", "1-A-3"))).toEqual({
      outcome: "refused",
      problems: [{ definitionId: made.first, code: "placeTaken", places: ["1-A-2"] }],
    });
    expect(await world.office.reserve(visitor(), places("1-A-99", "1-A-3"))).toEqual({
      outcome: "refused",
      problems: [{ definitionId: made.first, code: "placeUnknown", places: ["1-A-99"] }],
    });
  });

  it("of the same form is found again, and another choice under its key is not", async () => {
    const fan = visitor();
    const once = { ...places("1-A-1"), clientKey: "one-form-of-a-fan" };
    const first = await held(world.office.reserve(fan, once));
    expect(await held(world.office.reserve(fan, once))).toBe(first);
    const other = await held(world.office.reserve(fan, { ...places("1-A-2"), clientKey: "one-form-of-a-fan" }));
    expect(other).not.toBe(first);
    expect((await claimsOf(world.store, made.eventId)).map(({ seat }) => seat)).toEqual([102]);
  });

  it("gives its seats back when it is canceled", async () => {
    const fan = visitor();
    await world.office.cancel(fan, await held(world.office.reserve(fan, places("1-A-1"))));
    expect(await claimsOf(world.store, made.eventId)).toEqual([]);
  });
});

describe("Tickets", () => {
  it("have the seats that were held", async () => {
    const tickets = await bought(visitor({}), places("1-A-5", "1-A-6"));
    expect(placesOf(tickets)).toEqual(["1-A-5", "1-A-6"]);
  });

  it("that are refunded give back their seat, and no other", async () => {
    const tickets = await bought(visitor({}), places("1-A-1", "1-A-2"));
    const gone = tickets.find(({ seat }) => seat?.placeId === "1-A-1");
    const o = { orderNumber: gone?.orderNumber ?? "", ticketNumbers: [gone?.ticketNumber ?? ""] };
    await world.office.cancelOrder({ ...o, actor: "office", reason: "requested" });
    expect(await benchesOf(world.store, made.eventId)).toEqual(["010000", "000000"]);
  });

  it("keep their seat when they are given away", async () => {
    const fan = visitor({});
    const [ticket] = await bought(fan, places("1-B-4"));
    const to = { email: "nia@example.com", name: "Nia" };
    expect(await world.office.transfer(fan, ticket?.ticketNumber ?? "", to)).toBe("transferred");
    const nia = visitor({ email: to.email });
    await world.office.claim(nia);
    expect(placesOf(await world.office.tickets(nia, made.eventId))).toEqual(["1-B-4"]);
  });
});

describe("Money that comes after the hold's end", () => {
  async function late(rival?: Parameters<World["office"]["reserve"]>[1]) {
    const fan = visitor({});
    const id = await held(world.office.reserve(fan, places("1-A-1", "1-A-2")));
    const url = await checkout(world.office.pay(fan, id));
    expect(await world.payAt(url)).toBe(303);
    world.clock.advance(32 * MINUTE_MS);
    await world.silence();
    if (rival) await held(world.office.reserve(visitor(), rival));
    await world.deliver("checkout.session.completed");
    return world.office.tickets(fan, made.eventId);
  }

  it("still buys these very seats if they are free", async () => {
    expect(placesOf(await late(places("1-B-1")))).toEqual(["1-A-1", "1-A-2"]);
  });

  it("goes back if one of them is gone, with a link to the seats around them", async () => {
    expect(await late(places("1-A-2"))).toEqual([]);
    await world.office.drained();
    expect(world.mails.at(-1)?.text).toContain(`/tickets/event/${made.eventId}/seats/1`);
  });
});
