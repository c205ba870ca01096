/** The office imports another seating plan while a fan has the page of a section open with seats ticked. */
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "playwright/test";
import { type Copy, copyOfBuild } from "../../../builds";
import { holdTicked, openSeatsOf, scripts, seatNamed, seats, tick, tickedSeats } from "../../../section-page";
import { heldUntil, pageErrors } from "../../../steps";

type Section = { code: string; label: string; was?: string; rows?: { label: string; seats: { label: string }[] }[] };

/** A site of its own: other journeys of the worker keep their plan. */
let copy: Copy;
test.beforeAll(async () => {
  copy = copyOfBuild();
  await copy.start();
});
test.afterAll(async () => {
  await copy.stop();
  copy.remove();
});

const run = (...words: string[]) =>
  execFileSync(process.execPath, ["build/server/operator.js", ...words], {
    cwd: join(import.meta.dirname, "../../../.."),
    env: { ...process.env, ...copy.place, INIT_CWD: copy.dataDir },
    stdio: "pipe",
  });

/** Exports the plan seat by seat, changes one section, and imports it. */
async function office(code: string, change: (section: Section) => Section): Promise<void> {
  const file = join(copy.dataDir, "plans.json");
  run("content", "export", "plans.json", "--only", "seatingPlans", "--expanded");
  const plans = JSON.parse(readFileSync(file, "utf8"));
  for (const plan of plans.seatingPlans) {
    plan.sections = plan.sections.map((section: Section) => (section.code === code ? change(section) : section));
  }
  writeFileSync(file, JSON.stringify(plans));
  run("content", "import", "plans.json");
  // Plans and seats are read at most once a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
}
const without = (place: string) => (section: Section) => ({
  ...section,
  rows: (section.rows ?? []).map((row) => ({
    ...row,
    seats: row.seats.filter(({ label }) => `${section.code}-${row.label}-${label}` !== place),
  })),
});

/**
 * With Save-Data a page polls less often, so the fan presses the button before the page learns of the change. The last
 * journey is about a page that learns of it.
 */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
  );

test("a removed seat is named, the others are held, and one click takes as many together", async ({ page }) => {
  const errors = pageErrors(page);
  await saveData(page);
  const [one = "", two = "", three = ""] = await openSeatsOf(page, "201", copy.url);
  await tick(page, [one, two, three]);
  await office("201", without(two));
  await holdTicked(page);
  const alert = page.getByRole("alert");
  const [, row, seat] = two.split("-");
  await expect(alert).toContainText(`No longer on the plan: Section 201, row ${row}, seat ${seat}`);
  await expect(alert).toContainText("We’re holding your other seats.");
  await heldUntil(page, 2);
  await alert.getByRole("button").first().click();
  await heldUntil(page, 3);
  expect(errors).toEqual([]);
});

test("a seat that was moved is held by the name that was ticked", async ({ page }) => {
  await saveData(page);
  const [one = "", two = ""] = await openSeatsOf(page, "203", copy.url);
  await tick(page, [one, two]);
  await office("203", (section) => ({
    ...section,
    rows: (section.rows ?? []).map((row) => {
      const places = row.seats.map(({ label, ...place }) => place);
      return { ...row, seats: [...row.seats].reverse().map(({ label }, index) => ({ label, ...places[index] })) };
    }),
  }));
  await holdTicked(page);
  await heldUntil(page, 2);
  await openSeatsOf(page, "203", copy.url);
  for (const place of [one, two]) await expect(seatNamed(page, place)).toBeChecked();
});

test("a section with another code is gone from its old address, and the way to all sections is there", async ({
  page,
}) => {
  await saveData(page);
  const places = await openSeatsOf(page, "205", copy.url);
  await tick(page, places.slice(0, 2));
  await office("205", (section) => ({ ...section, code: "305", label: "Section 305", was: "205" }));
  await holdTicked(page);
  await expect(page.getByRole("heading", { name: "This section isn’t on the plan anymore" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "All sections" }).click();
  await expect(page.getByRole("link", { name: /^Section 305,/ }).first()).toBeAttached();
});

test("with scripts, an open page learns of the change by itself and says so", async ({ page }) => {
  const [one = "", two = "", three = ""] = await openSeatsOf(page, "207", copy.url);
  test.skip(!(await scripts(page)), "Without scripts a page changes only when it is loaded");
  await tick(page, [one, two, three]);
  await seatNamed(page, two).focus();
  await office("207", (section) => ({ ...without(two)(section), label: "Section 207 west" }));
  const [, row, seat] = two.split("-");
  await expect(page.locator("[data-live]").last()).toContainText(`No longer on the plan: Section 207`, {
    timeout: 20_000,
  });
  await expect(page.locator("[data-live]").last()).toContainText(`row ${row}, seat ${seat}`);
  await expect(page.getByRole("heading", { name: "Section 207 west" })).toBeVisible();
  await expect(tickedSeats(page)).toHaveCount(2);
  await expect(page.locator(".seats-total")).toContainText("$50");
  expect(await page.evaluate(() => document.activeElement?.closest("table") !== null)).toBe(true);

  await office("207", (section) => ({ ...section, code: "307", was: "207" }));
  await expect(page.getByRole("heading", { name: "This section isn’t on the plan anymore" })).toBeVisible({
    timeout: 20_000,
  });
  await expect(seats(page)).toHaveCount(0);
});
