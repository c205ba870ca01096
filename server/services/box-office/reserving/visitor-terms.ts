/** What a night's tiers cost a visitor now, and what their codes do: by the rules of the reservation, without a lock. */
import { sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import type { VisitorTerms } from "../../../product-api/contract";
import type { BoxOfficeDeps } from "../box-office-types";
import { reservationsOf } from "../holds/hold-owner";
import { distinctCodes } from "./distinct-codes";
import { instant } from "./sql-values";
import { GOODS, lockedTerms, termsOf } from "./terms";

type TermsRow = { codes: VisitorTerms["codes"] | null; tiers: VisitorTerms["tiers"] | null };

/** Problems that follow from how many seats are wanted of which tier, which nobody has said yet. */
const OF_QUANTITIES = "'codeMinimum', 'codeSeats', 'codeNotHere'";

export function visitorTerms({ store, clock }: BoxOfficeDeps) {
  /** For one seat of each tier; seats of the visitor's own hold count as free. Codes that are not known say so. */
  return async function terms(visitor: Visitor, eventId: string, codes: string[]): Promise<VisitorTerms> {
    const now = clock.now();
    const user = visitor.user;
    const email = user?.emailVerified ? user.email.toLowerCase() : null;
    const [row] = await store.prepared<TermsRow>(sql`
      with recursive request as materialized (
        select 1 as n, gen_random_uuid() as id, ${visitor.visitorId}::text as visitor_id, ${user?.userId ?? null}::text as user_id,
          ${JSON.stringify(distinctCodes(codes))}::jsonb as codes, ${email}::text as email
      ),
      stock as materialized (select * from ticket_definition where event_id = ${eventId}::uuid),
      wanted as (select 1 as n, id as definition_id, 1 as quantity from stock where not hidden),
      gate as materialized (select count(*) as definitions from stock),
      own_hold as materialized (${reservationsOf("request")}),
      ${lockedTerms(eventId, now, false)},
      ran_out as materialized (
        select id from reservation where event_id = ${eventId}::uuid and status = 'PENDING'
          and expires <= ${instant(now)} and checkout_session_id is null
      ),
      given_up as materialized (
        select distinct id, 1 as n from own_hold where event_id = ${eventId}::uuid and status = 'PENDING'
          and expires > ${instant(now)}
      ),
      tier as materialized (
        select stock.*, row_number() over (order by id) as place, remaining as available from stock
      ),
      ${GOODS}, ${termsOf(eventId, now)}
      select
        (select jsonb_agg(jsonb_build_object('text', text, 'problem', problem, 'discount', discount) order by position)
          from (
            select asked_code.text, asked_code.position,
              case when fault not in (${sql.raw(OF_QUANTITIES)}) then fault end as problem,
              case when kind = 'promo' then jsonb_build_object('percent', percent, 'centsPerTicket', cents_per_ticket,
                'centsPerOrder', cents_per_order, 'minimumSeats', minimum_seats) end as discount
            from asked_code join code_fault on code_fault.position = asked_code.position
          ) as one) as codes,
        (select jsonb_agg(jsonb_build_object('ticketDefinitionId', stock.id, 'onSale', chosen.n is not null,
            'priceCents', coalesce(chosen.price_cents, stock.price_cents), 'left', open_phase.available))
          from stock left join chosen on chosen.definition_id = stock.id
          left join open_phase on open_phase.definition_id = stock.id
            and open_phase.phase_id is not distinct from chosen.phase_id and open_phase.phase_id is not null
          where not stock.hidden) as tiers`);
    return { codes: row?.codes ?? [], tiers: row?.tiers ?? [] };
  };
}
