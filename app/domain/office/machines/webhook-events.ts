/** The events that webhooks report. Their bodies have the number of an order, ticket or night, and no names. */

export const WEBHOOK_EVENTS = [
  "order.paid",
  "order.refunded",
  "ticket.transferred",
  "ticket.checked_in",
  "night.changed",
  "goods.paid",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent by the test button, whatever events the target subscribes to. */
export const TEST_EVENT = "webhook.test";

export const isWebhookEvent = (text: string): text is WebhookEvent => WEBHOOK_EVENTS.some((event) => event === text);

/** After a rotation, how long the previous secret also signs. */
export const ROTATION_HOURS = 24;
