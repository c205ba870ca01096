/** The looks of the roster: each name changes the face, old looks still draw the same, and all forty differ. */
import { describe, expect, it } from "vitest";
import { BEARDS } from "../../../app/ui/art/bust/bust-face";
import { GAZES } from "../../../app/ui/art/bust/bust-gaze";
import { GEARS } from "../../../app/ui/art/bust/bust-gear";
import { HAIRS } from "../../../app/ui/art/bust/bust-hair";
import { DYES, FRAMES, featuresOf, isMasked, PAINTED, TONES } from "../../../app/ui/art/bust/bust-look";
import { LEADING_MASKS } from "../../../app/ui/art/bust/bust-mask-leading";
import { SHAPED_MASKS } from "../../../app/ui/art/bust/bust-mask-shapes";
import { portrait } from "../../../app/ui/art/portrait";
import { wrestlers } from "../../../server/store/seed/wrestlers";

const face = (look: string | undefined, build: "m" | "f" = "m", seed = "Ash") =>
  portrait(seed, { build, look, ink: "ice", initials: false, label: "" });
const MOODS = ["grin", "roar", "stern", "smirk", "kind", "shut", "lashes", ...Object.keys(GAZES)];
const WORN = [
  "shades",
  "specs",
  "patch",
  "scar",
  "plaster",
  "band",
  "domino",
  "muzzle",
  "headset",
  "hoops",
  "freckles",
];
/** Names that a look can combine with a hairstyle, each on its own. */
const NAMES = [
  ...BEARDS.filter((beard) => beard !== "none"),
  ...Object.keys(FRAMES),
  ...[DYES, TONES, PAINTED, MOODS, WORN, ["old", "whistle", "stare"]].flat(),
];

describe("A look", () => {
  it.each(NAMES)("changes the face with the name %s", (name) => {
    expect(face(`curls.bare.${name}`)).not.toBe(face("curls.bare"));
  });

  it.each(GEARS)("changes the shoulders with the gear %s", (gear) => {
    const others = GEARS.filter((other) => other !== gear).map((other) => face(`curls.${other}`));
    expect(others).not.toContain(face(`curls.${gear}`));
  });

  it("has distinct hairstyles and masks", () => {
    const masks = [SHAPED_MASKS, LEADING_MASKS].flatMap(Object.keys);
    const drawn = [...HAIRS.all.map((hair) => `${hair}.bare`), ...masks].map((look) => face(look));
    expect(new Set(drawn).size).toBe(new Set([...HAIRS.all, ...masks]).size);
  });

  it("leaves to the seed what it doesn't name, and nothing once it names more than one thing", () => {
    expect(face("a look that there is not")).toBe(face("and another"));
    expect(featuresOf("curls", "m")).toMatchObject({ hair: "curls", beard: undefined, paint: undefined });
    expect(featuresOf("curls.tan", "m")).toMatchObject({ hair: "curls", beard: "none", paint: -1 });
  });

  it("is masked or not, whatever else it names", () => {
    expect(["mask", "flame", "horns.heavy.fur"].map(isMasked)).toEqual([true, true, true]);
    expect([undefined, "", "crop", "afro.umber.domino"].map(isMasked)).toEqual([false, false, false, false]);
  });

  it("ignores names of object properties", () => {
    expect(face("constructor.toString")).toBe(face("no.such"));
  });

  it("contains no NaN", () => {
    for (const look of [...HAIRS.all, ...Object.keys(SHAPED_MASKS), ...GEARS.map((gear) => `crop.${gear}.heavy`)])
      expect(face(look), look).not.toMatch(/NaN|undefined/);
  });
});

describe("The roster", () => {
  const roster = wrestlers(new Date("2026-11-20T12:00:00Z"));
  const known = (name: string) =>
    [HAIRS.all, NAMES, GEARS, ["mask", "none"]].flat().some((one) => one === name) || isMasked(name);

  it("only uses known looks", () => {
    const named = roster.flatMap(({ portrait: { look } }) => look?.split(".") ?? []);
    expect(named.filter((name) => !known(name))).toEqual([]);
  });

  it("gives the leading dozen eyes that look somewhere: an iris off the middle, or a mask of their own", () => {
    const own = [...Object.keys(GAZES), ...Object.keys(LEADING_MASKS), "owl"];
    const leading = roster
      .slice(0, 12)
      .filter(({ portrait: { look } }) => !look?.split(".").some((name) => own.includes(name)));
    expect(leading.map(({ ringName }) => ringName)).toEqual([]);
  });

  it("gives everyone a distinct look", () => {
    const looks = roster.map(({ portrait: { build, look } }) => `${build} ${look}`);
    expect(looks.filter((look, i) => looks.indexOf(look) !== i)).toEqual([]);
  });
});
