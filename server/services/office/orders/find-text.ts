/**
 * What one search box finds: the beginning of an order number, a ticket number or an email, or of every word of a name.
 * Each part has its own index, and a union of numbers keeps PostgreSQL from reading whole tables, as it does for an
 * `or` over two. Names use the full-text search, which needs no extension, unlike parts of words.
 */
import { type SQL, sql } from "drizzle-orm";

type FoundText = { number: string | undefined; email: string | undefined; words: string | undefined };

function readText(text: string): FoundText {
  const typed = text.trim();
  const whole = !/\s/.test(typed);
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return {
    number: whole && /^[A-Za-z0-9-]+$/.test(typed) ? begins(typed.toUpperCase()) : undefined,
    email: whole ? begins(typed.toLowerCase()) : undefined,
    // An address is no name.
    words: words.length > 0 && !typed.includes("@") ? words.map((word) => `'${word}':*`).join(" & ") : undefined,
  };
}

const begins = (text: string) => `${text.replace(/[\\%_]/g, "\\$&")}%`;

/** Selects `order_number` of the ticket orders that `text` finds. */
export function ticketOrdersLike(text: string): SQL {
  const { number, email, words } = readText(text);
  return union([
    number && sql`select order_number from ticket_order where order_number like ${number}`,
    number && sql`select order_number from ticket where ticket_number like ${number}`,
    email && sql`select order_number from ticket_order where email like ${email}`,
    email && sql`select order_number from ticket where holder_email is not null and holder_email like ${email}`,
    words && sql`select order_number from ticket_order where to_tsvector('simple', full_name) @@ ${query(words)}`,
    words &&
      sql`select order_number from ticket
        where holder_email is not null and to_tsvector('simple', guest_full_name) @@ ${query(words)}`,
  ]);
}

/** Selects `order_number` of the goods orders that `text` finds. */
export function goodsOrdersLike(text: string): SQL {
  const { number, email, words } = readText(text);
  return union([
    number && sql`select order_number from goods_order where order_number like ${number}`,
    email && sql`select order_number from goods_order where lower(email) like ${email}`,
    words &&
      sql`select order_number from goods_order
        where to_tsvector('simple', coalesce(address ->> 'name', '')) @@ ${query(words)}`,
  ]);
}

const query = (words: string) => sql`to_tsquery('simple', ${words})`;

function union(parts: (SQL | "" | undefined)[]): SQL {
  const some = parts.flatMap((part) => part || []);
  return some.length > 0 ? sql.join(some, sql` union `) : sql`select null::text as order_number where false`;
}
