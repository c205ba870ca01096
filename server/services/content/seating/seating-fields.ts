/** The fields of a seating plan in a content file (docs/seating.md). `planFaults` checks them together. */
import { z } from "zod";
import { SEAT_NUMBERINGS } from "../../../../app/domain/seating/numbering";
import { RING_SIDES, SEAT_FLAGS, type SeatingPlan } from "../../../../app/domain/seating/seating-plan";
import { count, guid, reference, slug, title, words } from "../fields";

/** Half a mile to each side. */
const FARTHEST_CM = 100_000;

const label = z.string().regex(/^[\p{L}\p{N}]{1,12}$/u, "is not a label: letters and digits, at most 12");
const centimetres = z.int().min(-FARTHEST_CM).max(FARTHEST_CM);
const length = count(1, FARTHEST_CM);
const degrees = z.number().min(-360).max(360);
const point = z.tuple([centimetres, centimetres]);
const outline = z.array(point).min(3).max(500);
const flags = z.array(z.enum(SEAT_FLAGS));
const note = words(200);
const was = label.optional();

const seat = z.strictObject({
  label,
  x: centimetres,
  y: centimetres,
  zone: title(20).optional(),
  flags: flags.optional(),
  note: note.optional(),
  was,
});
const row = z.strictObject({ label, zone: title(20).optional(), was, seats: z.array(seat).min(1) });

const section = z.strictObject({
  code: label,
  label: title(60),
  zone: title(20),
  entrance: words(60).optional(),
  level: words(60).optional(),
  side: z.enum(RING_SIDES).optional(),
  was,
  outline: outline.optional(),
  rows: z.array(row).optional(),
  area: z.strictObject({ outline }).optional(),
});

const perRow = z.union(
  [count(1, 500), z.array(count(1, 500)).min(1)],
  "must be a number of seats, or one for each row",
);
const pitch = z.tuple([length, length]);
const pattern = {
  rows: z.union([words(20), z.array(label).min(1).max(200)], "must be a range such as 2..5, or a list of labels"),
  skip: z.array(label).optional(),
  numbering: z.enum(SEAT_NUMBERINGS).optional(),
  aisles: z.array(z.number().positive().max(500)).optional(),
  aisleWidth: length.optional(),
};
const oneSection = {
  code: label,
  label: title(60).optional(),
  zone: title(20),
  entrance: words(60).optional(),
  level: words(60).optional(),
  outline: outline.optional(),
};
const bySide = <T extends z.ZodType>(each: T) => z.partialRecord(z.enum(RING_SIDES), each);

const generator = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("block"),
    ...oneSection,
    ...pattern,
    at: point,
    facing: degrees.optional(),
    seats: perRow,
    pitch,
  }),
  z.strictObject({
    kind: z.literal("curve"),
    ...oneSection,
    ...pattern,
    centre: point.optional(),
    radius: length,
    step: length,
    arc: z.tuple([degrees, degrees]),
    seats: perRow.optional(),
    pitch: length.optional(),
  }),
  z.strictObject({
    kind: z.literal("side"),
    zone: title(20),
    level: words(60).optional(),
    label: title(60).optional(),
    codes: bySide(z.union([label, z.array(label).min(1)], "must be a code, or a list of them")),
    entrances: bySide(words(60)).optional(),
    ...pattern,
    gap: count(0, FARTHEST_CM),
    between: length.optional(),
    seats: perRow,
    pitch,
  }),
  z.strictObject({
    kind: z.literal("table"),
    ...oneSection,
    at: z.array(point).min(1),
    rows: pattern.rows,
    skip: pattern.skip,
    seats: count(1, 40),
    radius: length,
  }),
]);

const mark = z.strictObject({
  seats: title(500),
  flags: flags.optional(),
  note: note.optional(),
  zone: title(20).optional(),
  was,
  removed: z.boolean().optional(),
});

const plan = {
  format: z.literal("seating/1", "must be seating/1"),
  slug,
  title: title(80),
  focus: z.strictObject({
    kind: z.enum(["ring", "stage"]),
    x: centimetres,
    y: centimetres,
    width: length,
    height: length,
  }),
  camera: z.enum(RING_SIDES),
  sections: z.array(section).optional(),
  generate: z.array(generator).optional(),
  marks: z.array(mark).optional(),
} satisfies Record<keyof SeatingPlan, z.ZodType>;

export const seatingPlanItem = z.strictObject({ id: guid.optional(), venueId: reference, ...plan });

const written = z.object(plan);

/** The plan in an item of a file or in the store's `source`, if its form is right. */
export const planIn = (value: unknown): SeatingPlan | undefined => written.safeParse(value).data;
