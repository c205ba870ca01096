/** What a wish for seats meets, in one read: the night's rules, its tiers', and the visitor's own holds for it. */
import { type SQL, sql } from "drizzle-orm";
import type { Visitor } from "../../ports";
import type { Store } from "../../store/open";
import type { DefinitionRow, EventRow } from "./rules";
import { instant } from "./seats";

export type OwnHold = {
  id: string;
  status: string;
  expires: Date;
  clientKey: string;
  checkoutSessionId: string | null;
};
export type Situation = {
  event: (EventRow & { currency: string }) | undefined;
  definitions: DefinitionRow[];
  /** Alive, or made with the key that is asked for. */
  mine: OwnHold[];
};

/** As the store writes it: instants are text in JSON. */
type Written<T> = { [K in keyof T]: Date extends T[K] ? string : T[K] };
type Row = {
  event: Written<EventRow & { currency: string }> | null;
  definitions: Written<DefinitionRow>[] | null;
  mine: Written<OwnHold>[] | null;
};

/** The rules of an event and the holds that this visitor has there; `clientKey` finds an ended one, too. */
export async function situationOf(
  store: Store,
  visitor: Visitor,
  o: { eventId: string; clientKey: string | undefined; now: Date },
): Promise<Situation> {
  const [row] = await store.prepared<Row>(statement(visitor, o));
  const { event, definitions, mine } = row ?? { event: null, definitions: null, mine: null };
  return {
    event: event ? { ...event, startAt: new Date(event.startAt), publishedAt: new Date(event.publishedAt) } : undefined,
    definitions: (definitions ?? []).map((one) => ({
      ...one,
      saleStart: new Date(one.saleStart),
      saleEnd: new Date(one.saleEnd),
    })),
    mine: (mine ?? []).map((one) => ({ ...one, expires: new Date(one.expires) })),
  };
}

/** One text for every visitor, so that it is planned once: a guest's missing user id is equal to nothing. */
function statement(visitor: Visitor, o: { eventId: string; clientKey: string | undefined; now: Date }): SQL {
  const { userId = null } = visitor.user ?? {};
  return sql`select
    (select jsonb_build_object('status', status, 'registrationType', registration_type, 'scheduleTbd', schedule_tbd,
        'startAt', start_at, 'publishedAt', published_at, 'ticketLimitPerOrder', ticket_limit_per_order,
        'currency', currency)
      from event where id = ${o.eventId}::uuid) as event,
    (select jsonb_agg(jsonb_build_object('id', id, 'hidden', hidden, 'limitPerCheckout', limit_per_checkout,
        'saleStart', sale_start, 'saleEnd', sale_end))
      from ticket_definition where event_id = ${o.eventId}::uuid) as definitions,
    (select jsonb_agg(jsonb_build_object('id', id, 'status', status, 'expires', expires, 'clientKey', client_key,
        'checkoutSessionId', checkout_session_id))
      from reservation
      where event_id = ${o.eventId}::uuid
        and (user_id = ${userId}::text or (visitor_id = ${visitor.visitorId}::text and user_id is null))
        and ((status = 'PENDING' and expires > ${instant(o.now)}) or client_key = ${o.clientKey ?? null}::text)) as mine`;
}
