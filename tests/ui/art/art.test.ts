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
