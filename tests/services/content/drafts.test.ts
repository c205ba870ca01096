/** Drafts of content: what fans see meanwhile, how publishing merges, and that nobody's field is lost. */
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Catalogue, catalogue } from "../../../server/services/catalogue";
import { type ContentDesk, contentDesk } from "../../../server/services/content/desk/content-desk";
import { itemWriting } from "../../../server/services/content/desk/write-item";
import { type DraftDesk, draftDesk } from "../../../server/services/content/drafts/draft-desk";
import type { ItemRow } from "../../../server/services/content/rows";
import type { Store } from "../../../server/store/db";
import { audit, draft } from "../../../server/store/schema";
import { movableClock, testStore } from "../../store";

const edie = { name: "edie@ringside.example", via: "office" } as const;
const oona = { name: "oona@ringside.example", via: "office" } as const;
const clock = movableClock();
let store: Store;
let desk: ContentDesk;
let drafts: DraftDesk;
let site: Catalogue;

beforeAll(async () => {
  store = await testStore();
  desk = contentDesk({ store, clock });
  drafts = draftDesk({ store, clock, writing: itemWriting({ store, clock }) });
  site = catalogue({ store, clock, siteUrl: "https://ringside.example" });
});
afterAll(() => store.close());

let next = 0;
/** A wrestler that no other test has written. */
async function untouched(): Promise<{ key: string; item: ItemRow }> {
  const { items } = await desk.list("wrestlers");
  const key = items[next++]?.key ?? "";
  const item = (await desk.get("wrestlers", key))?.item;
  if (!item) throw new Error("no wrestler is left");
  return { key, item };
}
const actionsOn = async (key: string) =>
  (await store.db.select().from(audit)).filter(({ entity }) => entity === key).map(({ action }) => action);

test("A draft changes nothing that fans see until it is published, and each deed is in the history", async () => {
  const { key, item } = await untouched();
  const before = JSON.stringify(await site.wrestler(key));
  await drafts.save("wrestlers", key, { ...item, nickname: "Not yet" }, { base: item, actor: edie });
  expect((await desk.get("wrestlers", key))?.item).toEqual(item);
  expect(JSON.stringify(await site.wrestler(key))).toBe(before);
  expect(await drafts.list("wrestlers")).toMatchObject([{ key, author: edie.name, isNew: false }]);
  expect(await drafts.publish("wrestlers", key, { actor: edie })).toMatchObject({ kind: "saved", changed: true });
  expect((await desk.get("wrestlers", key))?.item).toMatchObject({ nickname: "Not yet" });
  expect(await drafts.find("wrestlers", key)).toBeUndefined();
  expect(await actionsOn(key)).toEqual(["draft.saved", "content.saved"]);
});

test("A draft from before a picture's lists were closed is published without what they no longer have", async () => {
  const { key, item } = await untouched();
  const { ink: _, ...portrait } = item.portrait as ItemRow;
  const old = { ...portrait, layout: "spiral", ink: "gold" };
  await drafts.save("wrestlers", key, { ...item, nickname: "Gilded", portrait: old }, { base: item, actor: edie });
  await store.db
    .update(draft)
    .set({ base: { ...item, portrait: old } })
    .where(eq(draft.key, key));
  expect((await drafts.get("wrestlers", key))?.item.portrait).toEqual(portrait);
  expect(await drafts.publish("wrestlers", key, { actor: edie })).toMatchObject({ kind: "saved", changed: true });
  expect((await desk.get("wrestlers", key))?.item).toMatchObject({ nickname: "Gilded", portrait });
});

test("A draft may be unfinished; publishing says what is missing and keeps it", async () => {
  const { key, item } = await untouched();
  await drafts.save("wrestlers", key, { ...item, ringName: "" }, { base: item, actor: edie });
  expect((await drafts.prospect("wrestlers", key))?.faults).toMatchObject([{ path: ["ringName"] }]);
  expect(await drafts.overlay("wrestlers", key)).toBeUndefined();
  const outcome = await drafts.publish("wrestlers", key, { actor: edie });
  expect(outcome).toMatchObject({ kind: "faults", faults: [{ path: ["ringName"] }] });
  expect((await drafts.find("wrestlers", key))?.item.ringName).toBe("");
  expect((await desk.get("wrestlers", key))?.item).toEqual(item);
  await drafts.discard("wrestlers", key, { actor: edie, seen: (await drafts.find("wrestlers", key))?.revision });
});

