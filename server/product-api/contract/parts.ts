/** Building blocks of the contract: ids, instants, money, pages and refusals. */
import { z } from "zod";

export const Guid = z.guid();
/** A page that a payment may return to. The caller decides whose page it may be. */
export const PageUrl = z
  .url({ protocol: /^https?$/ })
  .max(2_000)
  .refine(isText);
/** The one currency of section 9. */
export const Usd = z.string().regex(/^usd$/i);
/** Text typed by a person, up to a length. */
export const Words = (longest: number) => z.string().trim().min(1).max(longest).refine(isText);
export const Instant = z.iso.datetime();
/** A decimal string outside, integer cents inside. */
export const Money = z.object({ amount: z.string().regex(/^\d+\.\d{2}$/), currency: z.string().length(3) });

/** Wix Data's item: the fields are in `data`, and the store's own start with an underscore. */
export const DataItem = <T extends z.ZodRawShape>(fields: T) =>
  z.object({
    id: z.string(),
    dataCollectionId: z.string(),
    data: z.object({ _id: z.string(), ...fields }),
  });
export const page = <T extends z.ZodType>(item: T) =>
  z.object({
    dataItems: z.array(item),
    total: z.number().int(),
    offset: z.number().int(),
    limit: z.number().int(),
  });

/** A photograph in place of the drawing: its folder below /media, the size of its largest file, and what it shows. */
export const PhotoFields = {
  photo: z.string().optional(),
  photoSize: z.string().optional(),
  photoAlt: z.string().optional(),
};

/** What a generated picture is made from, and its address as a file. */
export const Picture = z.object({
  seed: z.string(),
  ink: z.string().optional(),
  layout: z.string().optional(),
  scene: z.string().optional(),
  cast: z.string().optional(),
  ...PhotoFields,
});

export const Paging = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
};

export const Search = { ...Paging, text: z.string().trim().max(80).optional() };

export const ById = z.object({ id: Guid });

/** RFC 9457, used for every refusal. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  errors: z
    .array(
      z.object({
        field: z.string(),
        message: z.string(),
        /** A code for programs, and the number that belongs to it. */
        code: z.string().optional(),
        n: z.number().optional(),
        /** The places (seats by name) that cannot be had. */
        places: z.array(z.string()).optional(),
        /** The code that doesn't count. */
        text: z.string().optional(),
        /** What one costs now, if not what was shown. */
        cents: z.number().int().optional(),
        currency: z.string().optional(),
        /** With `queue`: the page of the line. */
        at: z.url({ protocol: /^https?$/ }).optional(),
      }),
    )
    .optional(),
});
export type Problem = z.infer<typeof Problem>;

/** Not every string is text: it may contain half a character. */
export function isText(given: string): boolean {
  return !given.includes("\0") && Buffer.from(given).toString() === given;
}
