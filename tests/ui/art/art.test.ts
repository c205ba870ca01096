/** The pictures were approved once: these are hashes of the approved output, seed by seed. */
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { hallMap } from "../../../app/ui/art/hall-map";
import { inkOf } from "../../../app/ui/art/inks";
import { merch } from "../../../app/ui/art/merch/merch";
import { portrait } from "../../../app/ui/art/portrait";
import { poster } from "../../../app/ui/art/poster/poster";
import { showArt } from "../../../app/ui/art/show-art";
import { breakTitle } from "../../../app/ui/art/wood-type";
import expected from "./art.expected.json";

// The pictures' arguments and hashes, generated once by the drawing's own script.
const cases = expected as unknown as [kind: string, args: never[], outcome: string][];

const drawn: Record<string, (...args: never[]) => string> = {
  poster,
  portrait,
  showArt,
  merch,
  hallMap,
  inkOf: (seed: string) => inkOf(seed).name,
  breakTitle: (title: string) => breakTitle(title).join("|"),
};
const words = new Set(["inkOf", "breakTitle"]);
const sha = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

describe("the art", () => {
  it.each(cases)("draws %s of %j as approved", (kind, args, outcome) => {
    const draw = drawn[kind];
    expect(draw, `${kind} is drawn`).toBeDefined();
    const svg = draw?.(...args) ?? "";
    expect(words.has(kind) ? svg : sha(svg)).toBe(outcome);
  });

  it("escapes text written by people", () => {
    const svg = poster("x", { title: `<script>"'&`, city: "<b>", kicker: "<i>", label: `"><img>` });
    expect(svg).not.toMatch(/<script>|<SCRIPT>|<b>|<B>|<i>|<I>|<img>/);
  });

  it("sets a title in another script in its heaviest face, and never larger than its width", () => {
    const svg = poster("x", { title: "ליל האש", date: "28.11", city: "חיפה", label: "" });
    const lines = [...svg.matchAll(/font-size="([\d.]+)" textLength="532"[^>]*font-weight="900">([^<]+)</g)];
    expect(lines.map(([, , words]) => words)).toEqual(["ליל", "האש"]);
    for (const [, size] of lines) expect(Number(size)).toBeLessThan(532 / (3 * 0.5));
    expect(svg).toMatch(/font-weight="900">חיפה</);
    expect(poster("x", { title: "Iron Harvest", label: "" })).not.toContain("font-weight");
  });

  it("puts the wrestlers of a product on it, with the faces they have on the roster", () => {
    const cast = [{ seed: "Nightjar", build: "f", look: "owl.slight.lace" }] as const;
    const ears = "M-66 -20L-84 -126";
    expect(portrait("Nightjar", cast[0])).toContain(ears);
    for (const kind of ["tee", "print", "mask", "bag"]) {
      expect(merch("x", { kind, ink: "neon", cast }), kind).toContain(ears);
      expect(merch("x", { kind, ink: "neon" }), kind).not.toContain(ears);
    }
  });

  it("lowers a tall mask until the title is free", () => {
    const topOf = (look: string) => {
      const svg = poster("x", { layout: "burst", title: "A B", cast: [{ seed: "s", build: "m", look }], label: "" });
      return Number(/translate\(300 ([\d.]+)\) scale\(/.exec(svg)?.[1]);
    };
    expect(topOf("crop.bare")).toBe(442);
    expect(topOf("blaze")).toBeGreaterThan(470);
  });

  it("has unique ids for two pictures in one document", () => {
    const page = poster("one", { layout: "faceoff" }) + poster("two", { layout: "faceoff" }) + portrait("one");
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is decoration without a label and an image with one", () => {
    expect(portrait("x", { label: "" })).toContain('aria-hidden="true"');
    expect(portrait("x", { name: "Ash" })).toContain('role="img" aria-label="Ash"');
  });
});
