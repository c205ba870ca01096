/** The line's script in a small stand-in for a browser: what a screen reader hears, and when the page loads again. */
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { LINE_SCRIPT } from "../../server/line/line-script";

type Poll = { phase: string; serving: number; joined: number; pace: number; nextMs?: number };

/** Runs the script against these answers of now.json, a second apart; returns what happened. */
async function watch(page: { screen: string; rank?: number; search?: string; hidden?: boolean }, polls: Poll[]) {
  const said: string[] = [];
  let reloads = 0;
  let asked = 0;
  let now = 0;
  const timers: { at: number; run: () => void }[] = [];
  const element = (text = "") => ({ textContent: text, dataset: {} as Record<string, string> });
  const line = element();
  line.dataset = { id: "night", screen: page.screen, lang: "en", wait: "Estimated wait: {}." };
  if (page.rank !== undefined) line.dataset.rank = String(page.rank);
  const say = element();
  Object.defineProperty(say, "textContent", { set: (text: string) => said.push(text) });
  const parts: Record<string, object> = {
    ...{ line, say, est: element(), ahead: element(), h: element("You’re in line. People ahead of you:") },
  };
  const document = {
    ...{ hidden: page.hidden ?? false, title: "1 · Ringside", addEventListener: () => undefined },
    getElementById: (id: string) => parts[id] ?? null,
  };
  const fetchNow = async () => {
    const poll = polls[asked] ?? polls.at(-1);
    asked += 1;
    return { json: async () => ({ nextMs: 1_000, spreadMs: 10_000, ...poll }) };
  };
  class FakeDate extends Date {
    static override now = () => now;
  }
  runInNewContext(LINE_SCRIPT, {
    ...{ document, fetch: fetchNow, Intl, Date: FakeDate },
    window: { fetch: fetchNow },
    Math: Object.assign(Object.create(Math), { random: () => 0.5 }),
    location: { search: page.search ?? "", pathname: "/line/night", replace: () => (reloads += 1) },
    setTimeout: (run: () => void, ms: number) => timers.push({ at: now + ms, run }),
    clearTimeout: () => undefined,
  });
  for (let turn = 0; turn < polls.length * 3 && timers.length > 0 && asked < polls.length; turn++) {
    const next = timers.sort((a, b) => a.at - b.at).shift();
    if (!next) break;
    now = next.at;
    next.run();
    await new Promise(setImmediate);
  }
  for (const { run } of timers.splice(0)) if (asked >= polls.length) run();
  return { said, reloads, asked, took: now };
}

/** One fan is called each second. */
const calm = (from: number, to: number): Poll[] =>
  Array.from({ length: from - to + 1 }, (_, n) => ({ phase: "open", serving: n, joined: 1_000, pace: 1 }));

it("The script is small", () => {
  expect(gzipSync(LINE_SCRIPT).length).toBeLessThanOrEqual(2_048);
});

describe("A fan who waits with a screen reader", () => {
  it("hears five sentences on the way from 400 places to the turn, and none twice", async () => {
    const { said } = await watch({ screen: "waiting", rank: 400 }, calm(400, 1));
    // 5 minutes are 300 places, 1 minute is 60.
    const heard = said.map((text) => Number(/: ([\d,]+)\./.exec(text)?.[1]));
    expect(heard).toEqual([300, 100, 60, 50, 10]);
    expect(new Set(said).size).toBe(said.length);
    expect(said[0]).toMatch(/^You’re in line\. People ahead of you: 300\. Estimated wait: /);
  });

  it("hears nothing while nothing moves, and nothing of numbers far away", async () => {
    const still = Array.from({ length: 60 }, () => ({ phase: "open", serving: 5, joined: 900, pace: 1 }));
    expect((await watch({ screen: "waiting", rank: 105 }, still)).said).toEqual([]);
    expect((await watch({ screen: "waiting", rank: 9_000 }, calm(9_000, 8_800))).said).toEqual([]);
  });

  it("can open the page with ?still, which never polls or reloads", async () => {
    const { asked, reloads } = await watch({ screen: "waiting", rank: 400, search: "?still" }, calm(400, 300));
    expect([asked, reloads]).toEqual([0, 0]);
  });
});

describe("The page loads again", () => {
  it.each([
    ["when the fan is called", { screen: "waiting", rank: 2 }, { phase: "open", serving: 3, joined: 9, pace: 1 }],
    ["when the line opens", { screen: "drawn" }, { phase: "open", serving: 0, joined: 9, pace: 0 }],
    ["when seats are gone", { screen: "waiting", rank: 7 }, { phase: "soldOut", serving: 3, joined: 9, pace: 1 }],
    ["when all seats are held", { screen: "waiting", rank: 7 }, { phase: "paused", serving: 3, joined: 9, pace: 1 }],
    [
      "when the line ends during a turn",
      { screen: "turn", rank: 1 },
      { phase: "ended", serving: 3, joined: 9, pace: 1 },
    ],
  ])("%s", async (_, page, poll) => {
    expect((await watch(page, [poll])).reloads).toBe(1);
  });

  it("in a background tab, too, which polls less often", async () => {
    const polls = [1, 2, 3].map((serving) => ({ phase: "open", serving, joined: 9, pace: 1 }));
    const [seen, hidden] = [
      { screen: "waiting", rank: 2 },
      { screen: "waiting", rank: 2, hidden: true },
    ];
    const [front, behind] = [await watch(seen, polls), await watch(hidden, polls)];
    expect([front.reloads, behind.reloads]).toEqual([1, 1]);
    expect(front.took).toBeLessThan(10_000);
    expect(behind.took).toBeGreaterThanOrEqual(30_000);
  });

  it("not while a turn lasts", async () => {
    const poll = { phase: "open", serving: 3, joined: 9, pace: 1 };
    expect((await watch({ screen: "turn", rank: 1 }, [poll, poll, poll])).reloads).toBe(0);
  });
});
