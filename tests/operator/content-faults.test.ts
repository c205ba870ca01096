import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { event } from "../../server/store/schema";
import { type ContentWorld, contentOf, contentWorld, fileOf, type Item, type Night, named } from "./content-world";

let world: ContentWorld["world"];
let office: ContentWorld["office"];
let close: ContentWorld["close"];
beforeAll(async () => {
  ({ world, office, close } = await contentWorld());
});
afterAll(() => close());

const content = () => contentOf(office);
const nights = () => world.store.db.select().from(event).orderBy(event.id);

describe("A file with faults", () => {
  it("reports all of them with their lines and changes nothing", async () => {
    const document = content();
    const mine = named(document, "sold-night");
    const [other, another] = document.events.filter(({ slug }) => slug !== "sold-night") as [Night, Night];
    const fresh = (slug: string, change: Item) => {
      const { id: _, ...night } = structuredClone(other);
      const tiers = night.tiers.map(({ id: _id, ...tier }) => tier);
      return {
        ...night,
        tiers,
        slug,
        shortCode: slug
          .toUpperCase()
          .replace(/[^A-HJ-NP-Z2-9]/g, "")
          .padEnd(6, "X")
          .slice(0, 8),
        ...change,
      };
    };
    const zoned = (startAt: string) => ({
      timeZoneId: "America/New_York",
      startAt,
      doorsAt: startAt,
      endAt: "2026-12-31T20:00",
    });
    const [tier = {}] = fresh("any", {}).tiers as Item[];
    const [roster = []] = [document.wrestlers];
    const broken = {
      events: [
        fresh("fault-a", { venueId: "00000000-0000-4000-8000-000000000000" }),
        fresh("fault-b", { showId: "no-such-show" }),
        fresh("fault-c", { categoryIds: ["no-such-category"] }),
        fresh("fault-d", { publishedAt: "2026-02-30T10:00Z" }),
        fresh("fault-e", zoned("2026-03-08T02:30")),
        fresh("fault-f", zoned("2026-11-01T01:30")),
        fresh("fault-g", { currency: "EUR" }),
        fresh("fault-h", { title: "x".repeat(121) }),
        fresh("fault-j", { registrationType: "EXTERNAL", externalUrl: "ftp://tickets.example" }),
        fresh("fault-k", { tiers: [{ ...tier, priceCents: -100 }] }),
        fresh("fault-l", {
          card: [{ order: 1, title: "", stipulation: "", participants: [["nobody-knows"], ["ezekiel-toll"]] }],
        }),
        fresh("fault-m", { shortCode: other.shortCode }),
        fresh("fault-n", { timeZoneId: "Mars/Olympus" }),
        fresh("fault-p", { ticketLimitPerOrder: "eight" }),
        fresh("fault-q", { colour: "red" }),
        fresh("fault-r", { about: undefined }),
        fresh("fault-s", { endAt: other.doorsAt }),
        fresh("fault-t", { tiers: [{ ...tier, sectionId: "00000000-0000-4000-8000-000000000001" }] }),
        fresh("fault-u", { status: "SOON" }),
        { ...mine, tiers: mine.tiers.map((one) => ({ ...one, capacity: 2 })) },
        { ...mine, slug: "sold-again" },
        { ...another, slug: other.slug },
        fresh("Fault V", {}),
        fresh("fault-a", {}),
      ],
      products: ["basket", "order", "auth"].map((slug, n) => ({ ...document.products?.[n], slug })),
      wrestlers: [{ ...roster[0], slug: "shop" }],
      highlights: (document.highlights ?? []).map((film) => ({ ...film, isMain: true })).slice(0, 2),
      redirects: [
        { path: "old", target: "https://x.example", external: true },
        { path: "/old", target: "/new", external: true },
      ],
    };
    const text = JSON.stringify(broken, null, 2);
    office.write("broken.json", text);
    const before = await nights();
    const { code, err } = await office.run("content", "import", "broken.json");
    expect(code).toBe(1);
    expect(await nights()).toEqual(before);

    const faults = err.trim().split("\n");
    const says = [
      "event venueId “00000000-0000-4000-8000-000000000000” is none of the venues",
      "event showId “no-such-show” is none of the shows",
      "event categoryIds[1] “no-such-category” is none of the categories",
      "event publishedAt is not a date of the calendar",
      "event startAt does not exist in America/New_York: the clocks go forward over it",
      "event startAt comes twice in America/New_York, where the clocks go back: write 2026-11-01T01:30-04:00 or 2026-11-01T01:30-05:00",
      "event currency must be USD, the currency of checkout",
      "event title is too long: at most 120 characters",
      "event externalUrl is not a web address: it begins with https://",
      "event tiers[1].priceCents is negative",
      "event card[1].participants[1][1] “nobody-knows” is none of the wrestlers",
      "event shortCode belongs to another event of the store",
      "event slug stands on another event of this file, too",
      "event timeZoneId is not a time zone: write it as America/New_York",
      "event ticketLimitPerOrder must be a number",
      "event colour is not a field of an event",
      "event about is missing",
      "event endAt is before the beginning",
      "event tiers[1].sectionId “00000000-0000-4000-8000-000000000001” is not a section of the night's venue",
      "event status must be one of SCHEDULED, CANCELED, DRAFT, POSTPONED",
      "event tiers[1].capacity is below the 5 seats that are sold or held",
      "event id stands on another event of this file, too",
      "event slug is not a slug: lowercase letters, digits and single hyphens",
      "product slug is taken: /shop/basket is a page of the shop",
      "product slug is taken: /shop/order is a page of the shop",
      "product slug is taken: /shop/auth is a page of the shop",
      "wrestler slug belongs to another wrestler of the store",
      "film isMain is true for another film of this file, too",
      "redirect path is not a path: it begins with / and has no ? or #",
      "redirect external is true for a path of this site",
    ];
    for (const sentence of says)
      expect(
        faults.filter((line) => line.includes(sentence)),
        sentence,
      ).not.toEqual([]);
    expect(says.length).toBeGreaterThanOrEqual(20);
    const lines = text.split("\n");
    const lineOf = (word: string) => lines.findIndex((line) => line.includes(word)) + 1;
    for (const [word, sentence] of [
      ["no-such-show", "showId"],
      ["2026-02-30", "publishedAt"],
      ['"priceCents": -100', "priceCents"],
      ["nobody-knows", "participants"],
      ['"colour"', "colour"],
    ] as const) {
      expect(
        faults.find((line) => line.includes(sentence)),
        word,
      ).toMatch(`broken.json:${lineOf(word)}: `);
    }
  });

  it("is refused when it is no JSON or no CSV, with the line", async () => {
    office.write("torn.json", '{\n  "events": [\n    { "id": 1,, }\n  ]\n}');
    expect((await office.run("content", "check", "torn.json")).err).toContain(
      "torn.json:3: The file is not valid JSON here",
    );
    office.write("torn.csv", 'path,target\n/a,/b\n/c,"/d\n');
    expect((await office.run("content", "check", "torn.csv")).err).toContain("The file is not valid CSV here");
    office.write("odd.json", { heroes: [], events: {} });
    const odd = await office.run("content", "check", "odd.json");
    expect(odd.err).toContain("heroes is not a part of content");
    expect(odd.err).toContain("events must be a list of objects");
    expect((await office.run("content", "check", "absent.json")).err).toContain("There is no file absent.json.");
  });

  it("reports the lines of a CSV file, those of a night's tiers too", async () => {
    await office.run("content", "export", "events.csv", "--only", "events");
    const rows = fileOf(office, "events.csv").split("\r\n");
    const at = rows.findIndex((row) => row.includes("sold-night"));
    rows[at] = (rows[at] ?? "").replace(",4900,", ",cheap,").replace("SCHEDULED", "SOON");
    office.write("events.csv", rows.join("\r\n"));
    const { err } = await office.run("content", "check", "events.csv");
    const line = rows.slice(0, at).join("\n").split("\n").length + 1;
    expect(err).toContain(`events.csv:${line}: event status must be one of`);
    expect(err).toContain(`events.csv:${line}: event tiers[1].priceCents must be a number`);
  });
});
