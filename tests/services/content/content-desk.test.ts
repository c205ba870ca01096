/** The office's desk for content: what it checks, merges, records and takes back. */
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContentDesk, contentDesk } from "../../../server/services/content/desk/content-desk";
import { contentForms } from "../../../server/services/content/desk/content-forms";
import { revisionOf } from "../../../server/services/content/desk/write-item";
import type { ItemRow } from "../../../server/services/content/rows";
import type { Store } from "../../../server/store/db";
import { audit, event, ppvEvent } from "../../../server/store/schema";
import { movableClock, testStore } from "../../store";

const edie = { name: "edie@ringside.example", via: "office" } as const;
const oona = { name: "oona@ringside.example", via: "office" } as const;
const clock = movableClock();
let store: Store;
let desk: ContentDesk;

beforeAll(async () => {
  store = await testStore();
  desk = contentDesk({ store, clock });
});
afterAll(() => store.close());

async function first(name: Parameters<ContentDesk["list"]>[0]) {
  const { items } = await desk.list(name);
  const key = items[0]?.key ?? "";
  const got = await desk.get(name, key);
  if (!got) throw new Error(`no ${name}`);
  return { key, ...got };
}
const savedBy = async (key: string) =>
  (await store.db.select().from(audit))
    .filter(({ entity }) => entity === key)
    .map(({ action, actor }) => [action, actor]);

test("A fault comes back with the path of its field, and nothing is written", async () => {
  const { key, item } = await first("wrestlers");
  const titles = [{ name: "", from: "2026-01-01" }];
  const outcome = await desk.save(
    "wrestlers",
    key,
    { ...item, slug: "Not a slug", titles },
    { base: item, actor: edie },
  );
  expect(outcome).toMatchObject({
    kind: "faults",
    faults: [{ path: ["slug"] }, { path: ["titles", 0, "name"], says: "is empty" }],
  });
  expect((await desk.get("wrestlers", key))?.item).toEqual(item);
  expect(await savedBy(key)).toEqual([]);
});

test("Changes of different fields by two editors merge, field by field", async () => {
  const { key, item, revision } = await first("wrestlers");
  await desk.save("wrestlers", key, { ...item, hometown: "Tulsa, OK" }, { base: item, actor: oona });
  const outcome = await desk.save(
    "wrestlers",
    key,
    { ...item, finisher: "The Long Night" },
    { base: item, actor: edie },
  );
  expect(outcome).toMatchObject({ kind: "saved", key, changed: true });
  const now = await desk.get("wrestlers", key);
  expect(now?.item).toMatchObject({ hometown: "Tulsa, OK", finisher: "The Long Night" });
  expect(now?.revision).toBe(revisionOf(now?.item ?? {}));
  expect(now?.revision).not.toBe(revision);
  expect(await savedBy(key)).toEqual([
    ["content.saved", oona.name],
    ["content.saved", edie.name],
  ]);
});

test("A field that both changed is a conflict that names theirs, and the next save from there wins", async () => {
  const { key, item } = await first("venues");
  await desk.save("venues", key, { ...item, parkingNote: "Lot B", city: "Moved" }, { base: item, actor: oona });
  const mine = { ...item, parkingNote: "Lot C" };
  const outcome = await desk.save("venues", key, mine, { base: item, actor: edie });
  if (outcome.kind !== "conflict") throw new Error(outcome.kind);
  expect(outcome.conflicts).toEqual([
    { path: ["parkingNote"], base: item.parkingNote, yours: "Lot C", theirs: "Lot B" },
  ]);
  expect(outcome.by).toMatchObject({ actor: oona.name });
  expect(outcome.item).toMatchObject({ parkingNote: "Lot C", city: "Moved" });
  expect((await desk.get("venues", key))?.item.parkingNote).toBe("Lot B");

  await desk.save("venues", key, outcome.item, { base: outcome.theirs, actor: edie });
  expect((await desk.get("venues", key))?.item).toMatchObject({ parkingNote: "Lot C", city: "Moved" });
});

