/** Webhook targets and their deliveries as the office lists them. */
import type { ListedDelivery } from "../../../../server/services/machines/webhook-desk";
import type { ListedTarget } from "../../../../server/services/machines/webhook-targets";
import { deliveryWords } from "../../../domain/office/machines/delivery-words";
import { isWebhookEvent } from "../../../domain/office/machines/webhook-events";
import { instantInUtc } from "../../../domain/office/views/utc-text";

export type WebhookRow = ReturnType<typeof webhookRow>;
export type DeliveryLogRow = ReturnType<typeof deliveryRow>;

export const webhookRow = (
  { id, host, url, events, waiting, failed, offAt, offWhy, ...row }: ListedTarget,
  now: Date,
) => ({
  ...{ id, host, url, waiting, failed },
  events: events.filter(isWebhookEvent),
  off: offAt && { why: offWhy ?? "office", at: instantInUtc(offAt) },
  rotatingUntil: row.previousUntil && row.previousUntil > now ? instantInUtc(row.previousUntil) : undefined,
});

export const deliveryRow = (row: ListedDelivery) => ({
  id: row.id,
  event: row.event,
  at: instantInUtc(row.createdAt),
  ...deliveryWords(row),
  retryAt: row.retryAt ? instantInUtc(row.retryAt) : undefined,
});
