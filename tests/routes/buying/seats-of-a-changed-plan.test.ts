/** The office changes a night's seating plan while a fan has the page of a section open. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator } from "../../operator/operator-process";
import { fan } from "../fan";
import { embeddedSite, type Site } from "../site";
import { eventId } from "./purchase";
import { choose, free, offered, submit, textOf, ticked } from "./section-form";

type PlanSeat = { label: string; was?: string };
type PlanRow = { label: string; was?: string; seats: PlanSeat[] };
type PlanSection = { code: string; label: string; was?: string; entrance?: string; rows?: PlanRow[] };
type Plan = { slug: string; sections: PlanSection[] };

let site: Site;
let path: string;
beforeAll(async () => {
  site = await embeddedSite();
  path = `/tickets/event/${await eventId(site, "Twelve Go In")}`;
});
afterAll(() => site.stop());

const seatsPath = (section: string) => `${path}/seats/${section}`;
const run = async (...words: string[]) => {
  const ended = await operator({ DATA_DIR: site.dataDir }, site.dataDir, ...words);
  expect(ended).toMatchObject({ code: 0 });
};

/** Exports the plan seat by seat, changes it, imports it, and waits until no page shows the former one. */
async function office(change: (sections: PlanSection[]) => PlanSection[]): Promise<void> {
  const file = join(site.dataDir, "plans.json");
  await run("content", "export", "plans.json", "--only", "seatingPlans", "--expanded");
  const plans: { seatingPlans: Plan[] } = JSON.parse(readFileSync(file, "utf8"));
  for (const plan of plans.seatingPlans) if (plan.slug === "cooperage-ring") plan.sections = change(plan.sections);
  writeFileSync(file, JSON.stringify(plans));
  await run("content", "import", "plans.json");
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await site.advance("PT2S");
}
const inSection = (code: string, change: (section: PlanSection) => PlanSection) => (sections: PlanSection[]) =>
  sections.map((section) => (section.code === code ? change(section) : section));
const without = (place: string) =>
  inSection(place.split("-")[0] ?? "", (section) => ({
    ...section,
    rows:
      section.rows?.map((row) => ({
        ...row,
        seats: row.seats.filter(({ label }) => `${section.code}-${row.label}-${label}` !== place),
      })) ?? [],
  }));
const words = (place: string) => {
  const [section, row, seat] = place.split("-");
  return `No longer on the plan: Section ${section}, row ${row}, seat ${seat}`;
};

describe("A seat that the plan lost under an open page", () => {
  it("is named, the other ticked seats are held, and as many together are offered", async () => {
    const ada = fan(site);
    const page = await ada.get(seatsPath("201"));
    const [one = "", two = "", three = ""] = free(page);
    await office(without(two));
    const after = await submit(ada, page, [one, two, three]);
    expect(textOf(after.html)).toContain(words(two));
    expect(textOf(after.html)).toContain("We’re holding your other seats.");
    expect(ticked(after)).toEqual([one, three]);
    const [instead = []] = offered(after);
    expect(instead).toHaveLength(3);
    expect(textOf((await choose(ada, seatsPath("201"), instead)).html)).toContain("These 3 seats are yours");
  });

  it("leaves the others ticked if the fan wants all or none; alone, it still has seats nearby", async () => {
    const ada = fan(site);
    const page = await ada.get(seatsPath("202"));
    const [one = "", two = ""] = free(page);
    await office(without(two));
    const after = await choose(ada, seatsPath("202"), [one, two]);
    expect([after.status, textOf(after.html)]).toEqual([409, expect.stringContaining(words(two))]);
    expect(textOf(after.html)).toContain("Your other seats are still ticked, but not held yet.");
    expect(ticked(after)).toEqual([one]);
    const alone = await submit(ada, page, [two]);
    expect([alone.status, textOf(alone.html)]).toEqual([409, expect.stringContaining(words(two))]);
    expect(textOf(alone.html)).not.toContain("Your other seats");
    expect(offered(alone).map((set) => set.length)).toEqual([1, 1, 1]);
  });

  it("is named only if it reads like a seat", async () => {
    for (const text of ["CALL 555-A-1", "201-A-1<b>", "---", "x", `201-A-${"9".repeat(13)}`]) {
      const page = await fan(site).get(`${seatsPath("201")}?lost=${encodeURIComponent(text)}`);
      expect([page.status, page.html.includes('id="lost"')]).toEqual([200, false]);
    }
  });
});

describe("A plan that moved under an open page", () => {
  it("sells a seat that was moved by the name that the fan ticked", async () => {
    const ada = fan(site);
    const page = await ada.get(seatsPath("203"));
    const [one = "", two = ""] = free(page);
    // The order of the row is another: its benches get new numbers.
    await office(
      inSection("203", (section) => ({
        ...section,
        rows: section.rows?.map((row) => ({ ...row, seats: mirrored(row.seats) })) ?? [],
      })),
    );
    const after = await submit(ada, page, [one, two]);
    expect(textOf(after.html)).toContain("These 2 seats are yours");
    expect(ticked(await ada.get(seatsPath("203"))).sort()).toEqual([one, two].sort());
  });

  it("keeps seats on hold whose row has another name, though the page calls them by the old one", async () => {
    const ada = fan(site);
    const first = await ada.get(seatsPath("204"));
    const [one = "", two = "", three = ""] = free(first);
    await submit(ada, first, [one, two]);
    const page = await ada.get(seatsPath("204"));
    const [, row = ""] = one.split("-");
    await office(
      inSection("204", (section) => ({
        ...section,
        rows: section.rows?.map((each) => (each.label === row ? { ...each, label: "Z", was: row } : each)) ?? [],
      })),
    );
    const renamed = (place: string) => place.replace(`-${row}-`, "-Z-");
    const after = await submit(ada, page, [one, two, three]);
    expect(ticked(await ada.get(seatsPath("204"))).sort()).toEqual([one, two].map(renamed).sort());
    expect(textOf(after.html)).toContain(words(three));
    expect(textOf(after.html)).not.toContain("Someone else");
  });

  it("answers for a section with another code or none that it is gone, and keeps what is on hold", async () => {
    const ada = fan(site);
    const [kept = ""] = free(await ada.get(seatsPath("207")));
    await choose(ada, seatsPath("207"), [kept]);
    const page = await ada.get(seatsPath("205"));
    const seats = free(page).filter((place) => place.startsWith("205-"));
    await office((sections) =>
      sections.map((one) => (one.code === "205" ? { ...one, code: "305", label: "Section 305", was: "205" } : one)),
    );
    for (const after of [
      await submit(ada, page, [kept, ...seats.slice(0, 2)]),
      await choose(ada, seatsPath("999"), ["999-A-1"]),
      await choose(ada, seatsPath("205"), [], { intent: "best" }),
    ]) {
      expect([after.status, textOf(after.html)]).toEqual([
        404,
        expect.stringContaining("This section isn’t on the plan anymore"),
      ]);
      expect(after.html).toContain(`href="${path}#plan"`);
    }
    expect(ticked(await ada.get(seatsPath("207")))).toEqual([kept]);
    expect((await ada.get(seatsPath("305"))).status).toBe(200);
  });
});

/** The same seats in the other order, where the others stood. */
const mirrored = <T extends object>(seats: T[]): T[] =>
  [...seats].reverse().map((seat, index) => {
    const { x, y } = seats[index] as { x?: number; y?: number };
    return { ...seat, x, y };
  });
