/**
 * The search across the site. The store finds records by their words; what a result says comes from the catalogue, so
 * nothing is shown that may not be.
 */
import { sql } from "drizzle-orm";
import type { SearchHit, SearchPage, SearchQuery } from "../../product-api/contract";
import type { Db } from "../../store/db";
import { searchEntry } from "../../store/schema";
import type { ReadContentNow } from "../catalogue/content-as-of-now";
import { searchHit } from "./search-hits";
import { type Term, termsOf } from "./search-words";

type Row = { id: string; kind: SearchHit["kind"]; record: string; place: number; at_key: string };

/** A query that fits most of a large site is ranked among this many of its records. */
const MOST_RANKED = 20_000;

/** `language` is that of the reader; undefined for the content's own. */
export function search(current: ReadContentNow, { db, language }: { db: Db; language: string | undefined }) {
  return {
    /**
     * Records that have all words of the text. Titles come before texts. Nights ahead come first, and what is over
     * comes last.
     */
    async search({ text, limit, after }: SearchQuery): Promise<SearchPage> {
      const terms = termsOf(text);
      if (terms.length === 0) return { hits: [], next: null };
      const content = await current();
      const { rows } = await db.execute<Row>(statement(terms, { language, limit, after, now: content.now }));
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        hits: page.flatMap((row) => searchHit(row.kind, row.record, content) ?? []),
        next: last && rows.length > limit ? `${last.place}_${last.at_key}_${last.id}` : null,
      };
    },
  };
}

/** In the form of PostgreSQL's `tsquery`. The words consist of letters and digits, so nothing has to be escaped. */
function queryOf(terms: Term[], language: string | undefined, weight: "" | "A"): string {
  return terms
    .map(({ word, begins }) => {
      const suffix = begins || weight ? `:${begins ? "*" : ""}${weight}` : "";
      return language ? `('${word}'${suffix} | '${language}/${word}'${suffix})` : `'${word}'${suffix}`;
    })
    .join(" & ");
}

function statement(
  terms: Term[],
  o: { language: string | undefined; limit: number; after: string | undefined; now: Date },
) {
  const now = sql`${o.now.toISOString()}::timestamptz`;
  const [, place = "", at = "", id = ""] = CURSOR.exec(o.after ?? "") ?? [];
  const behind = o.after ? sql`where (place, at, id) > (${place}::int, ${at}::bigint, ${id})` : sql``;
  return sql`
    with found as materialized (
      select id, kind, record, at, coalesce(until <= ${now}, false) and kind <> 'news' as over, words @@ ${queryOf(terms, o.language, "A")}::tsquery as titled
      from ${searchEntry}
      where words @@ ${queryOf(terms, o.language, "")}::tsquery and coalesce(published_at <= ${now}, true)
      limit ${MOST_RANKED}
    ),
    ranked as (
      select id, kind, record,
        case
          when not titled then case when kind = 'night' and not over then 5 when over then 11 else 10 end
          when over then 9
          else case kind when 'night' then 0 when 'broadcast' then 1 when 'town' then 2 when 'show' then 3
            when 'wrestler' then 4 when 'goods' then 6 else 8 end
        end as place,
        coalesce(extract(epoch from at)::bigint * case when over or kind = 'news' then -1 else 1 end, 0) as at
      from found
    )
    select id, kind, record, place, at::text as at_key from ranked ${behind} order by place, at, id limit ${o.limit + 1}`;
}

/** A position in the results, not a number of rows: it stays valid when content changes. */
const CURSOR = /^(\d{1,2})_(-?\d{1,12})_(\w{1,12}:.{1,200})$/s;
