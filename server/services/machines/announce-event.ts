/** Makes webhook events, most of them from audit entries. Their data are numbers and ids, and never name a fan. */
import { type SQL, sql } from "drizzle-orm";
import type { WebhookEvent } from "../../../app/domain/office/machines/webhook-events";
import type { Db } from "../../store/db";
import { webhookDelivery, webhookTarget } from "../../store/schema";

type AuditedAction = { action: string; entity: string; detail: Record<string, unknown> };
type Announcement = { event: WebhookEvent; data: Record<string, string> };

/** The announcement of an entry, if it has one. */
export function announcementOf({ action, entity, detail }: AuditedAction): Announcement | undefined {
  switch (action) {
    case "order.issued":
      return { event: "order.paid", data: { orderNumber: entity } };
    case "order.canceled":
    case "order.refunded":
    case "order.goodwill":
      return { event: "order.refunded", data: { orderNumber: entity } };
    case "ticket.transferred":
      return { event: "ticket.transferred", data: { ticketNumber: entity, newTicketNumber: String(detail.to) } };
    case "goods.paid":
      return { event: "goods.paid", data: { orderNumber: entity } };
    case "event.published":
    case "event.unpublished":
    case "event.moved":
    case "event.canceled":
      return { event: "night.changed", data: { eventId: entity } };
    case "content.created":
    case "content.saved":
    case "content.removed":
      return detail.collection === "events" ? { event: "night.changed", data: { eventId: entity } } : undefined;
    default:
      return undefined;
  }
}

/** Writes a delivery for each target that wants to know, in the transaction of what happened. */
export async function announce(tx: Db, { event, data }: Announcement, at: Date): Promise<void> {
  await tx.execute(deliveriesOf({ event, data: sql`${JSON.stringify(data)}::jsonb`, at }));
}

/** Tells of nights that changed together: one delivery for each, in the transaction that changes them. */
export async function announceNights(tx: Db, eventIds: string[], at: Date): Promise<void> {
  if (eventIds.length === 0) return;
  const rows = sql`jsonb_array_elements_text(${JSON.stringify(eventIds)}::jsonb) as night(id)`;
  const data = sql`jsonb_build_object('eventId', night.id)`;
  await tx.execute(deliveriesOf({ event: "night.changed", data, at, rows }));
}

/** The same as a statement. `rows`: a table with one row for each thing to announce, whose columns `data` may use. */
export function deliveriesOf({ event, data, at, rows }: { event: WebhookEvent; data: SQL; at: Date; rows?: SQL }): SQL {
  return sql`
    insert into ${webhookDelivery} (target_id, event, data, created_at)
    select target.id, ${event}, ${data}, ${at.toISOString()}::timestamptz
    from ${webhookTarget} as target ${rows ? sql`cross join ${rows}` : sql``}
    where target.off_at is null and ${event} = any(target.events)`;
}
