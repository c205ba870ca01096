/** Nights with a line in front of their sale, on a site of their own, whose clock journeys move over the opening. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, type Page } from "playwright/test";
import type { Copy } from "./builds";

const MINUTE_MS = 60_000;

/** Runs an operator command on a copy's data. */
export const operator = (copy: Copy, ...words: string[]) =>
  execFileSync(process.execPath, ["build/server/operator.js", ...words], {
    cwd: join(import.meta.dirname, ".."),
    env: { ...process.env, ...copy.place, INIT_CWD: copy.dataDir },
    stdio: "pipe",
  });

type Night = { id: string; path: string; seats: string };

export function lineNights(copy: Copy) {
  const office = (...words: string[]) => operator(copy, "on-sale", ...words);

  async function now(): Promise<number> {
    return Date.parse(((await (await fetch(`${copy.sandbox}/clock`)).json()) as { now: string }).now);
  }

  async function night(title: string): Promise<Night> {
    const found = await fetch(`${copy.url}/api/v1/events?text=${encodeURIComponent(title)}`);
    const { events } = (await found.json()) as { events: { id: string; title: string }[] };
    const id = events.find((event) => event.title === title)?.id ?? "";
    return { id, path: `${copy.url}/line/${id}`, seats: `${copy.url}/tickets/event/${id}` };
  }

  const stateOf = async ({ path }: Night) =>
    (await (await fetch(`${path}/now.json`)).json()) as { phase: string; opensAt: string; serving: number };

  return {
    night,
    office,
    /** Moves the clock so many minutes before the opening, or after it. */
    async moveTo(one: Night, minutes: number): Promise<void> {
      const wanted = Date.parse((await stateOf(one)).opensAt) + minutes * MINUTE_MS;
      const seconds = Math.ceil((wanted - (await now())) / 1_000);
      if (seconds > 0) {
        await fetch(`${copy.sandbox}/clock`, { method: "POST", body: JSON.stringify({ advance: `PT${seconds}S` }) });
      }
    },
    /** Gives a night a line that opens in so many minutes, and takes places from now on. */
    async plan(title: string, minutes: number, ...options: string[]): Promise<Night> {
      const at = new Date((await now()) + minutes * MINUTE_MS).toISOString();
      const one = await night(title);
      office("plan", one.id, "--at", at, "--join", String(minutes + 1), ...options);
      await expect.poll(async () => (await fetch(`${one.path}/now.json`, { redirect: "manual" })).status).toBe(200);
      return one;
    },
    expectPhase: (one: Night, phase: string) =>
      expect.poll(async () => (await stateOf(one)).phase, { timeout: 30_000 }).toBe(phase),
    /** Takes a place as another browser would, without rendering a page. */
    async joinAlone({ path }: Night): Promise<void> {
      const { origin } = new URL(path);
      const headers = { origin, "content-type": "application/x-www-form-urlencoded" };
      const answer = await fetch(path, { method: "POST", headers, body: "intent=join", redirect: "manual" });
      expect(answer.headers.getSetCookie().join()).toContain("place=");
    },
  };
}

/** With scripts the page updates by itself; without them the browser reloads it after the seconds that it says. */
export async function shown(page: Page, heading: string | RegExp): Promise<void> {
  await expect(async () => {
    if (!(await page.getByRole("heading", { level: 1, name: heading }).isVisible())) await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible({ timeout: 8_000 });
  }).toPass({ timeout: 60_000 });
}

export const takePlace = (page: Page) => page.getByRole("button", { name: "Take my place" }).click();
/** The number that the page shows in wood type. */
export const number = (page: Page) => page.locator("#ahead").textContent();
