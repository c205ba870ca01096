/** A night's forms: several people at once lose nothing, seats are never absolute, and hours are asked about. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tierField } from "../../../app/domain/office/nights/night-form-view";
import { contentForms } from "../../../server/services/content/desk/content-forms";
import { event, mediaFile, ticket, ticketDefinition } from "../../../server/store/schema";
import { night } from "../box-office/box-office-world";
import { numbers } from "../box-office/random-numbers";
import {
  buy,
  capacityOf,
  deed,
  EDIE,
  hold,
  type NightOffice,
  nightOffice,
  OONA,
  opened,
  priceOf,
} from "./night-office";

let office: NightOffice;
beforeAll(async () => {
  office = await nightOffice();
});
afterAll(() => office.world.close());

const made = (tiers = [{ capacity: 10, cents: 4_500 }], row: object = {}) =>
  night(office.world.store, office.world.clock.now(), tiers, {
    shortCode: `N${Math.random()
      .toString(36)
      .slice(2, 8)
      .toUpperCase()
      .replace(/[01OI]/g, "X")
      .padEnd(6, "X")}`,
    ...row,
  });
type Opened = Awaited<ReturnType<typeof opened>>;
const save = (
  eventId: string,
  { was, shown }: Opened,
  changes: Record<string, string>,
  actor: typeof EDIE | typeof OONA = EDIE,
) => office.nights.saveForm({ eventId, was, typed: { ...shown, ...changes }, actor, deedId: deed() });
const tier = async (id: string) =>
  (await office.world.store.db.select().from(ticketDefinition).where(eq(ticketDefinition.id, id)))[0];

describe("A night's form", () => {
  it("gives the poster a photograph, and leaves what it doesn't show of the poster alone", async () => {
    const { store } = office.world;
    const sha = "a".repeat(64);
    const photo = { sha, width: 1600, height: 900, alt: "The ring, empty" };
    await store.db.insert(mediaFile).values({ ...photo, asIs: false, createdAt: new Date() });
    const { eventId } = await made(undefined, { poster: { seed: "First", mood: "quiet" } });
    const poster = async () => (await store.db.select().from(event).where(eq(event.id, eventId)))[0]?.poster;
    const words = async () => {
      const was = (await office.nights.nightItem(eventId))?.words ?? {};
      return { was, shown: was };
    };

    expect(await office.nights.photos({})).toContainEqual({ value: sha, label: photo.alt });
    expect(await save(eventId, await words(), { "poster.photo": sha })).toEqual({ kind: "saved", changed: true });
    const chosen = { seed: "First", mood: "quiet", photo: sha, photoSize: "1600x900", photoAlt: photo.alt };
    expect(await poster()).toEqual(chosen);
    expect(await save(eventId, await words(), { "poster.kicker": "At last" })).toEqual({
      kind: "saved",
      changed: true,
    });
    expect(await poster()).toEqual({ ...chosen, kicker: "At last" });
    expect(await save(eventId, await words(), { "poster.photo": "" })).toEqual({ kind: "saved", changed: true });
    expect(await poster()).toEqual({ seed: "First", mood: "quiet", kicker: "At last" });
  });

  it.each(["title", "ticketLimitPerOrder"])(
    "saves another %s over a layout and an ink that are no longer on their lists",
    async (field) => {
      const { eventId } = await made(undefined, {
        poster: { seed: "First", layout: "spiral", ink: "gold", mood: "quiet" },
      });
      const found = await office.nights.nightItem(eventId);
      const was = found && (field in found.words ? found.words : found.settings);
      if (!was) throw new Error("no such night");
      // As the lists show it, which have no such option.
      expect(found.words).toMatchObject({ "poster.layout": "", "poster.ink": "" });
      const shown = office.nights.shownTexts(was);
      expect(await save(eventId, { was, shown }, {})).toEqual({ kind: "saved", changed: false });
      expect(await save(eventId, { was, shown }, { [field]: "7" })).toEqual({ kind: "saved", changed: true });
      const [stored] = await office.world.store.db.select().from(event).where(eq(event.id, eventId));
      expect(stored).toMatchObject({ [field]: field === "title" ? "7" : 7, poster: { seed: "First", mood: "quiet" } });
      expect(Object.keys(stored?.poster ?? {}).sort()).toEqual(["mood", "seed"]);
    },
  );

  it("offers the photograph that a night has, however many newer ones there are", async () => {
    const { db } = office.world.store;
    const photo = (n: number) => ({
      ...{ sha: n.toString(16).padStart(64, "0"), width: 16, height: 9, alt: `Photograph ${n}`, asIs: false },
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)),
    });
    await db.insert(mediaFile).values(Array.from({ length: 202 }, (_, n) => photo(n)));
    const [oldest, second] = [photo(0).sha, photo(1).sha];
    const offered = async (chosen: string | undefined) =>
      (await office.nights.photos({ poster: { photo: chosen } })).map(({ value }) => value);
    expect(await offered(undefined)).not.toContain(oldest);
    expect(await offered(oldest)).toContain(oldest);
    expect(await offered(oldest)).not.toContain(second);
    const forms = contentForms({ store: office.world.store });
    const portrait = { seed: "First", photo: oldest };
    const field = (await forms.fields("wrestlers", { portrait })).find(({ name }) => name === "portrait");
    expect(field?.options?.map(({ value }) => value)).toContain(oldest);
  });

  it.each([
    ["poster.layout", "nope"],
    ["poster.ink", "gold"],
    ["poster.photo", "b".repeat(64)],
    ["registrationType", "RAFFLE"],
    ["venueId", "00000000-0000-4000-8000-000000000000"],
    ["showId", "00000000-0000-4000-8000-000000000000"],
  ])("refuses what isn't on the list of %s", async (field, value) => {
    const { eventId } = await made();
    const was = await office.nights.nightItem(eventId);
    const texts = { ...was?.words, ...was?.settings };
    expect(
      await save(eventId, { was: texts, shown: office.nights.shownTexts(texts) }, { [field]: value }),
    ).toMatchObject({
      kind: "problems",
      problems: { [field]: { says: expect.any(String) } },
    });
    expect((await office.nights.nightItem(eventId))?.item).toEqual(was?.item);
  });

  it("changes nothing if nothing was typed", async () => {
    const { eventId } = await made();
    expect(await save(eventId, await opened(office.nights, eventId), {})).toEqual({ kind: "saved", changed: false });
  });

  it.each([
    ["250000", "is too much: at most $100,000.00"],
    ["99999999999999999", "is too much: at most $100,000.00"],
    ["0.20", "is less than Stripe charges: at least $0.50, or 0"],
  ])("names the limits of a price in dollars, as its field does: %s", async (typed, says) => {
    const { eventId, first } = await made();
    const name = priceOf(first);
    const outcome = await save(eventId, await opened(office.nights, eventId), { [name]: typed });
    expect(outcome).toEqual({ kind: "problems", problems: { [name]: { says } } });
  });

  it("changes a price for new orders, and leaves what is sold and held as it was", async () => {
    const { world } = office;
    const { eventId, first } = await made();
    await buy(world, eventId, first, 2);
    await hold(world, eventId, first, 1);
    const form = await opened(office.nights, eventId);
    expect(await save(eventId, form, { [priceOf(first)]: "$1,250" })).toEqual({ kind: "saved", changed: true });
    expect(await tier(first)).toMatchObject({ priceCents: 125_000, capacity: 10, remaining: 7 });
    const kept = await world.store.db.select().from(ticket).where(eq(ticket.eventId, eventId));
    expect(kept.map(({ priceCents }) => priceCents)).toEqual([4_500, 4_500]);
  });

  it("keeps the changes of two people who edit different fields, and warns the second one of a shared field", async () => {
    const { eventId, first } = await made();
    const [hers, his] = [await opened(office.nights, eventId), await opened(office.nights, eventId)];
    await save(eventId, hers, { [priceOf(first)]: "50", ticketLimitPerOrder: "4" }, OONA);
    const outcome = await save(eventId, his, { [priceOf(first)]: "60", [tierField(first, "policy")]: "None." });
    expect(outcome).toMatchObject({
      kind: "clash",
      clashes: { [priceOf(first)]: { theirs: "50" } },
      by: { actor: OONA.name },
      was: { ticketLimitPerOrder: "4", [priceOf(first)]: "50" },
    });
    expect(await tier(first)).toMatchObject({ priceCents: 5_000 });
    if (outcome.kind !== "clash") throw new Error(outcome.kind);
    const again = { was: outcome.was, shown: office.nights.shownTexts(outcome.merged) };
    expect(await save(eventId, again, { [priceOf(first)]: "60" })).toEqual({ kind: "saved", changed: true });
    expect(await tier(first)).toMatchObject({ priceCents: 6_000, policy: "None." });
    expect((await opened(office.nights, eventId)).was.ticketLimitPerOrder).toBe("4");
  });

  it("adds up what two people do to the seats, while others are sold", async () => {
    const { eventId, first } = await made();
    const [hers, his] = [await opened(office.nights, eventId), await opened(office.nights, eventId)];
    await buy(office.world, eventId, first, 3);
    await save(eventId, hers, { [capacityOf(first)]: "20" }, OONA);
    await save(eventId, his, { [capacityOf(first)]: "20" });
    expect(await tier(first)).toMatchObject({ capacity: 30, remaining: 27 });
  });

  it("never takes seats that are sold or held", async () => {
    const { eventId, first } = await made();
    await buy(office.world, eventId, first, 3);
    await hold(office.world, eventId, first, 2);
    const outcome = await save(eventId, await opened(office.nights, eventId), { [capacityOf(first)]: "4" });
    expect(outcome).toEqual({
      kind: "problems",
      problems: { [capacityOf(first)]: { says: "is below the 5 seats that are sold or held" } },
    });
    expect(await tier(first)).toMatchObject({ capacity: 10, remaining: 5 });
  });

  it("adds a tier, puts it first, and removes one that was never held, but not one that was", async () => {
    const { eventId, first, second } = await made([
      { capacity: 5, cents: 1_000 },
      { capacity: 6, cents: 2_000 },
    ]);
    await hold(office.world, eventId, first, 1);
    const form = await opened(office.nights, eventId);
    const added = Object.fromEntries(
      Object.entries(form.shown)
        .filter(([name]) => name.startsWith(`tier.${first}.`))
        .map(([name, text]) => [name.replace(first, "new"), text]),
    );
    const outcome = await save(eventId, form, {
      ...added,
      "tier.new.name": "Balcony",
      "tier.new.order": "0.5",
      [tierField(second, "remove")]: "yes",
    });
    expect(outcome).toEqual({ kind: "saved", changed: true });
    const item = await office.nights.nightItem(eventId);
    expect(item?.item.tiers).toMatchObject([{ name: "Balcony" }, { name: "Tier 1" }]);
    const refused = await save(eventId, await opened(office.nights, eventId), { [tierField(first, "remove")]: "yes" });
    expect(refused).toMatchObject({ kind: "problems", problems: { "": { says: expect.stringContaining("hide it") } } });
  });

  it("asks which of two equal hours is meant, refuses one that the clocks skip, and keeps the one that is stored", async () => {
    const { eventId, first } = await made();
    const field = tierField(first, "saleEnd");
    const form = await opened(office.nights, eventId);
    const ways = ["2026-11-01T01:30-04:00", "2026-11-01T01:30-05:00"];
    expect(await save(eventId, form, { [field]: "2026-11-01T01:30" })).toMatchObject({
      problems: { [field]: { ways } },
    });
    expect(await save(eventId, form, { [field]: "2027-03-14T02:30" })).toMatchObject({
      problems: { [field]: { says: expect.stringContaining("does not exist") } },
    });
    const [, later = ""] = ways;
    await save(eventId, form, { [field]: "2026-11-01T01:30", [`${field}.way`]: later });
    expect((await tier(first))?.saleEnd).toEqual(new Date(later));
    const again = await opened(office.nights, eventId);
    expect(again.shown[field]).toBe("2026-11-01T01:30");
    expect(await save(eventId, again, {})).toEqual({ kind: "saved", changed: false });
  });

  it("says which texts are not an amount or a number, and writes nothing", async () => {
    const { eventId, first } = await made();
    const form = await opened(office.nights, eventId);
    expect(await save(eventId, form, { [priceOf(first)]: "45,5", [capacityOf(first)]: "many" })).toMatchObject({
      kind: "problems",
      problems: { [priceOf(first)]: { says: expect.stringContaining("45.50") }, [capacityOf(first)]: {} },
    });
  });
});

describe("Several editors in a random order", () => {
  const FIELDS = ["price", "name", "policy", "limitPerCheckout"] as const;

  it.each([1, 2, 3, 4, 5])("never overwrite a save that they have not seen (%i)", async (seed) => {
    const random = numbers(seed);
    const { eventId, ids } = await made([
      { capacity: 100, cents: 1_000 },
      { capacity: 100, cents: 2_000 },
    ]);
    // What the night should say, from the saves that were accepted.
    const model: Record<string, string> = { ...(await opened(office.nights, eventId)).shown };
    const forms = await Promise.all(Array.from({ length: 4 }, () => opened(office.nights, eventId)));
    let seats = 0;

    for (let step = 0; step < 40; step++) {
      const who = random.below(forms.length);
      const form = forms[who] as Opened;
      if (random.once(4)) {
        forms[who] = await opened(office.nights, eventId);
        continue;
      }
      const id = String(random.of(ids));
      const changes: Record<string, string> = {};
      const field = random.of(FIELDS) ?? "price";
      const value = 10 + random.below(80);
      changes[tierField(id, field)] =
        field === "limitPerCheckout"
          ? String(1 + (value % 20))
          : `${value}${"x".repeat(field === "name" || field === "policy" ? 1 : 0)}`;
      if (field === "name") changes[tierField(id, field)] = `${ids.findIndex((one) => String(one) === id)} ${value}`;
      const more = random.once(2) ? random.below(5) : 0;
      changes[capacityOf(id)] = String(Number(form.shown[capacityOf(id)]) + more);

      const outcome = await save(eventId, form, changes);
      if (outcome.kind === "saved") {
        for (const [name, text] of Object.entries(changes)) {
          if (name !== capacityOf(id)) model[name] = text;
        }
        seats += more;
        forms[who] = await opened(office.nights, eventId);
        continue;
      }
      // A clash is reported only if somebody else has saved another text meanwhile, and it writes nothing.
      if (outcome.kind !== "clash") throw new Error(JSON.stringify(outcome));
      for (const name of Object.keys(outcome.clashes)) {
        expect(model[name]).not.toBe(form.shown[name]);
        expect(outcome.clashes[name]?.theirs).toBe(model[name]);
      }
      forms[who] = { was: outcome.was, shown: office.nights.shownTexts(outcome.was) };
    }

    const now = (await opened(office.nights, eventId)).shown;
    const capacity = ids.reduce((sum, id) => sum + Number(now[capacityOf(id)]), 0);
    expect(capacity).toBe(200 + seats);
    for (const id of ids) delete model[capacityOf(id)];
    expect(now).toMatchObject(model);
  });
});
