/** The draw: fair, the same for everybody who computes it, and different as soon as any published number differs. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commitmentTo, type Draw, drawnOrder, drawnRanks, newSeed } from "../../server/line/draw";

const seedOf = (text: string) => createHash("sha256").update(text).digest("hex");
const draw: Draw = { seed: seedOf("ropes"), places: 1_000, beacon: seedOf("beacon") };

describe("A draw", () => {
  it.each([0, 1, 2, 3, 257, 10_000])("of %i places is an order of all of them", (places) => {
    const order = [...drawnOrder({ ...draw, places })].sort((a, b) => a - b);
    expect(order).toEqual(Array.from({ length: places }, (_, n) => n));
  });

  it("gives the ranks of its order", () => {
    const order = drawnOrder(draw);
    drawnRanks(draw).forEach((rank, number) => {
      expect(order[rank]).toBe(number);
    });
  });

  it("differs with another seed, beacon or number of places", () => {
    const first = drawnOrder(draw).slice(0, 50).join();
    expect(drawnOrder(draw).slice(0, 50).join()).toBe(first);
    for (const change of [{ seed: seedOf("post") }, { beacon: seedOf("other") }, { beacon: "" }, { places: 999 }]) {
      expect(
        drawnOrder({ ...draw, ...change })
          .slice(0, 50)
          .join(),
      ).not.toBe(first);
    }
  });

  it("of a million places takes less than a second", () => {
    const begun = process.cpuUsage();
    drawnRanks({ ...draw, places: 1_000_000 });
    expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(1_000);
  });

  it("commits to its seed", () => {
    expect(commitmentTo(draw.seed)).toBe(createHash("sha256").update(Buffer.from(draw.seed, "hex")).digest("hex"));
    expect(newSeed()).toMatch(/^[\da-f]{64}$/);
    expect(newSeed()).not.toBe(newSeed());
  });
});

/** Chi square of ranks against joining times, both in ten classes, over 2,000 draws of 100 places. */
function chiSquare(ranksOf: (n: number) => ArrayLike<number>): number {
  const PLACES = 100;
  const CLASSES = 10;
  const DRAWS = 2_000;
  const counts = Array.from({ length: CLASSES }, () => new Array<number>(CLASSES).fill(0));
  for (let n = 0; n < DRAWS; n++) {
    const ranks = ranksOf(n);
    for (let number = 0; number < PLACES; number++) {
      const row = counts[Math.floor((number * CLASSES) / PLACES)] as number[];
      const column = Math.floor(((ranks[number] as number) * CLASSES) / PLACES);
      row[column] = (row[column] as number) + 1;
    }
  }
  const expected = (DRAWS * PLACES) / CLASSES ** 2;
  return counts.flat().reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** For 81 degrees of freedom, chi square is larger than this once in 1,000 times. The seeds are fixed. */
const MOST = 126.08;

describe("2,000 draws", () => {
  it("show no relation between the time of joining and the rank", () => {
    expect(chiSquare((n) => drawnRanks({ seed: seedOf(`draw ${n}`), places: 100, beacon: "" }))).toBeLessThan(MOST);
  });

  it("would show a small advantage of early fans (control)", () => {
    const favored = (n: number) => {
      const ranks = drawnRanks({ seed: seedOf(`draw ${n}`), places: 100, beacon: "" });
      const order = Array.from({ length: 100 }, (_, number) => number).sort(
        (a, b) => (ranks[a] as number) + a / 20 - ((ranks[b] as number) + b / 20),
      );
      const better = new Uint32Array(100);
      order.forEach((number, rank) => {
        better[number] = rank;
      });
      return better;
    };
    expect(chiSquare(favored)).toBeGreaterThan(MOST);
  });
});

describe("Somebody who knows the seed and can add places before the draw", () => {
  const LEAST = 100;
  const ADDED = 50;
  const FRIEND = 7;
  /** The friend's rank as a share of all, in the number of places that looks best if the beacon is `guessed`. */
  function friendAfter(seed: string, guessed: string, beacon: string): number {
    const rankIn = (places: number, value: string) =>
      (drawnRanks({ seed, places, beacon: value })[FRIEND] as number) / places;
    let best = LEAST;
    for (let places = LEAST; places < LEAST + ADDED; places++)
      if (rankIn(places, guessed) < rankIn(best, guessed)) best = places;
    return rankIn(best, beacon);
  }
  const mean = (of: (n: number) => number) =>
    Array.from({ length: 200 }, (_, n) => of(n)).reduce((a, b) => a + b) / 200;

  it("gains nothing if a beacon comes after it", () => {
    const share = mean((n) => friendAfter(seedOf(`seed ${n}`), "", seedOf(`beacon ${n}`)));
    expect(share).toBeGreaterThan(0.42);
    expect(share).toBeLessThan(0.58);
  });

  it("would bring a friend to the front without one (control)", () => {
    expect(mean((n) => friendAfter(seedOf(`seed ${n}`), "", ""))).toBeLessThan(0.05);
  });
});

describe("scripts/verify-draw.mjs", () => {
  const folder = mkdtempSync(join(tmpdir(), "draw-"));
  const order = [...drawnOrder(draw)];
  const record = {
    algorithm: "ringside draw 1",
    sale: "7e3d5c1a-0000-4000-8000-000000000001",
    commitment: commitmentTo(draw.seed),
    seed: draw.seed,
    places: draw.places,
    beacon: { used: true, round: 5, value: draw.beacon },
    orderSha256: createHash("sha256").update(order.join("\n")).digest("hex"),
  };
  const verify = (changed: object, ...words: string[]) => {
    const file = join(folder, "draw.json");
    writeFileSync(file, JSON.stringify({ ...record, ...changed }));
    try {
      return { code: 0, says: execFileSync("node", ["scripts/verify-draw.mjs", file, ...words]).toString() };
    } catch (error) {
      return { code: (error as { status: number }).status, says: String((error as { stderr: Buffer }).stderr) };
    }
  };

  it("confirms a record, and prints the rank of a place", () => {
    expect(verify({}).code).toBe(0);
    expect(verify({}, "4").says).toContain(`Place 4 is called after ${order.indexOf(4)} others.`);
  });

  it.each(["abc", "-1", "4.5"])("refuses %s as the number of a place", (number) => {
    expect(verify({}, number)).toMatchObject({
      code: 1,
      says: expect.stringContaining("is not the number of a place"),
    });
  });

  it.each([
    ["the seed", { seed: seedOf("changed") }],
    ["the commitment", { commitment: seedOf("changed") }],
    ["the number of places", { places: 1_001 }],
    ["the beacon", { beacon: { used: true, round: 5, value: seedOf("changed") } }],
    ["the use of the beacon", { beacon: { used: false } }],
    ["the order", { orderSha256: seedOf("changed") }],
    ["the way of drawing", { algorithm: "ringside draw 2" }],
  ])("finds a change of %s", (_, changed) => {
    expect(verify(changed).code).toBe(1);
  });
});
