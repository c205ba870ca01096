/** Ours: the search across the site. */
import { z } from "zod";
import { LONGEST_SEARCH } from "../../../app/domain/search/search-path";
import { Instant } from "./parts";

export const SearchHit = z.object({
  kind: z.enum(["night", "broadcast", "town", "show", "wrestler", "goods", "news"]),
  /** The record's id; a slug for goods and shows, the name of a town. */
  id: z.string(),
  /** Its page on this site. */
  path: z.string(),
  title: z.string(),
  about: z.string(),
  /** When it takes place or was published. */
  at: Instant.nullable(),
  timeZoneId: z.string().nullable(),
  state: z.enum(["canceled", "undated", "over"]).nullable(),
  /** Of title and text, if they were translated. */
  language: z.string().optional(),
});
export type SearchHit = z.infer<typeof SearchHit>;

const SearchPage = z.object({ hits: z.array(SearchHit), /** The next page's `after`. */ next: z.string().nullable() });
export type SearchPage = z.infer<typeof SearchPage>;

export const SearchQuery = z.object({
  text: z.string().trim().max(LONGEST_SEARCH).default(""),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  /** The previous page's `next`. */
  after: z
    .string()
    .max(240)
    .regex(/^\d{1,2}_-?\d{1,12}_\w{1,12}:[^\0]{1,200}$/)
    .optional(),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

export const searchRows = {
  search: {
    method: "GET",
    path: "/v1/search",
    access: "anyone",
    query: SearchQuery,
    response: SearchPage,
    also: [429],
  },
} as const;
