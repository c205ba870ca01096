/** What the rows of the contract are made of: ids, instants, money, pages and refusals. */
import { z } from "zod";

export const Guid = z.guid();
export const Instant = z.iso.datetime();
/** Decimal string out, integer cents inside. */
export const Money = z.object({ amount: z.string().regex(/^\d+\.\d{2}$/), currency: z.string().length(3) });

/** Wix Data's item: the fields stand in `data`, those of the store itself begin with an underscore. */
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

/** What a generated picture is made from, and its address as an image file. */
export const Picture = z.object({
  seed: z.string(),
  ink: z.string().optional(),
  layout: z.string().optional(),
  scene: z.string().optional(),
});

export const Paging = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
};

export const Search = { ...Paging, text: z.string().trim().max(80).optional() };

export const ById = z.object({ id: Guid });

/** RFC 9457, the form of every refusal. */
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
        /** What it is in a word, for programs, and the number that goes with it. */
        code: z.string().optional(),
        n: z.number().optional(),
      }),
    )
    .optional(),
});
export type Problem = z.infer<typeof Problem>;
