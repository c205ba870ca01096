/** Content export to files and import from them. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BATCH } from "../../server/services/content/stored";
import { audit, event, ticketDefinition, wrestler } from "../../server/store/schema";
import { root } from "../root";
import { boxOfficeWorld, held, night, visitor, wish } from "../services/box-office/box-office-world";
import { buy } from "../services/nights/night-office";
import { DAY_MS, testStore } from "../store";
import {
  type ContentWorld,
  contentOf,
  contentWorld,
  type Document,
  fileOf,
  type Item,
  type Night,
  named,
} from "./content-world";
import { officeOf } from "./office";

let world: ContentWorld["world"];
let office: ContentWorld["office"];
let elsewhere: ContentWorld["elsewhere"];
let sold: ContentWorld["sold"];
let close: ContentWorld["close"];
beforeAll(async () => {
  ({ world, office, elsewhere, sold, close } = await contentWorld());
});
afterAll(() => close());

const content = () => contentOf(office);
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
    expect(done.err.split("\n").map((line) => line.replace(/:\d+:/, ":"))).toEqual([
      "all.json: notice: wrestler slug collides with the page /shop, which stays what it is",
      "all.json: notice: event seatingPlanId has no accessible seats at the price of “Front Row VIP”, “Ringside”, “Floor”, “Upper”",
      "",
    ]);
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

  it("passes a slug on between items that are far apart, and from an item that leaves", async () => {
    const { wrestlers = [] } = content();
    const [first = {}, second = {}, ...rest] = wrestlers;
    const { id: _, ...nobody }: Item = first;
    const fillers = Array.from({ length: BATCH }, (__, n) => ({ ...nobody, slug: `filler-${n}` }));
    const slugOf = async (id: unknown) =>
      (
        await world.store.db
          .select()
          .from(wrestler)
          .where(eq(wrestler.id, String(id)))
      )[0]?.slug;
    const imported = async (...flags: string[]) => {
      const { code, err, out } = await office.run("content", "import", "far.json", ...flags);
      expect(code, err).toBe(0);
      return out;
    };
    const given = { ...second, slug: "passed-on" };
    office.write("far.json", { wrestlers: [{ ...first, slug: second.slug }, ...fillers, given, ...rest] });
    await imported();
    expect([await slugOf(first.id), await slugOf(second.id)]).toEqual([second.slug, "passed-on"]);
    office.write("far.json", { wrestlers: [first, ...fillers, second, ...rest] });
    await imported();

    const heir = { ...nobody, id: randomUUID(), slug: "filler-0" };
    office.write("far.json", { wrestlers: [heir, ...wrestlers] });
    expect(await imported("--prune")).toMatch(new RegExp(`^wrestlers +1 +0 +\\d+ +${BATCH}$`, "m"));
    expect(await slugOf(heir.id)).toBe("filler-0");
    office.write("far.json", { wrestlers });
    await imported("--prune");
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

  it("cannot be hidden by a file", async () => {
    const mine = named(content(), "sold-night");
    office.write("draft.json", { events: [{ ...mine, status: "DRAFT" }] });
    const draft = await office.run("content", "import", "draft.json", "--only", "events");
    expect(draft.code).toBe(1);
    expect(draft.err).toContain("event status cannot hide the night, 5 tickets are sold or held");
    office.write("later.json", { events: [{ ...mine, publishedAt: "2099-01-01T12:00:00Z" }] });
    const later = await office.run("content", "import", "later.json");
    expect(later.code).toBe(1);
    expect(later.err).toContain("event publishedAt cannot hide the night, 5 tickets are sold or held");
  });

  it.each([
    ["without a new date", undefined, ["scheduleTbd"]],
    ["to another date", 45, ["startAt"]],
  ])("keeps what its holders were told when it was moved %s", async (_, days, fields) => {
    const { first, eventId: id } = await night(world.store, world.clock.now(), [{ capacity: 5 }]);
    await buy(world, id, first, 1);
    const exported = async (): Promise<Night> => {
      await office.run("content", "export", "nights.json", "--only", "events");
      return JSON.parse(fileOf(office, "nights.json")).events.find((one: Item) => one.id === id);
    };
    const importing = (one: Item) => {
      office.write("night.json", { events: [one] });
      return office.run("content", "import", "night.json");
    };
    const before = await exported();
    const startAt = days === undefined ? [] : [new Date(world.clock.now().getTime() + days * DAY_MS).toISOString()];
    expect((await office.run("orders", "move-event", id, ...startAt)).code).toBe(0);
    const row = async () => (await world.store.db.select().from(event).where(eq(event.id, id)))[0];
    const moved = await row();

    const old = await importing(before);
    const after = await exported();
    const { scheduleTbd: __, previousStartAt: ___, ...bare } = after;
    const short = await importing({ ...bare, status: "SCHEDULED" });
    const says = "cannot change, 1 ticket is sold: use `orders move-event`, which tells the holders";
    for (const field of [...fields, "previousStartAt", "status"]) expect(old.err).toContain(`event ${field} ${says}`);
    for (const field of ["previousStartAt", "status"]) expect(short.err).toContain(`event ${field} ${says}`);
    expect([old.code, short.code]).toEqual([1, 1]);
    expect(await row()).toEqual(moved);
    expect(await importing(after)).toMatchObject({ code: 0, out: expect.stringMatching(/^events +0 +0 +1 +0$/m) });
    expect((await importing({ ...after, description: "Soon." })).code).toBe(0);
    expect(await row()).toEqual({ ...moved, description: "Soon.", revision: 3, updatedAt: expect.any(Date) });
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
    expect(err).toContain("odd.json:2: heroes is not a part of content");
    expect(err).toContain("wrestlers must be a list of objects");
    expect(err).toMatch(/odd\.json:5: redirect path is not a path/);
    expect((await office.run("content", "import", "odd.json")).code).toBe(1);
    expect(await office.run("redirects", "list")).not.toMatchObject({ out: expect.stringContaining("/fine") });
  });

  it("an unknown column does not hide the faults of the rows", async () => {
    office.write("odd.csv", "path,target,external,colour\nno-slash,/shows,false,red\n");
    const { err } = await office.run("redirects", "import", "odd.csv");
    expect(err).toContain("odd.csv:1: colour is not a column of a redirect");
    expect(err).toContain("odd.csv:2: redirect path is not a path");
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