test("Parts merge one by one, and a sale in between keeps its stock", async () => {
  const { key, item } = await first("products");
  const variants = item.variants as ItemRow[];
  const sold = variants.map((one, index) => (index === 0 ? { ...one, remaining: Number(one.remaining) - 2 } : one));
  await desk.save("products", key, { ...item, variants: sold }, { base: item, actor: oona });
  const renamed = variants.map((one, index) => (index === 0 ? { ...one, sku: "RENAMED-1" } : one));
  const outcome = await desk.save("products", key, { ...item, variants: renamed }, { base: item, actor: edie });
  expect(outcome.kind).toBe("saved");
  const now = (await desk.get("products", key))?.item.variants as ItemRow[];
  expect(now.find(({ sku }) => sku === "RENAMED-1")).toMatchObject({ remaining: Number(variants[0]?.remaining) - 2 });
});

test("Translations merge by language and field", async () => {
  const { key, item } = await first("shows");
  const words = { title: "T", tagline: "t", description: "d" };
  await desk.save("shows", key, { ...item, translations: { de: words } }, { base: item, actor: oona });
  await desk.save("shows", key, { ...item, translations: { es: words } }, { base: item, actor: edie });
  expect((await desk.get("shows", key))?.item.translations).toMatchObject({ de: words, es: words });
});

test("Saving what is stored already writes nothing, however its times are written", async () => {
  const { key, item } = await first("events");
  const startAt = new Date(String(item.startAt)).toISOString();
  expect(await desk.save("events", key, { ...item, startAt }, { base: item, actor: edie })).toEqual({
    kind: "saved",
    key,
    changed: false,
  });
  expect(await savedBy(key)).toEqual([]);
});

test("A form that is sent twice writes one item", async () => {
  const deedId = crypto.randomUUID();
  const item = {
    type: "news",
    title: "Twice",
    excerpt: "",
    body: "",
    author: "Office",
    publishedAt: "2026-03-01T10:00Z",
  };
  const one = await desk.save("media", "new", item, { actor: edie, deedId });
  const two = await desk.save("media", "new", item, { actor: edie, deedId });
  if (one.kind !== "saved") throw new Error(one.kind);
  expect(two).toEqual({ kind: "saved", key: one.key, changed: false });
  expect((await desk.list("media", { text: "twice" })).items).toHaveLength(1);

  // Back in the browser, written on, and saved again from the same form.
  await desk.save("media", "new", { ...item, excerpt: "Written on" }, { actor: edie, deedId });
  expect((await desk.get("media", one.key))?.item).toMatchObject({ title: "Twice", excerpt: "Written on" });
  expect((await desk.list("media", { text: "twice" })).items).toHaveLength(1);
});

test("A form that is sent again with other words doesn't count as a repeated click", async () => {
  const { key, item } = await first("shows");
  const deedId = crypto.randomUUID();
  await desk.save("shows", key, { ...item, tagline: "First words" }, { base: item, actor: edie, deedId });
  const again = await desk.save("shows", key, { ...item, ageNote: "Other" }, { base: item, actor: edie, deedId });
  expect(again).toMatchObject({ changed: true });
  expect((await desk.get("shows", key))?.item).toMatchObject({ tagline: "First words", ageNote: "Other" });
});

test("Undo gives back the fields that a change overwrote, and keeps what came after elsewhere", async () => {
  const { key, item } = await first("payPerViews");
  const changed = { ...item, title: "Another title" };
  await desk.save("payPerViews", key, changed, { base: item, actor: edie });
  await desk.save("payPerViews", key, { ...changed, maxConcurrent: 7 }, { base: changed, actor: oona });
  const deed = (await store.db.select().from(audit)).find(({ entity, actor }) => entity === key && actor === edie.name);
  expect(deed).toMatchObject({ before: { title: item.title }, after: { title: "Another title" } });
  expect(await desk.undo(deed?.id ?? "", { actor: oona })).toMatchObject({ kind: "saved", changed: true });
  expect((await desk.get("payPerViews", key))?.item).toMatchObject({ title: item.title, maxConcurrent: 7 });
});

