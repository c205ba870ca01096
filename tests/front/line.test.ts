import type { IncomingMessage } from "node:http";
import { describe, expect, it, vi } from "vitest";
import { line, oneEachTurn } from "../../server/front/line";
import { placeIn } from "../../server/front/place";
import { fullHouse } from "../../server/http/unavailable-page";

const IMMEDIATE = { atWork: 2, outside: 1, patienceMs: 0 };
const PATIENT = { atWork: 2, outside: 1, patienceMs: 60_000 };

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
    const queue = line({ atWork: 1, outside: 0, patienceMs: 60_000 });
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
