/** Translations of content in files, and the addresses that languages have for themselves. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { event } from "../../server/store/schema";
import { type ContentWorld, contentOf, contentWorld, fileOf, type Item, named } from "./content-world";

let world: ContentWorld["world"];
let office: ContentWorld["office"];
let close: ContentWorld["close"];
beforeAll(async () => {
  ({ world, office, close } = await contentWorld());
});
afterAll(() => close());
const content = () => contentOf(office);

describe("Translations", () => {
  const spanish = { title: "Noche vendida", description: "Una noche.", about: "Más sobre ella." };
  const translated = (translations: unknown) => {
    const { tiers, ...mine } = named(content(), "sold-night");
    return { events: [{ ...mine, translations, tiers }] };
  };

  it("are stored, exported again as JSON and CSV, and removed", async () => {
    office.write("night.json", translated({ es: spanish }));
    expect(await office.run("content", "import", "night.json")).toMatchObject({ code: 0, err: "" });
    const [row] = await world.store.db.select().from(event).where(eq(event.slug, "sold-night"));
    expect(row?.translations).toEqual({ es: spanish });
    await office.run("content", "export", "translated.json", "--only", "events");
    expect(named(JSON.parse(fileOf(office, "translated.json")), "sold-night").translations).toEqual({ es: spanish });
    await office.run("content", "export", "translated.csv", "--only", "events");
    expect((await office.run("content", "import", "translated.csv")).out).toMatch(/^events +0 +0 /m);
    office.write("night.json", translated(undefined));
    expect((await office.run("content", "import", "night.json")).out).toMatch(/^events +0 +1 +0 +0$/m);
    const [after] = await world.store.db.select().from(event).where(eq(event.slug, "sold-night"));
    expect(after?.translations).toBeNull();
  });

  it("with a missing word, a language that the site doesn't have, or too long a title are refused by line and field", async () => {
    const { about: _, ...part } = spanish;
    office.write(
      "night.json",
      translated({ es: part, xx: spanish, de: { ...spanish, title: "x".repeat(121) }, en: spanish }),
    );
    const { code, err } = await office.run("content", "check", "night.json");
    expect(code).toBe(1);
    const line = (text: string) =>
      fileOf(office, "night.json")
        .split("\n")
        .findIndex((one) => one.includes(text)) + 1;
    expect(
      err
        .split("\n")
        .filter((one) => one.startsWith("night.json:"))
        .sort(),
    ).toEqual(
      [
        `night.json:${line('"es": {')}: event translations.es.about is missing`,
        `night.json:${line('"xx": {')}: event translations.xx is not a field of an event`,
        `night.json:${line('"en": {')}: event translations.en is not a field of an event`,
        `night.json:${line("xxxxxxx")}: event translations.de.title is too long: at most 120 characters`,
      ].sort(),
    );
  });
});

describe("Addresses in a language", () => {
  it("cannot be taken by a wrestler or a redirect", async () => {
    const [first] = content().wrestlers as [Item];
    const { id: _, ...person } = first;
    const moved = { path: "/es/old", target: "/tickets", external: false };
    office.write("codes.json", { wrestlers: [{ ...person, slug: "ja" }], redirects: [moved] });
    const { code, err } = await office.run("content", "check", "codes.json");
    expect(code).toBe(1);
    expect(err).toContain("wrestler slug is a language: /ja is the site in it");
    expect(err).toContain("redirect path names a language: without one, it counts in every language");
    const added = await office.run("redirects", "add", "/es/old", "/tickets");
    expect(added).toMatchObject({ code: 1, err: expect.stringContaining("“/es/old” names a language") });
  });
});
