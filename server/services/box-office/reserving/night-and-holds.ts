/** Reads what decides a reservation request: the rules of the night and its tiers, and the visitor's own holds. */
import { type SQL, sql } from "drizzle-orm";
import type { Visitor } from "../../../ports";
import { batchedCalls } from "../../../store/batched-calls";
import type { Store } from "../../../store/connection/open-store";
import { belongsTo, reservationsOf } from "../holds/hold-owner";
import { hasLine, withoutTurn } from "./line-gate";
import type { NightRules, TierRules } from "./reservation-rules";

export type OwnHold = {
  id: string;
  status: string;
  expires: Date;
  createdAt: Date;
  offerUntil: Date | null;
  clientKey: string;
  checkoutSessionId: string | null;
  origin: "fan" | "offer" | "return";
};
type NightAndHolds = {
  event: (NightRules & { currency: string }) | undefined;
  definitions: TierRules[];
  /** Holds that have their seats, are in checkout, or were made with the given client key. */
  mine: OwnHold[];
  line: boolean;
  /** The night has a line, and it isn't the fan's turn. */
  awaitsTurn: boolean;
};

type HoldsQuery = { visitor: Visitor; clientKey: string | undefined; now: Date };

/** As it comes from JSON: instants are text. */
type AsJson<T> = { [K in keyof T]: Date extends T[K] ? string | Extract<T[K], null> : T[K] };
type NightAndHoldsRow = {
  event: AsJson<NightRules & { currency: string }> | null;
  definitions: AsJson<TierRules>[] | null;
  /** `n` is the position of the visitor who asked. */
  mine: (AsJson<OwnHold> & { n: number })[] | null;
  line: boolean;
  /** Positions of those whose turn it isn't. */
  waiting: number[] | null;
};

/**
 * Reads the rules of an event and this visitor's holds; `clientKey` also finds an ended hold. Visitors who ask about a
 * night while it is being read share the next read.
 */
export function nightAndHoldsReader(store: Store) {
  const readInTurn = batchedCalls(
    async (eventId: string, asking: HoldsQuery[]): Promise<NightAndHolds[]> => {
      const [row] = await store.prepared<NightAndHoldsRow>(statement(eventId, asking));
      const { event, definitions, mine, line, waiting } = row ?? {
        event: null,
        definitions: null,
        mine: null,
        line: false,
        waiting: null,
      };
      const rules = {
        event: event
          ? { ...event, startAt: new Date(event.startAt), publishedAt: new Date(event.publishedAt) }
          : undefined,
        definitions: (definitions ?? []).map((one) => ({
          ...one,
          saleStart: new Date(one.saleStart),
          saleEnd: new Date(one.saleEnd),
        })),
      };
      const holds = (mine ?? []).map(({ n, ...one }) => ({
        n,
        hold: {
          ...one,
          expires: new Date(one.expires),
          createdAt: new Date(one.createdAt),
          offerUntil: one.offerUntil === null ? null : new Date(one.offerUntil),
        },
      }));
      return asking.map((_, n) => ({
        ...rules,
        mine: holds.filter((own) => own.n === n).map(({ hold }) => hold),
        line,
        awaitsTurn: waiting?.includes(n) ?? false,
      }));
    },
    ({ visitor }) => visitor.user?.userId ?? visitor.visitorId,
  );
  return (visitor: Visitor, o: { eventId: string; clientKey: string | undefined; now: Date }): Promise<NightAndHolds> =>
    readInTurn(o.eventId, { visitor, clientKey: o.clientKey, now: o.now });
}

/** The same SQL text for any number of visitors, so that it is planned once. A guest's null user id matches nothing. */
function statement(eventId: string, asking: HoldsQuery[]): SQL {
  const now = asking[0]?.now ?? new Date(0);
  const visitors = asking.map(({ visitor, clientKey, now }, n) => ({
    n,
    visitorId: visitor.visitorId,
    userId: visitor.user?.userId ?? null,
    clientKey: clientKey ?? null,
    now,
  }));
  return sql`
    with asking as materialized (
      select n, "visitorId" as visitor_id, "userId" as user_id, "clientKey" as client_key, now
      from jsonb_to_recordset(${JSON.stringify(visitors)}::jsonb)
        as who(n int, "visitorId" text, "userId" text, "clientKey" text, now timestamptz)
    ),
    own_hold as materialized (${reservationsOf("asking")}
    )
    select
    (select jsonb_build_object('status', status, 'registrationType', registration_type, 'scheduleTbd', schedule_tbd,
        'startAt', start_at, 'publishedAt', published_at, 'ticketLimitPerOrder', ticket_limit_per_order,
        'currency', currency)
      from event where id = ${eventId}::uuid) as event,
    (select jsonb_agg(jsonb_build_object('id', id, 'hidden', hidden, 'limitPerCheckout', limit_per_checkout,
        'saleStart', sale_start, 'saleEnd', sale_end, 'seated', seated,
        'onTerms', on_terms))
      from ticket_definition where event_id = ${eventId}::uuid) as definitions,
    (select jsonb_agg(jsonb_build_object('n', asking.n, 'id', own_hold.id, 'status', own_hold.status, 'expires', own_hold.expires,
        'createdAt', own_hold.created_at, 'offerUntil', own_hold.offer_until,
        'clientKey', own_hold.client_key, 'checkoutSessionId', own_hold.checkout_session_id,
        'origin', own_hold.origin))
      from asking join own_hold on ${belongsTo("asking")}
      where own_hold.event_id = ${eventId}::uuid
        and ((own_hold.status = 'PENDING' and (own_hold.expires > asking.now or own_hold.checkout_session_id is not null))
          or own_hold.client_key = asking.client_key)) as mine,
    ${hasLine(eventId, now)} as line,
    (select jsonb_agg(n) from (${withoutTurn("asking", eventId, now)}) as waiting) as waiting`;
}
