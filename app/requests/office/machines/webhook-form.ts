/** Reads the form of a webhook target, and finds the target of a page's URL. */
import { WEBHOOK_EVENTS, type WebhookEvent } from "../../../domain/office/machines/webhook-events";
import { isGuid } from "../../../domain/urls/guid";
import { notFound } from "../../not-found-response";
import type { AtOffice } from "../office";

export type TypedWebhook = { url: string; events: WebhookEvent[] };

export const typedWebhook = (form: Record<string, string>): TypedWebhook => ({
  url: form.url ?? "",
  events: WEBHOOK_EVENTS.filter((event) => form[`event.${event}`] !== undefined),
});

export async function targetOr404(desk: AtOffice["desk"], targetId: string | undefined, request: Request) {
  const target = isGuid(targetId) ? await desk.webhooks.find(targetId) : undefined;
  if (!target) throw notFound(request);
  return target;
}
