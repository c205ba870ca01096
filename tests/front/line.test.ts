import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { line, oneEachTurn } from "../../server/front/line/line";
import { placeIn } from "../../server/front/line/place";
import { fullHouse } from "../../server/http/unavailable-page";

const IMMEDIATE = { atWork: 2, outside: 1, patienceMs: 0, answerMs: 0 };
const PATIENT = { atWork: 2, outside: 1, patienceMs: 60_000, answerMs: 0 };

describe("The queue before pages and API", () => {
  it("admits a fixed number and then the others one by one, in order of arrival", async () => {
    const queue = line(PATIENT);
    expect([queue.enter(), queue.enter()]).toEqual([true, true]);
    const entered: string[] = [];
    const [third, fourth] = ["third", "fourth"].map(async (name) => {
      if (await queue.enter()) entered.push(name);
    });
    queue.leave();
    await third;
    expect(entered).toEqual(["third"]);
    queue.leave();
    await fourth;
    expect(entered).toEqual(["third", "fourth"]);
    queue.leave();
    queue.leave();
    expect(queue.enter()).toBe(true);
  });

  it("rejects requests that waited too long and keeps no place for them", async () => {
    const queue = line(IMMEDIATE);
    queue.enter();
    queue.enter();
    expect(await Promise.all([queue.enter(), queue.enter()])).toEqual([false, false]);
    queue.leave();
    expect(queue.enter()).toBe(true);
  });

  it("lets waiting networks take turns, so that a flood delays only itself", async () => {
    const queue = line({ ...PATIENT, atWork: 1 });
    queue.enter("flood");
    const entered: string[] = [];
    const all = ["flood", "flood", "flood", "fan", "flood", "other"].map(async (network) => {
      await queue.enter(network);
      entered.push(network);
      queue.leave();
    });
    queue.leave();
    await Promise.all(all);
    expect(entered).toEqual(["flood", "fan", "other", "flood", "flood", "flood"]);
  });

  it("releases a place once for all slow calls of a request, within its limit", async () => {
    vi.useFakeTimers();
    const queue = line(PATIENT);
    queue.enter();
    queue.enter();
    const [paying, another] = [placeIn(queue), placeIn(queue)];
    const ends = [paying.callOutside(), paying.callOutside()];
    const entered = Promise.resolve(queue.enter());
    vi.advanceTimersByTime(200);
    expect(queue.state()).toEqual({ waiting: 1, atWork: 2, outside: 0 });
    vi.advanceTimersByTime(100);
    expect(await entered).toBe(true);
    expect(queue.state()).toEqual({ waiting: 0, atWork: 2, outside: 1 });
    another.callOutside();
    vi.advanceTimersByTime(1_000);
    expect(queue.state().outside).toBe(1);

    for (const end of ends) end();
    expect(queue.state()).toEqual({ waiting: 0, atWork: 3, outside: 0 });
    const late = Promise.resolve(queue.enter());
    paying.leave();
    expect(queue.state()).toEqual({ waiting: 1, atWork: 2, outside: 0 });
    another.leave();
    expect(await late).toBe(true);
    vi.useRealTimers();
  });

  it("takes back the place of a request that ends before its call, and releases none afterward", () => {
    vi.useFakeTimers();
    const queue = line(PATIENT);
    queue.enter();
    const place = placeIn(queue);
    const end = place.callOutside();
    vi.advanceTimersByTime(300);
    expect(queue.state()).toEqual({ waiting: 0, atWork: 0, outside: 1 });
    place.leave();
    end();
    place.callOutside();
    vi.advanceTimersByTime(300);
    expect(queue.state()).toEqual({ waiting: 0, atWork: 0, outside: 0 });
    vi.useRealTimers();
  });

  it("starts one piece of work per turn of the event loop", async () => {
    const turn = oneEachTurn();
    const started: number[] = [];
    let turns = 0;
    const count = () => {
      turns += 1;
      if (started.length < 3) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all([1, 2, 3].map(() => turn().then(() => started.push(turns))));
    expect(new Set(started).size).toBe(3);
  });
});

describe("A queue that moves by ten requests a second", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const LIMITS = { atWork: 1, outside: 0, patienceMs: 1_500, answerMs: 3_000 };

  /** A full queue, and what became of those who waited, in order. */
  function fullQueue() {
    const queue = line(LIMITS);
    queue.enter();
    const outcomes: string[] = [];
    const wait = async (name: string, network = "") => {
      const entered = await queue.enter(network);
      outcomes.push(`${name} ${entered ? "entered" : "turned away"}`);
    };
    const moved = async (times: number) => {
      for (let n = 0; n < times; n++) {
        await vi.advanceTimersByTimeAsync(100);
        queue.leave();
      }
    };
    return { queue, outcomes, wait, moved };
  }
  const names = (count: number) => Array.from({ length: count }, (_, n) => `${n + 1}`);

  it("sends no request away that it can answer in time", async () => {
    const { outcomes, wait, moved } = fullQueue();
    for (const name of names(27)) void wait(name);
    await moved(27);
    expect(outcomes).toEqual(names(27).map((name) => `${name} entered`));
  });

  it("refuses a new request at once if it would wait too long, but none from a network that waits less", async () => {
    const { queue, outcomes, wait, moved } = fullQueue();
    for (const name of names(45)) void wait(name, "flood");
    await moved(11);
    outcomes.length = 0;
    expect(queue.enter("flood")).toBe(false);
    void wait("fan", "other");
    await moved(2);
    expect(outcomes).toEqual(["12 entered", "fan entered"]);
  });

  it("answers the last of too many within the time limit, too", async () => {
    const { outcomes, wait, moved } = fullQueue();
    for (const name of names(45)) void wait(name);
    await moved(30);
    expect(outcomes).toHaveLength(45);
    expect(outcomes.slice(0, 27)).toEqual(names(27).map((name) => `${name} entered`));
  });

  it("sends them away after the usual patience once it stands still", async () => {
    const { outcomes, wait, moved } = fullQueue();
    for (const name of names(29)) void wait(name);
    await moved(14);
    outcomes.length = 0;
    await vi.advanceTimersByTimeAsync(400);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(800);
    expect(outcomes).toEqual(
      names(29)
        .slice(14)
        .map((name) => `${name} turned away`),
    );
  });

  it("tells refused clients to come back one after another, when there is room", async () => {
    const { queue, wait, moved } = fullQueue();
    expect(queue.comeBackAfter()).toBeUndefined();
    for (const name of names(60)) void wait(name);
    await moved(11);
    // 49 are waiting, which is two seconds too long.
    const after = Array.from({ length: 200 }, () => queue.comeBackAfter() ?? 0);
    expect(after.slice(0, 60)).toEqual([...after.slice(0, 60)].sort((a, b) => a - b));
    for (const seconds of [4, 5]) {
      const times = after.filter((one) => one === seconds).length;
      expect(Math.abs(times - 10), `${times} times ${seconds} s`).toBeLessThanOrEqual(2);
    }
    expect([2, 3]).toContain(after[0]);
    expect(new Set(after.slice(100))).toEqual(new Set([6, 7, 8, 9, 10]));
  });

  it("tells the last refused client the same, although nobody waits any longer", async () => {
    const { queue, wait, moved } = fullQueue();
    for (const name of names(29)) void wait(name);
    await moved(26);
    await vi.advanceTimersByTimeAsync(600);
    expect(queue.state().waiting).toBe(0);
    expect(queue.comeBackAfter()).toBe(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(queue.comeBackAfter()).toBeUndefined();
  });
});

describe("The page shown when the server is overloaded", () => {
  const ask = (method: string, headers = {}) =>
    fullHouse({ method, headers, url: '/tickets?q="><i>' } as IncomingMessage, "Ringside");

  it("is a 503 that says when to come back, in the reader's language, and retries by itself", async () => {
    const page = await ask("GET", { "accept-language": "he" });
    expect(page.status).toBe(503);
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(1);
    const html = await page.text();
    expect(html).toContain('<html lang="he" dir="rtl">');
    expect(html).toContain("אולם מלא");
    expect(html).toMatch(/<meta http-equiv="refresh" content="[2-5]">/);
    expect(html).not.toContain("<i>");
  });

  it("does not resend a form by itself", async () => {
    expect(await (await ask("POST")).text()).not.toContain("http-equiv");
  });
});
