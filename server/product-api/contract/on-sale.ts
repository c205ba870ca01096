/** Ours: lines of openings. A place or a turn is signed; clients send it back as it is. */
import { z } from "zod";
import { Guid, Instant } from "./parts";

const ByEvent = z.object({ event: Guid });
const Token = z.string().regex(/^[\w-]{54}$/);

const Line = z.object({
  eventId: Guid,
  /** As the page of the line shows it; `none` and `ended`: there is no line. */
  phase: z.enum(["none", "before", "gathering", "drawing", "open", "paused", "soldOut", "ended"]),
  joinsAt: Instant,
  opensAt: Instant,
  access: z.enum(["anyone", "account"]),
  /** Ranks below it have been called. */
  serving: z.number().int(),
  joined: z.number().int(),
  /** Places called per second, recently. */
  pace: z.number(),
  /** SHA-256 of the draw's seed, published before. */
  commitment: z.string(),
});

const DrawRecord = z.object({
  algorithm: z.string(),
  sale: Guid,
  commitment: z.string(),
  receiptKey: z.string(),
  opensAt: Instant,
  /** Published after the draw. */
  seed: z.string().nullable(),
  places: z.number().int().nullable(),
  beacon: z.object({
    used: z.boolean(),
    url: z.string().optional(),
    round: z.number().int().optional(),
    value: z.string().optional(),
  }),
  orderSha256: z.string().nullable(),
});

const Place = z.object({
  number: z.number().int(),
  /** How many are called before it; null before the draw. */
  rank: z.number().int().nullable(),
  token: Token,
  receipt: z.object({ sale: Guid, number: z.number().int(), joinedAt: Instant, signature: z.string() }),
});

const Turn = z.object({
  until: Instant,
  /** As the header `ringside-turn`, it lets the turn's requests pass first. */
  turn: Token,
});

export const onSaleRows = {
  getLine: { method: "GET", path: "/v1/on-sale/{event}", access: "anyone", params: ByEvent, response: Line },
  getDraw: { method: "GET", path: "/v1/on-sale/{event}/draw", access: "anyone", params: ByEvent, response: DrawRecord },
  takePlace: {
    method: "POST",
    path: "/v1/on-sale/{event}/place",
    access: "visitor",
    params: ByEvent,
    response: Place,
    also: [404, 409, 429],
  },
  getPlace: { method: "GET", path: "/v1/on-sale/{event}/place", access: "visitor", params: ByEvent, response: Place },
  takeTurn: {
    method: "POST",
    path: "/v1/on-sale/{event}/turn",
    access: "visitor",
    params: ByEvent,
    response: Turn,
    also: [404, 409],
  },
} as const;
