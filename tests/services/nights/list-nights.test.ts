/** The office's list of nights: what it finds, in which order, and the seats it counts. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY_MS } from "../../store";
import { night } from "../box-office/box-office-world";
import { ALL, buy, deed, EDIE, hold, type NightOffice, nightOffice } from "./night-office";

let office: NightOffice;
beforeAll(async () => {
  office = await nightOffice();
});
afterAll(() => office.world.close());

const titles = async (filter: Partial<typeof ALL>) =>
  (await office.nights.list({ ...ALL, ...filter })).rows.map(({ title }) => title);

it("finds nights by time, state and words, the next one first, drafts among them", async () => {
  const { store, clock } = office.world;
  const now = clock.now();
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const made = (title: string, days: number, row: object = {}) =>
    night(store, now, [{ capacity: 5 }], { title, startAt: at(days), endAt: at(days + 0.1), ...row });
  await made("Second", 20);
  await made("First", 10, { status: "DRAFT" });
  await made("Planned", 30, { publishedAt: at(5) });
  await made("Gone 100%", -10);
  await made("Off", 40, { status: "CANCELED" });
  await made("Undated", -5, { status: "POSTPONED", scheduleTbd: true });
  await made("Undated and off", -20, { status: "CANCELED", scheduleTbd: true });

  expect(await titles({ when: "coming" })).toEqual(["Undated", "First", "Second", "Planned", "Off"]);
  expect(await titles({ when: "past" })).toEqual(["Gone 100%", "Undated and off"]);
  expect(await titles({})).toEqual(["Off", "Planned", "Second", "First", "Undated", "Gone 100%", "Undated and off"]);
  expect(await titles({ state: "draft" })).toEqual(["First"]);
  expect(await titles({ state: "planned" })).toEqual(["Planned"]);
  expect(await titles({ state: "public", when: "coming" })).toEqual(["Second"]);
  expect(await titles({ text: "0%" })).toEqual(["Gone 100%"]);
  expect(await titles({ text: "nothing" })).toEqual([]);
  expect(await office.nights.count({ ...ALL, when: "coming" })).toBe(5);
});

it("pages by key, so that every night comes once", async () => {
  const { store, clock } = office.world;
  // Several begin at the same moment.
  const startAt = new Date(clock.now().getTime() + 100 * DAY_MS);
  for (let n = 0; n < 60; n++) {
    const endAt = new Date(startAt.getTime() + DAY_MS);
    await night(store, clock.now(), [{ capacity: 1 }], { title: `Paged ${n}`, startAt, endAt });
  }
  for (const when of ["coming", "all"] as const) {
    const filter = { ...ALL, when, text: "Paged" };
    const first = await office.nights.list(filter);
    expect(first.more).toBe(true);
    const last = first.rows.at(-1);
    const second = await office.nights.list(filter, { at: last?.startAt ?? startAt, id: last?.id ?? "" });
    expect(second.more).toBe(false);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(60);
  }
});

it("counts seats as sold, held and blocked, and a hold that ran out as free", async () => {
  const { world, nights } = office;
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 10 }], { title: "Counted" });
  await buy(world, eventId, first, 2);
  await hold(world, eventId, first, 3);
  const seats = async () => (await nights.list({ ...ALL, text: "Counted" })).rows[0]?.seats;
  expect(await seats()).toEqual({ sold: 2, held: 3, blocked: 0, capacity: 10 });
  world.clock.advance(30 * 60_000);
  expect(await seats()).toEqual({ sold: 2, held: 0, blocked: 0, capacity: 10 });
});

it("publishes a draft once, however often the button is pressed, and only in the version that was shown", async () => {
  const { world, nights } = office;
  const { eventId } = await night(world.store, world.clock.now(), [{ capacity: 1 }], { status: "DRAFT" });
  const own = { eventId, revision: 1, actor: EDIE, deedId: deed() };
  expect(await nights.publish({ ...own, revision: 7, deedId: deed() })).toBe("changed");
  const both = await Promise.all([nights.publish(own), nights.publish(own)]);
  expect(both.filter((one) => one === "published")).toHaveLength(1);
  const found = await nights.night(eventId);
  expect(found?.night).toMatchObject({ status: "SCHEDULED", revision: 2, publishedAt: world.clock.now() });
});

it("takes a night back only while nothing is sold or held", async () => {
  const { world, nights } = office;
  const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 5 }]);
  const own = (revision: number) => ({ eventId, revision, actor: EDIE, deedId: deed() });
  await hold(world, eventId, first, 1);
  expect(await nights.unpublish(own(1))).toBe("sold");
  world.clock.advance(30 * 60_000);
  expect(await nights.unpublish(own(1))).toBe("unpublished");
  expect((await nights.night(eventId))?.night.status).toBe("DRAFT");
});

it("never leaves a held seat on a draft, when taking back and reserving race", async () => {
  const { world, nights } = office;
  for (let round = 0; round < 10; round++) {
    const { eventId, first } = await night(world.store, world.clock.now(), [{ capacity: 5 }]);
    const taking = nights.unpublish({ eventId, revision: 1, actor: EDIE, deedId: deed() });
    const reserving = hold(world, eventId, first, 1).then(
      () => true,
      () => false,
    );
    const [outcome, reserved] = await Promise.all([taking, reserving]);
    expect([outcome, reserved]).not.toEqual(["unpublished", true]);
  }
});
