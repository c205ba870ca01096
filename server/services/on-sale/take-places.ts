/**
 * Takes places in line. One statement serves everybody who joins at the same moment: it locks the sale's row, so that
 * numbers are unique and follow each other over all processes.
 */
import { type SQL, sql } from "drizzle-orm";
import { subjectOf } from "../../line/place-token";
import type { Visitor } from "../../ports";
import { batchedCalls } from "../../store/batched-calls";
import type { Store } from "../../store/db";
import { instant } from "../box-office/reserving/sql-values";
import { Busy, retryOnCollision } from "../contention";

export type TakenPlace = { number: number; joinedAt: Date };
type SaleSecret = { id: string; secret: string };
type PlaceRow = { n: number; number: number; subject: string; createdAt: string };
type Joining = { sale: SaleSecret; subjects: string[]; now: Date };

/** Another process may have taken the same person's place in between. */
const ROUNDS = 3;
/** The slice of entries that came too late after their call to count in it. */
const LATE = -1;

/** The subjects whose places are the visitor's: the account first, then the browser. */
export const subjectsOf = (sale: SaleSecret, { user, visitorId }: Pick<Visitor, "user" | "visitorId">): string[] => [
  ...(user ? [subjectOf(sale, `user:${user.userId}`)] : []),
  subjectOf(sale, `visitor:${visitorId}`),
];

/** `subjects` are those of one person; the first is the one that a new place gets. */
export function joinStatement(saleId: string, asking: { subjects: string[] }[], now: Date): SQL {
  const people = asking.map(({ subjects }, n) => ({ n, subjects }));
  return sql`
    with asking as materialized (
      select n, array(select jsonb_array_elements_text(subjects)) as subjects
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as one(n int, subjects jsonb)
    ),
    sale as materialized (
      select id, joined from on_sale where id = ${saleId}::uuid and ended_at is null for no key update
    ),
    known as materialized (
      select asking.n, place.number, place.subject, place.created_at
      from sale join place on place.sale_id = sale.id join asking on place.subject = any (asking.subjects)
    ),
    fresh as materialized (
      select asking.n, asking.subjects[1] as subject, row_number() over (order by asking.n) - 1 as nth
      from asking where asking.n not in (select n from known)
    ),
    counted as (
      update on_sale set joined = sale.joined + (select count(*)::int from fresh)
      from sale where on_sale.id = sale.id and exists (select 1 from fresh)
    ),
    made as (
      insert into place (sale_id, number, subject, created_at)
      select sale.id, sale.joined + fresh.nth, fresh.subject, ${instant(now)} from sale, fresh
      on conflict do nothing
      returning number, subject, created_at
    )
    select n, number, subject, created_at as "createdAt" from known
    union all
    select fresh.n, made.number, made.subject, made.created_at from made join fresh on fresh.subject = made.subject
    order by n, number`;
}

export function placeTaking({ store }: { store: Store }) {
  const joinInTurn = batchedCalls(
    async (saleId: string, asking: Joining[]): Promise<PlaceRow[][]> => {
      const now = asking[0]?.now ?? new Date(0);
      const rows = await retryOnCollision(() => store.prepared<PlaceRow>(joinStatement(saleId, asking, now)));
      return asking.map((_, index) => rows.filter(({ n }) => n === index));
    },
    // Two requests of one person in a batch would each see that there is no place yet.
    ({ subjects }) => subjects.at(-1) ?? "",
  );

  /** Of a person's two places, the one taken first stays. It becomes the account's. */
  async function joined({ sale, subjects, now }: Joining, rows: PlaceRow[]): Promise<TakenPlace | undefined> {
    const [first, ...later] = rows;
    if (!first) return undefined;
    for (const { number } of later) await drop(sale.id, number, now);
    if (first.subject !== subjects[0]) {
      await store.prepared(sql`
        update place set subject = ${subjects[0] ?? ""}
        where sale_id = ${sale.id}::uuid and number = ${first.number}
          and not exists (select 1 from place as other
            where other.sale_id = ${sale.id}::uuid and other.subject = ${subjects[0] ?? ""})`);
    }
    return { number: first.number, joinedAt: new Date(first.createdAt) };
  }

  /**
   * Gives up a place. Its number is not given again. Its turn ends, but stays among the entries (a slice without a
   * number): otherwise the plan would let another fan in for it. One statement, so that nobody enters in between.
   */
  async function drop(saleId: string, number: number, now: Date): Promise<void> {
    await store.prepared(sql`
      with gone as (delete from place where sale_id = ${saleId}::uuid and number = ${number} returning sale_id, number)
      update admission set number = null, rank = null, slice = coalesce(slice, ${LATE}), until = least(until, ${instant(now)})
      from gone where admission.sale_id = gone.sale_id and admission.number = gone.number
      returning admission.id`);
  }

  return {
    /** The person's place, which is new if there was none. Undefined if the line has ended. */
    async take(sale: SaleSecret, visitor: Visitor, now: Date): Promise<TakenPlace | undefined> {
      const subjects = subjectsOf(sale, visitor);
      for (let round = 0; round < ROUNDS; round++) {
        const rows = await joinInTurn(sale.id, { sale, subjects, now });
        const own = await joined({ sale, subjects, now }, rows);
        if (own) return own;
        const open = await store.prepared(sql`select 1 from on_sale where id = ${sale.id}::uuid and ended_at is null`);
        if (open.length === 0) return undefined;
      }
      throw new Busy("The place was lost in every round");
    },

    /** The person's place if there is one, without taking one. */
    async find(sale: SaleSecret, visitor: Visitor): Promise<TakenPlace | undefined> {
      const subjects = subjectsOf(sale, visitor);
      const rows = await store.prepared<PlaceRow>(sql`
        select 0 as n, number, subject, created_at as "createdAt" from place
        where sale_id = ${sale.id}::uuid
          and subject = any (array(select jsonb_array_elements_text(${JSON.stringify(subjects)}::jsonb)))
        order by number limit 1`);
      return rows[0] && { number: rows[0].number, joinedAt: new Date(rows[0].createdAt) };
    },

    drop,
  };
}
