/** Content export to files and import from them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../app/domain/languages";
import routes from "../../app/routes";
import { fixedPages, reservedNames } from "../../server/http/page-addresses";
import { audit, event, ticketDefinition, wrestler } from "../../server/store/schema";
import { root } from "../root";
import {
  boxOfficeWorld,
  checkout,
  held,
  night,
  visitor,
  type World,
  wish,
} from "../services/box-office/box-office-world";
import { testStore } from "../store";
import { officeOf } from "./office";

type Item = Record<string, unknown>;
type Night = Item & { id: string; slug: string; title: string; tiers: Item[] };
type Document = Record<string, Item[]> & { events: Night[] };

let world: World;
let office: ReturnType<typeof officeOf>;
let empty: World;
let elsewhere: ReturnType<typeof officeOf>;
/** A night with 3 tickets sold and 2 seats held of 10. */
let sold: { eventId: string; first: string };
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore());
  office = officeOf(world);
  empty = await boxOfficeWorld(await testStore({ seeded: false }));
  elsewhere = officeOf(empty);

  sold = await night(world.store, world.clock.now(), [{ capacity: 10, cents: 4_900 }], {
    shortCode: "NGHT22",
    slug: "sold-night",
  });
  const seats = (n: number) => wish(sold.eventId, { [sold.first]: n });
  const fan = visitor();
  const id = await held(world.office.reserve(fan, seats(3)));
  await world.payAt(await checkout(world.office.pay(fan, id)));
  expect((await world.office.returned(fan, id))?.status).toBe("paid");
  await held(world.office.reserve(visitor(), seats(2)));
  expect((await office.run("content", "export", "all.json")).err).toBe("");
});
afterAll(async () => {
  await world.close();
  await empty.close();
  office.leave();
  elsewhere.leave();
});

const fileOf = (from: typeof office, name: string) => readFileSync(join(from.folder, name), "utf8");
const content = (): Document => JSON.parse(fileOf(office, "all.json"));
const named = (document: Document, slug: string) => document.events.find((one) => one.slug === slug) as Night;
const stored = async (id: string) =>
  (await world.store.db.select().from(ticketDefinition).where(eq(ticketDefinition.id, id)))[0];
const nights = () => world.store.db.select().from(event).orderBy(event.id);

