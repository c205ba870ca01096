/** New nights and copies: drafts on the venue's clock, without anything that was sold. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { COPIED_PARTS } from "../../../app/domain/office/nights/copied-parts";
import { listOf } from "../../../server/services/nights/night-items";
import { wallTime } from "../../../server/services/nights/wall-times";
import { event } from "../../../server/store/schema";
import { night } from "../box-office/box-office-world";
import { ALL, deed, EDIE, type NightOffice, nightOffice } from "./night-office";

let office: NightOffice;
beforeAll(async () => {
  office = await nightOffice({ seeded: true });
});
afterAll(() => office.world.close());

async function soldNight() {
  const { rows } = await office.nights.list({ ...ALL, when: "coming" });
  const model = rows.find(({ seats, status }) => seats.capacity > 0 && status === "SCHEDULED");
  if (!model) throw new Error("The seed has no night with tiers");
  return model;
}

it("a new night is a draft with the tiers of another one, which sell until its own bell", async () => {
  const { nights } = office;
  const model = await soldNight();
  const { places, shows } = await nights.choices();
  const place = places.find(({ timeZoneId }) => timeZoneId === "America/New_York");
  const by = { actor: EDIE, deedId: deed() };
  const asked = {
    ...{ title: "Château Brawl", showId: shows[0]?.id, venueId: place?.id ?? "" },
    ...{ startAt: "2026-07-04T19:30:00-04:00", tiersOf: model.id },
  };
  const made = await nights.createNight({ ...by, ...asked });
  if (made.kind !== "made") throw new Error(JSON.stringify(made));
  const again = await nights.createNight({ ...by, ...asked });
  expect(again).toEqual(made);
  const found = await nights.nightItem(made.ids[0] ?? "");
  expect(found?.item).toMatchObject({
    ...{ status: "DRAFT", slug: "chateau-brawl-2026-07-04", startAt: "2026-07-04T19:30-04:00" },
    ...{ doorsAt: "2026-07-04T18:30-04:00", timeZoneId: "America/New_York" },
  });
  const row = (await nights.night(made.ids[0] ?? ""))?.tiers ?? [];
  expect(row.length).toBeGreaterThan(0);
  expect(row.every(({ sold, held }) => sold + held === 0)).toBe(true);
});

it.each([
  // The sixtieth letter of the address is a hyphen.
  ["Alexander the Very Great against the Last Champion of Texas in a Cage", /^alexander-.*-texas-2026-07-04$/],
  ["東京の夜", /^night-2026-07-04$/],
])("a title of any words makes an address: %s", async (title, slug) => {
  const { nights } = office;
  const place = (await nights.choices()).places.find(({ timeZoneId }) => timeZoneId === "America/New_York");
  const made = await nights.createNight({
    ...{ actor: EDIE, deedId: deed(), title, showId: undefined, venueId: place?.id ?? "" },
    ...{ startAt: "2026-07-04T19:30-04:00", tiersOf: undefined },
  });
  if (made.kind !== "made") throw new Error(JSON.stringify(made));
  const { item } = (await nights.nightItem(made.ids[0] ?? "")) ?? {};
  expect(item?.slug).toMatch(slug);
});

it.each(["9999-12-31T23:59", "0027-03-05T19:30", "12027-03-05T19:30"])("a mistyped year is refused: %s", (typed) => {
  expect(office.nights.readTime(typed, "America/Chicago")).toEqual({ says: "is not a date with a time" });
});

it("copies keep the venue's local hour across a clock change, and begin as drafts without results", async () => {
  const { nights } = office;
  const model = await soldNight();
  const wall = wallTime(model.startAt, model.timeZoneId).slice("2026-05-02T".length);
  const dates = [`2026-10-30T${wall}`, `2026-11-06T${wall}`];
  const by = { actor: EDIE, deedId: deed() };
  const made = await nights.duplicateNight(model.id, { ...by, dates, parts: new Set(COPIED_PARTS) });
  if (made?.kind !== "made") throw new Error(JSON.stringify(made));
  expect(made.ids).toHaveLength(2);
  expect(await nights.duplicateNight(model.id, { ...by, dates, parts: new Set(COPIED_PARTS) })).toEqual(made);

  const original = await nights.nightItem(model.id);
  for (const [index, id] of made.ids.entries()) {
    const found = await nights.night(id);
    expect(found?.night.status).toBe("DRAFT");
    expect(wallTime(found?.night.startAt ?? new Date(0), model.timeZoneId)).toBe(dates[index]);
    expect(found?.tiers.every(({ sold, held }) => sold + held === 0)).toBe(true);
    const copy = await nights.nightItem(id);
    expect(copy?.item.about).toBe(original?.item.about);
    expect(copy?.item.tiers).toHaveLength(listOf(original?.item.tiers).length);
    expect(JSON.stringify(copy?.item.card)).not.toContain("result");
  }
});

it("copies only what was asked for", async () => {
  const { nights } = office;
  const model = await soldNight();
  const o = { actor: EDIE, deedId: deed(), dates: ["2026-12-01T20:00"], parts: new Set(["card"] as const) };
  const made = await nights.duplicateNight(model.id, o);
  if (made?.kind !== "made") throw new Error(JSON.stringify(made));
  const copy = await nights.nightItem(made.ids[0] ?? "");
  expect(copy?.item).toMatchObject({ about: "", description: "", tiers: [] });
  expect(copy?.item.seatingPlanId).toBeUndefined();
});

/** In New York the clocks go forward at 2 on 14 March 2027, and back on 7 November. */
const NEW_YORK = { timeZoneId: "America/New_York", startAt: new Date("2027-03-06T23:30-05:00") };

