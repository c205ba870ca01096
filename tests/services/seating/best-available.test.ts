/** Which seats a request gets: the best that are together, and only as many pieces as there must be. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reserveStatement, type SeatLine } from "../../../server/services/box-office/reserving/reserve-statement";
import type { WantedSeats } from "../../../server/services/box-office/reserving/seat-stock";
import type { Store } from "../../../server/store/db";
import { frozenNow, MINUTE_MS, testStore } from "../../store";
import { benchesOf, claimsOf, hall } from "./hall";

let store: Store;
beforeAll(async () => {
  store = await testStore();
});
afterAll(() => store.close());

type Ask = { wanted: WantedSeats[]; accessible?: number; together?: "must"; visitorId?: string };

/** Sends all requests as one statement; returns each one's seats, or what prevented it. */
async function ask(eventId: string, asks: Ask[], now = frozenNow) {
  const rows = await store.prepared<SeatLine>(
    reserveStatement({
      eventId,
      now,
      expires: new Date(now.getTime() + 20 * MINUTE_MS),
      seated: true,
      asking: asks.map((one) => ({
        ...{ id: randomUUID(), visitorId: randomUUID(), userId: null, clientKey: randomUUID() },
        ...one,
      })),
    }),
  );
  return asks.map((_, index) => {
    const lines = rows.filter(({ n }) => n === index + 1);
    return lines[0]?.ok ? lines.flatMap(({ seats }) => seats ?? []) : (lines[0]?.problem ?? "short");
  });
}

/** A night with one tier over one zone; `seat` asks for some by number. */
async function oneZone(benches: string[], mid?: number) {
  const made = await hall(
    store,
    frozenNow,
    [{ capacity: 1_000 }],
    [{ tiers: [0], benches, ...(mid !== undefined && { mid }) }],
  );
  const seats = (quantity: number, more: Partial<Ask> = {}): Ask => ({
    wanted: [{ definitionId: made.first, quantity }],
    ...more,
  });
  const named = (...numbers: number[]): Ask => ({
    wanted: [{ definitionId: made.first, quantity: numbers.length, seats: numbers }],
  });
  return { ...made, seats, named };
}

describe("seats by number", () => {
  it("are the middle of the best bench, and the next request gets the next best", async () => {
    const { eventId, seats } = await oneZone(["0000000000", "0000000000"]);
    expect(await ask(eventId, [seats(2), seats(2), seats(4), seats(4)])).toEqual([
      [105, 106],
      [103, 104],
      [107, 108, 109, 110],
      [204, 205, 206, 207],
    ]);
    expect(await benchesOf(store, eventId)).toEqual(["0011111111", "0001111000"]);
  });

  const choices: [benches: string[], n: number, chosen: number[], why: string][] = [
    [["00000"], 2, [101, 102], "no lone seat is left, even if the middle would be nearer"],
    [["000"], 2, [101, 102], "a lone seat is left if it cannot be helped"],
    [["0010"], 2, [101, 102], "a taken seat divides the bench"],
    [["01", "000"], 2, [201, 202], "a better bench without room for all gives way to a worse one with room"],
    [["0", "0", "00"], 2, [301, 302], "a group sits together as long as any bench has room"],
    [["00 00"], 3, [101, 102, 104], "a gap divides, too: in pieces, near each other"],
    [["0000", "0000"], 5, [101, 102, 103, 201, 202], "nobody sits alone if it can be helped"],
    [["00", "00", "00"], 6, [101, 102, 201, 202, 301, 302], "as few pieces as possible"],
    [["00ac00"], 2, [101, 102], "accessible and companions' seats are left alone"],
  ];
  it.each(choices)("%j for %i: %j, since %s", async (benches, n, chosen) => {
    const { eventId, seats } = await oneZone(benches);
    expect(await ask(eventId, [seats(n)])).toEqual([chosen]);
  });

  it("are nearest to the middle of the hall, not of what is free", async () => {
    const { eventId, seats } = await oneZone(["000000"], 0);
    expect(await ask(eventId, [seats(2)])).toEqual([[101, 102]]);
  });

  it("are refused with the number that is left, and with the longest row for a group that must not be split", async () => {
    const { eventId, seats } = await oneZone(["000", "00"]);
    expect(await ask(eventId, [seats(4, { together: "must" }), seats(6), seats(5)])).toEqual([
      expect.objectContaining({ code: "notTogether", n: 3 }),
      expect.objectContaining({ code: "short", n: 5 }),
      [101, 102, 103, 201, 202],
    ]);
  });

  it("of several tiers of a zone lie together", async () => {
    const night = await hall(
      store,
      frozenNow,
      [{ capacity: 9 }, { capacity: 9 }],
      [{ tiers: [0, 1], benches: ["0000"] }],
    );
    const wanted = [
      { definitionId: night.first, quantity: 2 },
      { definitionId: night.second, quantity: 1 },
    ];
    const [seats] = await ask(night.eventId, [{ wanted }]);
    expect(Array.isArray(seats) && seats.sort()).toEqual([101, 102, 103]);
  });

  it("obey the tier's own limit, which may be less than the hall", async () => {
    const night = await hall(store, frozenNow, [{ capacity: 1 }], [{ tiers: [0], benches: ["0000"] }]);
    expect(await ask(night.eventId, [{ wanted: [{ definitionId: night.first, quantity: 2 }] }])).toEqual(["short"]);
  });

  it("can be requested together with tickets without a seat", async () => {
    const night = await hall(store, frozenNow, [{ capacity: 9 }, { capacity: 9 }], [{ tiers: [0], benches: ["000"] }]);
    const wanted = [
      { definitionId: night.first, quantity: 2 },
      { definitionId: night.second, quantity: 4 },
    ];
    expect(await ask(night.eventId, [{ wanted }])).toEqual([[101, 102]]);
  });
});