test("Undo of a field that was changed again is a conflict", async () => {
  const { key, item } = await first("categories");
  await desk.save("categories", key, { ...item, name: "Second" }, { base: item, actor: edie });
  await desk.save("categories", key, { ...item, name: "Third" }, { actor: oona });
  const deed = (await store.db.select().from(audit)).find(({ entity, actor }) => entity === key && actor === edie.name);
  expect((await desk.undo(deed?.id ?? "", { actor: edie })).kind).toBe("conflict");
  expect((await desk.get("categories", key))?.item.name).toBe("Third");
});

test("An item that others refer to stays, and they are named; a free one goes and comes back by undo", async () => {
  const { key } = await first("venues");
  const used = await desk.remove("venues", key, { actor: edie });
  expect(used).toMatchObject({ kind: "used" });
  expect(used.kind === "used" && used.by.every(({ name }) => name !== "")).toBe(true);

  const copy = await desk.duplicate("venues", key);
  const made = await desk.save("venues", "new", { ...copy, name: "Empty hall" }, { actor: edie });
  if (made.kind !== "saved") throw new Error(made.kind);
  expect(await desk.remove("venues", made.key, { actor: edie })).toEqual({ kind: "removed" });
  expect(await desk.get("venues", made.key)).toBeUndefined();
  const deed = (await store.db.select().from(audit)).find(
    ({ entity, action }) => entity === made.key && action === "content.removed",
  );
  expect(await desk.undo(deed?.id ?? "", { actor: edie })).toMatchObject({ kind: "saved", key: made.key });
  expect((await desk.get("venues", made.key))?.item.name).toBe("Empty hall");
});

test("A copy of a night is a draft with unused names, and can be saved", async () => {
  const { key, item } = await first("events");
  const copy = await desk.duplicate("events", key);
  expect(copy).toMatchObject({ status: "DRAFT", title: item.title });
  expect([copy?.slug, copy?.shortCode]).not.toEqual([item.slug, item.shortCode]);
  expect(await desk.save("events", "new", copy ?? {}, { actor: edie })).toMatchObject({ kind: "saved" });
});

test("Lists continue after the last key, without gaps or duplicates", async () => {
  const { key } = await first("events");
  for (let n = 0; n < 3; n++) {
    await desk.save("events", "new", (await desk.duplicate("events", key)) ?? {}, { actor: edie });
  }
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await desk.list("events", {}, after);
    seen.push(...items.map(({ key }) => key));
    after = next;
  } while (after);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen.length).toBe(await store.db.$count(event));
  expect(seen.length).toBeGreaterThan(50);
});

test("An address that isn't a key finds nothing", async () => {
  expect(await desk.get("shows", "nonsense")).toBeUndefined();
  expect(await desk.save("shows", "nonsense", {}, { actor: edie })).toEqual({ kind: "missing" });
  expect(await desk.remove("shows", crypto.randomUUID(), { actor: edie })).toEqual({ kind: "missing" });
});

test("The form of a new item starts with its collection's defaults, and needs only a slug and a title", async () => {
  const forms = contentForms({ store });
  const typed = { slug: "first-show", title: "First show" };
  const blank = forms.blank("shows");
  expect(forms.values("shows", blank, "UTC")).toMatchObject({ runtimeMinutes: "165", isResidency: "" });
  expect(forms.values("products", forms.blank("products"), "UTC")).toMatchObject({ shipping: "on", visible: "on" });
  const tree = { ...forms.values("shows", blank, "UTC"), ...typed };
  const { item, faults } = await forms.read("shows", tree, { base: blank, zone: "UTC" });
  expect(faults).toEqual([]);
  const saved = await desk.save("shows", "new", item, { actor: edie });
  expect(saved).toMatchObject({ kind: "saved", changed: true });
  expect((await desk.get("shows", "key" in saved ? saved.key : ""))?.item).toMatchObject({
    ...typed,
    runtimeMinutes: 165,
  });
});

test.each([
  ["products", "priceCents", 10_000_001],
  ["products", "discountedCents", 10 ** 18],
  ["payPerViews", "priceCents", 10_000_001],
] as const)(
  "A price beyond the largest names it in dollars, as its field does: %s with %s of %i",
  async (name, field, cents) => {
    const { key, item } = await first(name);
    const outcome = await desk.save(name, key, { ...item, [field]: cents }, { base: item, actor: edie });
    expect(outcome).toMatchObject({
      kind: "faults",
      faults: [{ path: [field], says: "is too much: at most $100,000.00" }],
    });
  },
);