describe("Content", () => {
  it("of the example in deploy/ sells a ticket", async () => {
    const fresh = await boxOfficeWorld(await testStore({ seeded: false }));
    const desk = officeOf(fresh);
    try {
      const example = JSON.parse(readFileSync(`${root}/deploy/first-night.json`, "utf8"));
      const [first] = example.events;
      const now = fresh.clock.now().getTime();
      const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
      Object.assign(first, { publishedAt: at(-1), startAt: at(7), endAt: at(7.1), doorsAt: at(6.9) });
      Object.assign(first.tiers[0], { saleStart: at(-1), saleEnd: at(7) });
      desk.write("first-night.json", example);
      expect((await desk.run("content", "import", "first-night.json")).err).toBe("");
      const [tier] = await fresh.store.db.select().from(ticketDefinition);
      await held(fresh.office.reserve(visitor(), wish(tier?.eventId ?? "", { [tier?.id ?? ""]: 2 })));
    } finally {
      await fresh.close();
      desk.leave();
    }
  });

  it("is unchanged after an export and an import elsewhere", async () => {
    const text = fileOf(office, "all.json");
    elsewhere.write("all.json", text);
    const done = await elsewhere.run("content", "import", "all.json");
    expect(done.err).toMatch(
      /^all\.json:\d+: notice: wrestler slug collides with the page \/shop, which stays what it is\n$/,
    );
    expect(done.code).toBe(0);
    await elsewhere.run("content", "export", "again.json");
    expect(fileOf(elsewhere, "again.json")).toBe(text);
  });

  it("is not changed by importing its own export", async () => {
    const before = await nights();
    const { code, out } = await office.run("content", "import", "all.json", "--prune");
    expect(code).toBe(0);
    expect(out).toMatch(/^events +0 +0 +\d+ +0$/m);
    expect(out).not.toMatch(/^\w+ +[1-9]/m);
    expect(await nights()).toEqual(before);
  });

  it.each(["events", "wrestlers", "redirects"])("is exported and imported as CSV: %s", async (part) => {
    expect((await office.run("content", "export", `${part}.csv`, "--only", part)).code).toBe(0);
    const { code, out } = await office.run("content", "import", `${part}.csv`);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${part} +0 +0 +[1-9]\\d* +0$`, "m"));
  });

  it("is created, changed and removed by one file, and the audit trail says by whom", async () => {
    const { wrestlers = [] } = content();
    const [first = {}, second = {}, ...rest] = wrestlers;
    const swapped = [
      { ...first, slug: second.slug },
      { ...second, slug: first.slug },
    ];
    const { id: _, ...nobody }: Item = { ...first, slug: "new-face", ringName: "=New Face" };
    office.write("roster.json", { wrestlers: [...swapped, ...rest, nobody] });
    expect((await office.run("content", "import", "roster.json", "--dry-run")).out).toMatch(
      /^wrestlers +1 +2 +\d+ +0$/m,
    );
    expect(await world.store.db.$count(wrestler)).toBe(wrestlers.length);

    expect((await office.run("content", "import", "roster.json", "--actor", "Juno")).code).toBe(0);
    const [made] = await world.store.db.select().from(wrestler).where(eq(wrestler.slug, "new-face"));
    expect(made?.ringName).toBe("=New Face");
    // A spreadsheet must not see a cell as a formula, and the import restores it unchanged.
    await office.run("content", "export", "roster.csv", "--only", "wrestlers");
    expect(fileOf(office, "roster.csv")).toContain("'=New Face");
    expect((await office.run("content", "import", "roster.csv")).out).toMatch(/^wrestlers +0 +0 /m);

    office.write("roster.json", { wrestlers });
    expect((await office.run("content", "import", "roster.json", "--prune")).out).toMatch(/^wrestlers +0 +2 +\d+ +1$/m);
    const [entry] = await world.store.db.select().from(audit).where(eq(audit.actor, "Juno"));
    expect(entry).toMatchObject({ action: "content.imported", detail: { file: "roster.json" } });
  });

  it("identifies an item by its slug, and a night's tier by its name", async () => {
    const mine = named(content(), "sold-night");
    const { id: _, tiers, ...bare } = mine;
    office.write("night.json", { events: [{ ...bare, tiers: tiers.map(({ id: _id, ...tier }) => tier) }] });
    expect((await office.run("content", "import", "night.json")).out).toMatch(/^events +0 +0 +1 +0$/m);
  });

  it("changes a tier's price and capacity while seats are held, but not below those", async () => {
    const change = async (tier: Item) => {
      const mine = named(content(), "sold-night");
      office.write("night.json", { events: [{ ...mine, tiers: mine.tiers.map((one) => ({ ...one, ...tier })) }] });
      return office.run("content", "import", "night.json");
    };
    expect((await change({ priceCents: 5_900, capacity: 20 })).code).toBe(0);
    expect(await stored(sold.first)).toMatchObject({ priceCents: 5_900, capacity: 20, remaining: 15 });
    expect((await change({ capacity: 5 })).code).toBe(0);
    expect(await stored(sold.first)).toMatchObject({ capacity: 5, remaining: 0 });
    const refused = await change({ capacity: 4 });
    expect(refused.code).toBe(1);
    expect(refused.err).toContain("event tiers[1].capacity is below the 5 seats that are sold or held");
    expect((await change({ capacity: 10 })).code).toBe(0);
    expect((await office.run("db", "check")).out).toBe("The books balance.\n");
  });
});

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
        `night.json:${line('"xx": {')}: event translations.xx is no field of an event`,
        `night.json:${line('"en": {')}: event translations.en is no field of an event`,
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
    for (const language of LANGUAGES) expect(reservedNames).toContain(language);
  });
});

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
      "event publishedAt is no date of the calendar",
      "event startAt does not exist in America/New_York: the clocks go forward over it",
      "event startAt comes twice in America/New_York, where the clocks go back: write 2026-11-01T01:30-04:00 or 2026-11-01T01:30-05:00",
      "event currency must be USD, the currency of checkout",
      "event title is too long: at most 120 characters",
      "event externalUrl is no web address: it begins with https://",
      "event tiers[1].priceCents is negative",
      "event card[1].participants[1][1] “nobody-knows” is none of the wrestlers",
      "event shortCode belongs to another event of the store",
      "event slug stands on another event of this file, too",
      "event timeZoneId is no time zone: write it as America/New_York",
      "event ticketLimitPerOrder must be a number",
      "event colour is no field of an event",
      "event about is missing",
      "event endAt is before the beginning",
      "event tiers[1].sectionId “00000000-0000-4000-8000-000000000001” is no section of the night's venue",
      "event status must be one of SCHEDULED, CANCELED, DRAFT, POSTPONED",
      "event tiers[1].capacity is below the 5 seats that are sold or held",
      "event id stands on another event of this file, too",
      "event slug is no slug: small letters, digits and single hyphens",
      "wrestler slug belongs to another wrestler of the store",
      "film isMain is true for another film of this file, too",
      "redirect path is no path: it begins with / and has no ? or #",
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
    expect((await office.run("content", "check", "torn.json")).err).toContain("torn.json:3: The file is no JSON here");
    office.write("torn.csv", 'path,target\n/a,/b\n/c,"/d\n');
    expect((await office.run("content", "check", "torn.csv")).err).toContain("The file is no CSV here");
    office.write("odd.json", { heroes: [], events: {} });
    const odd = await office.run("content", "check", "odd.json");
    expect(odd.err).toContain("heroes is no part of content");
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

describe("What has been sold", () => {
  it("cannot be removed, moved or canceled by a file", async () => {
    const document = content();
    const mine = named(document, "sold-night");
    office.write("less.json", { events: document.events.filter(({ slug }) => slug !== "sold-night") });
    const less = await office.run("content", "import", "less.json", "--prune");
    expect(less.code).toBe(1);
    expect(less.err).toContain(`event ${mine.id} cannot be removed: 3 tickets are sold`);

    const later = { startAt: "2026-12-01T19:30", doorsAt: "2026-12-01T18:30", endAt: "2026-12-01T22:00" };
    office.write("moved.json", { events: [{ ...mine, ...later, status: "CANCELED", tiers: [] }] });
    const moved = await office.run("content", "import", "moved.json");
    expect(moved.err).toContain("startAt cannot change, 3 tickets are sold: use `orders move-event`");
    expect(moved.err).toContain("status cannot change, 3 tickets are sold: use `orders cancel-event`");
    expect(moved.err).toContain("tiers cannot lose “Tier 1”, which was sold or held: hide it instead");
  });

  it("keeps what it refers to", async () => {
    office.write("nobody.json", { wrestlers: [] });
    const { code, err } = await office.run("content", "check", "nobody.json", "--prune");
    expect(code).toBe(1);
    expect(err).toMatch(/wrestler [\w-]{36} cannot be removed: the event [\w-]{36} refers to it/);
  });
});

describe("Part of a file", () => {
  const redirect = (path: string, target: string) => ({ path, target, external: false });

  it("--only imports that part of a .json file and prunes no other", async () => {
    const { redirects, wrestlers, products } = content();
    const [first = {}] = wrestlers ?? [];
    office.write("parts.json", {
      redirects: [redirect("/only-this", "/shows")],
      products: [],
      wrestlers: [{ ...first, ringName: "Not This One" }],
    });
    const done = await office.run("content", "import", "parts.json", "--only", "redirects", "--prune");
    expect(done).toMatchObject({ code: 0, err: "" });
    expect(done.out).toMatch(/^redirects +1 +0 +0 +[1-9]/m);
    expect(done.out).not.toMatch(/^(products|wrestlers)/m);
    await office.run("content", "export", "after.json");
    const after: Document = JSON.parse(fileOf(office, "after.json"));
    expect(after.redirects).toEqual([redirect("/only-this", "/shows")]);
    expect([after.products, after.wrestlers]).toEqual([products, wrestlers]);
    office.write("back.json", { redirects });
    expect((await office.run("content", "import", "back.json", "--prune")).code).toBe(0);
  });

  it("--only says so when the file lacks that part", async () => {
    office.write("parts.json", { redirects: [] });
    const refused = await office.run("content", "import", "parts.json", "--only", "products", "--prune");
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("products is not in this file") });
  });

  it("an unknown part does not hide the faults of the others", async () => {
    office.write("odd.json", {
      heroes: [],
      redirects: [redirect("no-slash", "/shows"), redirect("/fine", "/shows")],
      wrestlers: {},
    });
    const { code, err } = await office.run("content", "check", "odd.json");
    expect(code).toBe(1);
    expect(err).toContain("odd.json:2: heroes is no part of content");
    expect(err).toContain("wrestlers must be a list of objects");
    expect(err).toMatch(/odd\.json:5: redirect path is no path/);
    expect((await office.run("content", "import", "odd.json")).code).toBe(1);
    expect(await office.run("redirects", "list")).not.toMatchObject({ out: expect.stringContaining("/fine") });
  });

  it("an unknown column does not hide the faults of the rows", async () => {
    office.write("odd.csv", "path,target,external,colour\nno-slash,/shows,false,red\n");
    const { err } = await office.run("redirects", "import", "odd.csv");
    expect(err).toContain("odd.csv:1: colour is no column of a redirect");
    expect(err).toContain("odd.csv:2: redirect path is no path");
  });
});

describe("A redirect of a page of the site", () => {
  it("is refused in a file unless it is stored already", async () => {
    for (const path of ["/home", "/shop/", "/", "/profile/auth/sign-in"]) {
      office.write("page.json", { redirects: [{ path, target: "/elsewhere", external: false }] });
      const { code, err } = await office.run("content", "import", "page.json");
      expect([path, code], err).toEqual([path, 1]);
      expect(err).toContain("redirect path is a page of this site");
    }
    expect((await office.run("redirects", "add", "/pigeon-forge", "/shows", "--over-page")).code).toBe(0);
    office.write("page.json", { redirects: [{ path: "/pigeon-forge", target: "/tickets", external: false }] });
    expect(await office.run("content", "import", "page.json")).toMatchObject({ code: 0, err: "" });
    expect((await office.run("redirects", "list")).out).toMatch(
      /^\/pigeon-forge +\/tickets +hides a page of this site$/m,
    );
    expect((await office.run("redirects", "remove", "/pigeon-forge")).code).toBe(0);
  });

  it("is refused by the command without --over-page", async () => {
    const refused = await office.run("redirects", "add", "/home", "/x");
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("/home is a page of this site") });
    expect((await office.run("redirects", "list")).out).not.toContain("/home ");
    expect((await office.run("redirects", "add", "/home", "/x", "--over-page", "--dry-run")).code).toBe(0);
  });
});

describe("The site's own addresses", () => {
  // A route without a path only groups others.
  const paths = (entries: RouteConfigEntry[]): string[] =>
    entries.flatMap(({ path, children = [] }) => (path === undefined ? paths(children) : [path.replace(/^\//, "")]));
  const all = paths(routes);

  it("are reserved: no wrestler's slug can take one", () => {
    const pages = all.map((path) => path.split("/")[0] ?? "").filter((name) => /^[a-z0-9-]+$/.test(name));
    expect(pages.filter((name) => !reservedNames.includes(name))).toEqual([]);
    expect(pages).toContain("shop");
  });

  it("that exist on every site are those that need no content", () => {
    const resources = ["consent", "continue", "guest-credentials", "language", "oauth/callback", "oauth/signed-out"];
    const fixed = all.filter((path) => /^[a-z0-9/-]*$/.test(path) && !resources.includes(path));
    expect([...fixedPages].sort()).toEqual(fixed.map((path) => `/${path}`).sort());
  });
});