describe("accessible places", () => {
  it("come with companions beside them, and only when asked for", async () => {
    const { eventId, seats } = await oneZone(["caac00", "0000"]);
    expect(
      await ask(eventId, [seats(3, { accessible: 1 }), seats(1, { accessible: 1 }), seats(1, { accessible: 1 })]),
    ).toEqual([[103, 104, 105], [102], { code: "noAccessible" }]);
  });

  it("are given for any number in a zone that has nothing else", async () => {
    const { eventId, seats } = await oneZone(["ca", "ac"]);
    expect(await ask(eventId, [seats(2), seats(1)])).toEqual([[101, 102], [201]]);
  });
});

describe("seats by name", () => {
  it("are exactly these, and a second request for one of them learns which is gone", async () => {
    const { eventId, named } = await oneZone(["0000", "0000"]);
    expect(await ask(eventId, [named(101, 203), named(203, 204), named(204)])).toEqual([
      [101, 203],
      { code: "placeTaken", seats: [203] },
      [204],
    ]);
    expect((await claimsOf(store, eventId)).map(({ seat }) => seat)).toEqual([101, 203, 204]);
  });

  it("are refused at a gap, beyond a bench, in another zone, and twice", async () => {
    const night = await hall(
      store,
      frozenNow,
      [{ capacity: 9 }, { capacity: 9 }],
      [
        { tiers: [0], benches: ["0 0"] },
        { tiers: [1], benches: ["000"] },
      ],
    );
    const named = (...seats: number[]): Ask => ({
      wanted: [{ definitionId: night.first, quantity: seats.length, seats }],
    });
    const gone = (...seats: number[]) => ({ code: "placeTaken", seats });
    expect(
      await ask(night.eventId, [named(102), named(104), named(201), named(999), named(100), named(101, 101)]),
    ).toEqual([gone(102), gone(104), gone(201), gone(999), gone(100), gone(101)]);
  });

  it("let a companion sit only beside somebody who needs one", async () => {
    const { eventId, named } = await oneZone(["ca0", "c0"]);
    expect(await ask(eventId, [named(101), named(201, 102), named(101, 102)])).toEqual([
      { code: "companionAlone", seats: [101] },
      { code: "companionAlone", seats: [201] },
      [101, 102],
    ]);
  });

  it("leave the companions of the bench's other wheelchair places to them", async () => {
    const { eventId, named } = await oneZone(["caccaccac", "cc accc"]);
    const all = [101, 102, 103, 104, 106, 107, 109];
    expect(await ask(eventId, [named(...all), named(102, 104), named(201, 202, 204, 205, 206, 207)])).toEqual([
      { code: "companionAlone", seats: [106, 107, 109] },
      { code: "companionAlone", seats: [104] },
      { code: "companionAlone", seats: [201, 202, 205, 206, 207] },
    ]);
    expect(await ask(eventId, [named(104, 102, 103, 101), named(105, 106), named(201, 204, 202)])).toEqual([
      [104, 102, 103, 101],
      [105, 106],
      [201, 204, 202],
    ]);
  });
});

describe("a fan's former seats", () => {
  it("are free for them alone, and for all once the new ones are held", async () => {
    const { eventId, seats, named } = await oneZone(["0000"]);
    const visitorId = randomUUID();
    await ask(eventId, [seats(3, { visitorId })]);
    expect(await ask(eventId, [seats(4), seats(4, { visitorId })])).toEqual([
      expect.objectContaining({ code: "short" }),
      [101, 102, 103, 104],
    ]);
    expect(await ask(eventId, [{ ...named(104), visitorId }, seats(3)])).toEqual([[104], [101, 102, 103]]);
  });

  it("go to others after the hold's end, at the next request", async () => {
    const { eventId, seats } = await oneZone(["0000"]);
    await ask(eventId, [seats(4)]);
    const later = new Date(frozenNow.getTime() + 21 * MINUTE_MS);
    expect(await ask(eventId, [seats(2)], later)).toEqual([[101, 102]]);
    expect(await benchesOf(store, eventId)).toEqual(["1100"]);
  });
});
