/** Translations at the office: whole or not at all, and a note where the English has changed since. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContentDesk, contentDesk } from "../../../server/services/content/desk/content-desk";
import { itemsSource } from "../../../server/services/content/desk/one-item";
import { importContent } from "../../../server/services/content/import";
import { type TranslationDesk, translationDesk } from "../../../server/services/content/translations/translation-desk";
import type { Store } from "../../../server/store/db";
import { audit, translationSource } from "../../../server/store/schema";
import { movableClock, testStore } from "../../store";

const edie = { name: "edie@ringside.example", via: "office" } as const;
const clock = movableClock();
let store: Store;
let desk: ContentDesk;
let translations: TranslationDesk;

beforeAll(async () => {
  store = await testStore();
  desk = contentDesk({ store, clock });
  translations = translationDesk({ store, clock, content: desk });
});
afterAll(() => store.close());

/** A show of its own for each test, without translations. */
async function untranslated() {
  const [model] = (await desk.list("shows")).items;
  const copy = await desk.duplicate("shows", model?.key ?? "");
  const made = await desk.save("shows", "new", { ...copy, translations: null }, { actor: "seed" });
  const item = made.kind === "saved" ? (await desk.get("shows", made.key))?.item : undefined;
  if (made.kind !== "saved" || !item) throw new Error(made.kind);
  return { key: made.key, item };
}
const stateOf = async (key: string, language: string) =>
  (await translations.find("shows", key))?.languages.find((one) => one.language === language);

const WORDS = { title: "Der Titel", tagline: "Die Zeile", description: "Der Text" };

test("A translation is whole: a missing word is a fault, and without any the English shows again", async () => {
  const { key, item } = await untranslated();
  const save = (words: Record<string, string>, base = item) =>
    translations.save("shows", key, { base, language: "de", words, actor: edie });
  expect(await save({ ...WORDS, title: "" })).toMatchObject({
    kind: "faults",
    faults: [{ path: ["translations", "de", "title"] }],
  });
  expect(await save(WORDS)).toMatchObject({ kind: "saved", changed: true });
  expect(await stateOf(key, "de")).toMatchObject({ state: "translated", words: WORDS });
  const now = (await desk.get("shows", key))?.item ?? {};
  expect(await save({ title: "", tagline: " ", description: "" }, now)).toMatchObject({ kind: "saved", changed: true });
  expect(await stateOf(key, "de")).toMatchObject({ state: "none", words: undefined });
  expect((await desk.get("shows", key))?.item).toEqual(item);
});

test("Two people who translate into two languages at once keep both", async () => {
  const { key, item } = await untranslated();
  await translations.save("shows", key, { base: item, language: "de", words: WORDS, actor: edie });
  const spanish = { ...WORDS, title: "El título" };
  await translations.save("shows", key, { base: item, language: "es", words: spanish, actor: "oona" });
  expect((await desk.get("shows", key))?.item.translations).toEqual({ de: WORDS, es: spanish });
  const other = { ...WORDS, title: "Anders" };
  const clash = await translations.save("shows", key, { base: item, language: "de", words: other, actor: "oona" });
  expect(clash.kind).toBe("conflict");
});

test("English that changed since is noted with what it was, until the translation is written or compared", async () => {
  const { key, item } = await untranslated();
  await translations.save("shows", key, { base: item, language: "de", words: WORDS, actor: edie });
  const translated = (await desk.get("shows", key))?.item ?? {};
  await desk.save("shows", key, { ...translated, tagline: "Another line" }, { base: translated, actor: edie });
  expect(await stateOf(key, "de")).toMatchObject({ state: "outdated", was: { tagline: item.tagline } });
  const english = (await translations.find("shows", key))?.english ?? {};
  const deedId = crypto.randomUUID();
  for (let press = 0; press < 2; press++) {
    expect(await translations.compared("shows", key, { language: "de", english, actor: edie, deedId })).toBe(true);
  }
  expect((await stateOf(key, "de"))?.state).toBe("translated");
  const noted = (await store.db.select().from(audit)).filter(({ entity }) => entity === key);
  expect(noted.map(({ action }) => action).slice(1)).toEqual([
    "content.saved",
    "content.saved",
    "translation.compared",
  ]);
  expect(await translations.compared("shows", key, { language: "fr", english, actor: edie })).toBe(false);
});

test("An import notes the English of what it translates, too, and what is removed leaves no note", async () => {
  const { key, item } = await untranslated();
  const o = { file: "shows.json", prune: false, dryRun: false, now: clock.now(), progress: () => undefined };
  const translated = { ...item, translations: { de: WORDS } };
  await importContent(store.db, itemsSource("shows", [translated]), { ...o, actor: "import" });
  expect((await stateOf(key, "de"))?.state).toBe("translated");
  const changed = { ...translated, description: "New words" };
  await importContent(store.db, itemsSource("shows", [changed]), { ...o, actor: "import" });
  expect((await stateOf(key, "de"))?.state).toBe("outdated");
  const copy = await desk.duplicate("shows", key);
  const made = await desk.save("shows", "new", copy ?? {}, { actor: edie });
  if (made.kind !== "saved") throw new Error(made.kind);
  const notes = async () => (await store.db.select().from(translationSource)).filter((row) => row.key === made.key);
  expect(await notes()).toHaveLength(1);
  expect(await desk.remove("shows", made.key, { actor: edie })).toEqual({ kind: "removed" });
  expect(await notes()).toEqual([]);
});

test("What has no translations has no page of them", async () => {
  const [venue] = (await desk.list("venues")).items;
  expect(await translations.find("venues", venue?.key ?? "")).toBeUndefined();
  expect(translations.isTranslated("shows", "en")).toBe(false);
  expect(translations.isTranslated("shows", "constructor")).toBe(false);
});
