/** Checks lines of openings: their places, their turns, and who holds seats because of them. */
import { type SQL, sql } from "drizzle-orm";

/** Each selects `entity` and `says` for every row that breaks the rule. */
export const lineChecks = {
  // Otherwise the next number would be given out twice.
  placesAreCounted: sql`
    select on_sale.id::text, format('counts %s places, and number %s is taken', joined, max(place.number))
    from on_sale join place on place.sale_id = on_sale.id group by on_sale.id having max(place.number) >= joined`,

  turnIsCalled: sql`
    select admission.id::text, format('entered with rank %s, and %s are called', admission.rank, serving)
    from admission join on_sale on on_sale.id = admission.sale_id where admission.rank >= serving`,

  oneTurnPerRank: sql`
    select min(id::text), format('%s turns have rank %s: %s', count(*), rank, string_agg(id::text, ', ' order by id))
    from admission where rank is not null group by sale_id, rank having count(*) > 1`,

  seedIsTheAnnouncedOne: sql`
    select id::text, format('announced %s, and its seed is another one', commitment)
    from on_sale where encode(sha256(decode(seed, 'hex')), 'hex') <> commitment`,

  // Waiting list offers and returned tickets have their own order. A line that starts by itself finds holds made before
  // it.
  holdHasTurn: sql`
    select reservation.id::text, format('held at %s without a turn in line %s', reservation.created_at, on_sale.id)
    from on_sale join reservation on reservation.event_id = on_sale.event_id
    where mode = 'planned' and origin = 'fan' and status = 'PENDING' and reservation.created_at >= greatest(opens_at, drawn_at)
      and reservation.created_at < coalesce(ended_at, 'infinity')
      and not exists (
        select 1 from admission
        where sale_id = on_sale.id and entered_at <= reservation.created_at and until >= reservation.created_at
          and (admission.visitor_id = reservation.visitor_id or admission.user_id = reservation.user_id))`,
} satisfies Record<string, SQL>;