it("a new night keeps its length when the clocks change before its end", async () => {
  const { nights } = office;
  const place = (await nights.choices()).places.find(({ timeZoneId }) => timeZoneId === NEW_YORK.timeZoneId);
  const made = await nights.createNight({
    ...{ actor: EDIE, deedId: deed(), title: "Late Show", showId: undefined, venueId: place?.id ?? "" },
    ...{ startAt: "2027-03-13T23:30-05:00", tiersOf: undefined },
  });
  if (made.kind !== "made") throw new Error(JSON.stringify(made));
  expect((await nights.nightItem(made.ids[0] ?? ""))?.item).toMatchObject({
    ...{ startAt: "2027-03-13T23:30-05:00", doorsAt: "2027-03-13T22:30-05:00", endAt: "2027-03-14T03:15-04:00" },
  });
});

it("copies keep the length of a late show, and its sales, when the clocks change before its end", async () => {
  const { nights, world } = office;
  const sales = [
    { saleStart: new Date("2027-03-01T02:30-05:00"), saleEnd: new Date("2027-03-07T02:15-05:00") },
    { saleStart: new Date("2027-02-28T01:30-05:00"), saleEnd: NEW_YORK.startAt },
  ];
  const { eventId } = await night(
    world.store,
    world.clock.now(),
    sales.map((sale) => ({ capacity: 5, ...sale })),
    { ...NEW_YORK, doorsAt: new Date("2027-03-06T22:30-05:00"), endAt: new Date("2027-03-07T02:15-05:00") },
  );
  const dates = ["2027-03-13T23:30", "2027-03-20T23:30", "2027-11-06T23:30", "2027-11-13T23:30-05:00"];
  const made = await nights.duplicateNight(eventId, {
    ...{ actor: EDIE, deedId: deed(), dates, parts: new Set(COPIED_PARTS) },
  });
  if (made?.kind !== "made") throw new Error(JSON.stringify(made));
  const items = await Promise.all(made.ids.map(async (id) => (await nights.nightItem(id))?.item));
  expect(items.map((item) => [item?.startAt, item?.doorsAt, item?.endAt])).toEqual([
    ["2027-03-13T23:30-05:00", "2027-03-13T22:30-05:00", "2027-03-14T03:15-04:00"],
    ["2027-03-20T23:30-04:00", "2027-03-20T22:30-04:00", "2027-03-21T02:15-04:00"],
    ["2027-11-06T23:30-04:00", "2027-11-06T22:30-04:00", "2027-11-07T01:15-05:00"],
    ["2027-11-13T23:30-05:00", "2027-11-13T22:30-05:00", "2027-11-14T02:15-05:00"],
  ]);
  // One tier sells until the end, the other until the bell.
  for (const item of items)
    expect(listOf(item?.tiers).map(({ saleEnd }) => saleEnd)).toEqual([item?.endAt, item?.startAt]);
  // A sale that would begin in the hour that is skipped begins after it; in one that comes twice, in the first.
  const again = await nights.duplicateNight(eventId, {
    ...{ actor: EDIE, deedId: deed(), dates: ["2027-03-19T23:30", "2027-11-13T23:30"], parts: new Set(COPIED_PARTS) },
  });
  if (again?.kind !== "made") throw new Error(JSON.stringify(again));
  const [spring, autumn] = await Promise.all(again.ids.map(async (id) => (await nights.nightItem(id))?.item.tiers));
  expect(listOf(spring).map(({ saleStart }) => saleStart)).toContain("2027-03-14T03:30-04:00");
  expect(listOf(autumn).map(({ saleStart }) => saleStart)).toContain("2027-11-07T01:30-04:00");
});

it("copies are made together: if one is refused, no draft is left", async () => {
  const { nights, world } = office;
  const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 5 }], {
    ...{ ...NEW_YORK, doorsAt: NEW_YORK.startAt, endAt: NEW_YORK.startAt },
  });
  const all = () => world.store.db.$count(event);
  const before = await all();
  const o = { actor: EDIE, deedId: deed(), parts: new Set(COPIED_PARTS) };
  const refused = await nights.duplicateNight(eventId, { ...o, dates: ["2027-03-12T19:30", "2027-03-14T02:30"] });
  expect(refused).toMatchObject({ kind: "faults", faults: [{ says: expect.stringContaining("does not exist") }] });
  expect(await all()).toBe(before);

  const dates = ["2027-03-12T19:30", "2027-03-14T03:30"];
  const both = await Promise.all([1, 2].map(() => nights.duplicateNight(eventId, { ...o, dates })));
  expect(both[0]).toMatchObject({ kind: "made", ids: [expect.any(String), expect.any(String)] });
  expect(both[1]).toEqual(both[0]);
  expect(await all()).toBe(before + 2);
});