test("A field that was published meanwhile is a conflict, which the draft wins only after it was shown", async () => {
  const { key, item } = await untouched();
  await drafts.save("wrestlers", key, { ...item, hometown: "Draft Town" }, { base: item, actor: edie });
  await desk.save("wrestlers", key, { ...item, hometown: "Live Town", division: "Live" }, { base: item, actor: oona });
  const refused = await drafts.publish("wrestlers", key, { actor: edie });
  if (refused.kind !== "conflict") throw new Error(refused.kind);
  expect(refused).toMatchObject({ conflicts: [{ path: ["hometown"], theirs: "Live Town", yours: "Draft Town" }] });
  expect(refused.by?.actor).toBe(oona.name);
  const live = (await desk.get("wrestlers", key))?.item ?? {};
  await desk.save("wrestlers", key, { ...live, finisher: "Later" }, { base: live, actor: oona });
  // The version that was shown is no longer the current one.
  expect(await drafts.publish("wrestlers", key, { actor: edie, seen: refused.seen })).toMatchObject({
    kind: "conflict",
  });
  const again = await drafts.publish("wrestlers", key, { actor: edie });
  if (again.kind !== "conflict") throw new Error(again.kind);
  expect(await drafts.publish("wrestlers", key, { actor: edie, seen: again.seen })).toMatchObject({ kind: "saved" });
  const now = (await desk.get("wrestlers", key))?.item;
  expect(now).toMatchObject({ hometown: "Draft Town", division: "Live", finisher: "Later" });
});

test("Without the merge, a draft would take back what others published", async () => {
  const { key, item } = await untouched();
  await drafts.save("wrestlers", key, { ...item, nickname: "Draft" }, { base: item, actor: edie });
  await desk.save("wrestlers", key, { ...item, division: "Live" }, { base: item, actor: oona });
  const draft = (await drafts.find("wrestlers", key))?.item ?? {};
  await desk.save("wrestlers", key, draft, { actor: edie });
  expect((await desk.get("wrestlers", key))?.item.division).toBe(item.division);
  await desk.save("wrestlers", key, { ...item, division: "Live" }, { actor: oona });
  await drafts.publish("wrestlers", key, { actor: edie });
  expect((await desk.get("wrestlers", key))?.item).toMatchObject({ nickname: "Draft", division: "Live" });
});

test("Two editors of one draft keep their fields, and the same field is a conflict", async () => {
  const { key, item } = await untouched();
  await drafts.save("wrestlers", key, { ...item, nickname: "Edie’s" }, { base: item, actor: edie });
  await drafts.save("wrestlers", key, { ...item, division: "Oona’s" }, { base: item, actor: oona });
  expect((await drafts.find("wrestlers", key))?.item).toMatchObject({ nickname: "Edie’s", division: "Oona’s" });
  const clash = await drafts.save("wrestlers", key, { ...item, nickname: "Oona’s" }, { base: item, actor: oona });
  expect(clash).toMatchObject({ kind: "conflict", conflicts: [{ path: ["nickname"], theirs: "Edie’s" }] });
  await drafts.discard("wrestlers", key, { actor: edie, seen: (await drafts.find("wrestlers", key))?.revision });
});

test("A draft that somebody has written on since is not discarded", async () => {
  const { key, item } = await untouched();
  await drafts.save("wrestlers", key, { ...item, nickname: "One" }, { base: item, actor: edie });
  const seen = (await drafts.find("wrestlers", key))?.revision;
  await drafts.save("wrestlers", key, { ...item, division: "Two" }, { base: item, actor: oona });
  expect(await drafts.discard("wrestlers", key, { actor: edie, seen })).toMatchObject({ kind: "changed" });
  const newest = (await drafts.find("wrestlers", key))?.revision;
  expect(await drafts.discard("wrestlers", key, { actor: edie, seen: newest })).toEqual({ kind: "discarded" });
  expect(await actionsOn(key)).toEqual(["draft.saved", "draft.saved", "draft.discarded"]);
});

test("A new item is a draft first; its form, sent twice, makes one, and publishing shows it to fans", async () => {
  const story = {
    ...{ type: "news", title: "Fresh ink", excerpt: "e", body: "b", author: "Edie", tags: [] },
    publishedAt: "2026-01-05T10:00:00Z",
  };
  const deedId = crypto.randomUUID();
  const one = await drafts.save("media", "new", story, { actor: edie, deedId });
  const two = await drafts.save("media", "new", story, { actor: edie, deedId });
  if (one.kind !== "saved" || two.kind !== "saved") throw new Error("not kept");
  expect(two).toMatchObject({ key: one.key, changed: false });
  expect(await drafts.list("media")).toMatchObject([{ key: one.key, isNew: true, name: "Fresh ink" }]);
  expect(await desk.get("media", one.key)).toBeUndefined();
  const shown = await drafts.overlay("media", one.key);
  if (!shown) throw new Error("no overlay");
  expect(await site.withDraft(shown.overlay, "en").mediaItem(one.key)).toMatchObject({ data: { title: "Fresh ink" } });
  expect(await site.mediaItem(one.key)).toBeUndefined();
  await drafts.publish("media", one.key, { actor: edie });
  expect((await desk.get("media", one.key))?.item).toMatchObject({ title: "Fresh ink" });
});

