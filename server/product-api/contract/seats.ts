/** Ours: the numbered seats of a night, the same for everybody. Held, sold and blocked seats look alike. */
import { z } from "zod";
import { Guid } from "./parts";

const Whole = z.number().int();

const SeatFlag = z.enum(["accessible", "companion", "restricted", "aisle", "stepFree"]);

/** A numbered seat. */
export const Seat = z.object({
  placeId: z.string(),
  sectionLabel: z.string(),
  rowLabel: z.string(),
  seatLabel: z.string(),
  entrance: z.string(),
  flags: z.array(SeatFlag),
});
export type Seat = z.infer<typeof Seat>;

/**
 * A part of the hall with a door of its own. Lengths are centimeters from the middle of the ring or stage; y points to
 * the camera.
 */
const MapSection = z.object({
  code: z.string(),
  label: z.string(),
  entrance: z.string(),
  level: z.string(),
  /** Of a ring. */
  side: z.enum(["north", "east", "south", "west"]).nullable(),
  outline: z.array(z.tuple([z.number(), z.number()])),
  /** Sold by quantity alone, without seats. */
  area: z.boolean(),
  /** The tiers that sell tickets here. */
  definitionIds: z.array(Guid),
  free: z.enum(["many", "few", "none"]),
  /** Seats that are free, if few. */
  left: Whole.nullable(),
  /** A place for a wheelchair is free. */
  accessible: z.boolean(),
});
export type MapSection = z.infer<typeof MapSection>;

export const SeatMap = z.object({
  title: z.string(),
  focus: z.object({
    kind: z.enum(["ring", "stage"]),
    x: z.number(),
    y: z.number(),
    width: z.number(),
    height: z.number(),
  }),
  camera: z.enum(["north", "east", "south", "west"]),
  sections: z.array(MapSection),
});
export type SeatMap = z.infer<typeof SeatMap>;

/** An unbroken run of seats of a row. */
const SeatBench = z.object({
  /** The tiers that sell these seats. */
  definitionIds: z.array(Guid),
  /**
   * One character per seat: `0` free, `a` a free accessible place, `c` a free companion's, `1` taken, a space for a
   * gap.
   */
  state: z.string(),
  labels: z.array(z.string()),
  x: z.array(z.number()),
  y: z.array(z.number()),
  /** By position, counted from 1. */
  flags: z.record(z.string(), z.array(SeatFlag)),
  notes: z.record(z.string(), z.string()),
});
export type SeatBench = z.infer<typeof SeatBench>;

export const SeatSection = z.object({
  section: MapSection,
  rows: z.array(z.object({ label: z.string(), benches: z.array(SeatBench) })),
});
export type SeatSection = z.infer<typeof SeatSection>;
