/** The pictures are a drawing that was signed off: these are the hashes of the signed-off output, seed by seed. */
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

// The pictures as drawn, arguments and hashes; made once from the drawing's own script.
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
  it.each(cases)("draws %s of %j as it was signed off", (kind, args, outcome) => {
    const draw = drawn[kind];
    expect(draw, `${kind} is drawn`).toBeDefined();
    const svg = draw?.(...args) ?? "";
    expect(words.has(kind) ? svg : sha(svg)).toBe(outcome);
  });

  it("keeps a person's words from becoming markup", () => {
    const svg = poster("x", { title: `<script>"'&`, city: "<b>", kicker: "<i>", label: `"><img>` });
    expect(svg).not.toMatch(/<script>|<SCRIPT>|<b>|<B>|<i>|<I>|<img>/);
  });

  it("gives no id twice when two pictures stand in one document", () => {
    const page = poster("one", { layout: "faceoff" }) + poster("two", { layout: "faceoff" }) + portrait("one");
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is decoration without a label and an image with one", () => {
    expect(portrait("x", { label: "" })).toContain('aria-hidden="true"');
    expect(portrait("x", { name: "Ash" })).toContain('role="img" aria-label="Ash"');
  });
});