test("A preview leaves nothing in what fans share: names, cards and searches stay as they were", async () => {
  const night = (await site.events({ past: "true", limit: 100, offset: 0 })).events.find(({ card }) => card.length > 0);
  const person = night?.card[0]?.sides[0]?.[0]?.id ?? "";
  const item = (await desk.get("wrestlers", person))?.item ?? {};
  await drafts.save("wrestlers", person, { ...item, ringName: "Nobody Yet" }, { base: item, actor: edie });
  const shown = await drafts.overlay("wrestlers", person);
  if (!night || !shown) throw new Error("no night or no draft");
  const fresh = catalogue({ store, clock, siteUrl: "https://ringside.example" });
  const preview = fresh.withDraft(shown.overlay, "en");
  const query = { past: "true", text: "nobody yet", limit: 10, offset: 0 } as const;
  expect(JSON.stringify(await preview.event(night.id))).toContain("Nobody Yet");
  expect((await preview.events(query)).total).toBeGreaterThan(0);
  expect(JSON.stringify(await fresh.event(night.id))).not.toContain("Nobody Yet");
  expect((await fresh.events(query)).total).toBe(0);
  expect((await fresh.wrestlers({ text: "nobody yet", champions: "false", limit: 10, offset: 0 })).total).toBe(0);
  await drafts.discard("wrestlers", person, { actor: edie, seen: (await drafts.find("wrestlers", person))?.revision });
});

const FIELDS = ["nickname", "hometown", "division", "finisher", "bio"] as const;
type Step = { where: "draft" | "live"; who: number; field: (typeof FIELDS)[number]; reopen: boolean };
const step: fc.Arbitrary<Step> = fc.record({
  where: fc.constantFrom("draft", "live"),
  who: fc.nat({ max: 2 }),
  field: fc.constantFrom(...FIELDS),
  reopen: fc.boolean(),
});

test("Whatever editors write on drafts and for fans, publishing loses nobody's field without a conflict", async () => {
  const { key, item } = await untouched();
  let round = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      round += 1;
      const live = (await desk.get("wrestlers", key))?.item ?? item;
      /** What each editor has open: one form of the draft, one of what fans see. */
      const open = [0, 1, 2].map(() => ({ draft: live, live }));
      /** The last accepted text of each field on each side, and when it was accepted. */
      const accepted = { draft: new Map<string, string>(), live: new Map<string, string>() };
      const acceptedAt = { draft: new Map<string, number>(), live: new Map<string, number>() };
      for (const [at, { where, who, field, reopen }] of steps.entries()) {
        const service = where === "draft" ? drafts : desk;
        const form = open[who] ?? { draft: live, live };
        if (reopen) form[where] = (await service.get("wrestlers", key))?.item ?? live;
        const base = form[where];
        const text = `${where} ${round}.${at}`;
        const outcome = await service.save(
          "wrestlers",
          key,
          { ...base, [field]: text },
          { base, actor: `editor ${who}` },
        );
        if (outcome.kind === "saved") {
          accepted[where].set(field, text);
          acceptedAt[where].set(field, at);
        } else expect(outcome.kind).toBe("conflict");
      }
      const outcome = await drafts.publish("wrestlers", key, { actor: edie });
      const contested = outcome.kind === "conflict" ? outcome.conflicts.map(({ path }) => path[0]) : [];
      const now = (await desk.get("wrestlers", key))?.item ?? {};
      const shown = outcome.kind === "conflict" ? outcome.item : now;
      for (const field of FIELDS) {
        const [drafted, published] = [accepted.draft.get(field), accepted.live.get(field)];
        // Nothing was published in a conflict, and both texts are shown side by side.
        if (outcome.kind === "conflict") expect(now[field]).toBe(published ?? live[field]);
        if (drafted && published) {
          // The draft's editor can't have seen it.
          if ((acceptedAt.live.get(field) ?? 0) > (acceptedAt.draft.get(field) ?? 0))
            expect(contested).toContain(field);
          if (contested.includes(field)) expect(shown[field]).toBe(drafted);
          else expect([drafted, published]).toContain(shown[field]);
        } else expect(shown[field]).toBe(drafted ?? published ?? live[field]);
      }
      const row = await drafts.find("wrestlers", key);
      if (row) await drafts.discard("wrestlers", key, { actor: edie, seen: row.revision });
    }),
    { numRuns: 25 },
  );
});