test.each([
  ["products", "priceCents", 0],
  ["products", "priceCents", 49],
  ["products", "discountedCents", 0],
  ["products", "discountedCents", 49],
  ["payPerViews", "priceCents", 0],
  ["payPerViews", "priceCents", 49],
] as const)("A price that nobody could pay is refused: %s with %s of %i", async (name, field, cents) => {
  const { key, item } = await first(name);
  const outcome = await desk.save(name, key, { ...item, [field]: cents }, { base: item, actor: edie });
  const says = "is less than Stripe charges: at least $0.50";
  expect(outcome).toMatchObject({ kind: "faults", faults: [{ path: [field], says }] });
  expect((await desk.get(name, key))?.item).toEqual(item);
});

test("A layout or an ink that is no longer on its list doesn't keep anybody from editing the rest", async () => {
  const { key, item } = await first("payPerViews");
  const poster = { ...(item.poster as { seed: string }), layout: "spiral", ink: "gold" };
  await store.db.update(ppvEvent).set({ poster }).where(eq(ppvEvent.id, key));
  const { layout: _, ink: __, ...rest } = poster;
  const now = (await desk.get("payPerViews", key))?.item ?? {};
  expect(now.poster).toEqual(rest);
  expect(await desk.save("payPerViews", key, now, { actor: edie })).toMatchObject({ kind: "saved", changed: false });
  expect(await desk.save("payPerViews", key, { ...now, poster }, { actor: edie })).toMatchObject({
    kind: "faults",
    faults: [{ path: ["poster", "layout"] }, { path: ["poster", "ink"] }],
  });
  const renamed = { ...now, title: "Renamed" };
  expect(await desk.save("payPerViews", key, renamed, { actor: edie })).toMatchObject({ kind: "saved", changed: true });
  const [stored] = await store.db.select().from(ppvEvent).where(eq(ppvEvent.id, key));
  expect(stored).toMatchObject({ title: "Renamed", poster: rest });
});

test("A product may cost the smallest charge and have no discount", async () => {
  const { key, item } = await first("products");
  const cheap = { ...item, priceCents: 50, discountedCents: null };
  expect(await desk.save("products", key, cheap, { base: item, actor: edie })).toMatchObject({ kind: "saved" });
});

test("Characters that nobody sees and feeds can't contain are left out, wherever they stand", async () => {
  const { key, item } = await first("events");
  const poster = { ...(item.poster as object), kicker: "One\u000b night\ufffe" };
  const unseen = { ...item, title: "Iron\u000b Har\u0001vest\ufffe\ud800", description: "Two\nlines\u0008", poster };
  expect((await desk.save("events", key, unseen, { base: item, actor: edie })).kind).toBe("saved");
  const saved = (await desk.get("events", key))?.item;
  expect(saved).toMatchObject({ title: "Iron Harvest", description: "Two\nlines", poster: { kicker: "One night" } });
  await desk.save("events", key, item, { base: saved ?? {}, actor: edie });
});

test("A form offers the item that a reference names now, also when there are more than it lists", async () => {
  await store.db.execute(sql`
    insert into event select (jsonb_populate_record(base, jsonb_build_object(
      'id', gen_random_uuid(), 'slug', 'later-' || n, 'short_code', 'L' || n,
      'start_at', base.start_at + interval '9 years'))).*
    from event as base, generate_series(1, 1050) as n
    where base.id = (select id from event order by start_at limit 1)`);
  const [oldest] = await store.db.select().from(event).orderBy(asc(event.startAt)).limit(1);
  const forms = contentForms({ store });
  const offered = async (eventId: unknown) => {
    const fields = await forms.fields("payPerViews", { eventId });
    return fields.find(({ name }) => name === "eventId")?.options ?? [];
  };
  expect((await offered(null)).map(({ value }) => value)).not.toContain(oldest?.id);
  expect(await offered(oldest?.id)).toContainEqual({ value: oldest?.id, label: oldest?.title });
  expect((await offered("nonsense")).length).toBe((await offered(null)).length);
});
