/** Webhooks over a store, with a program at the other end that answers as a test wants. */
import { createHmac, randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { WebhookEvent } from "../../../../app/domain/office/machines/webhook-events";
import { WebhookUnanswered } from "../../../../server/clients/webhooks/webhook-client";
import { recordAudit } from "../../../../server/services/audit-trail";
import { webhookDesk } from "../../../../server/services/machines/webhook-desk";
import type { Store } from "../../../../server/store/db";
import { movableClock } from "../../../store";

export const OWNER = { name: "owner@ringside.example", via: "office" } as const;

export type Posted = { url: string; headers: Record<string, string>; body: string };

/** A status, or the reason why nothing was answered. */
type Answer = number | string | Promise<number>;

export function webhookWorld(store: Store, { allowPrivate = false } = {}) {
  const clock = movableClock();
  const posted: Posted[] = [];
  const receiver: { answer: (sent: Posted) => Answer } = { answer: () => 200 };
  const client = {
    async post(sent: Posted): Promise<number> {
      posted.push(sent);
      const answered = await receiver.answer(sent);
      if (typeof answered === "string") throw new WebhookUnanswered(answered);
      return answered;
    },
  };
  const desk = webhookDesk({ store, clock, allowPrivate }, client);
  const deed = () => ({ actor: OWNER, id: randomUUID() });
  return {
    clock,
    posted,
    receiver,
    desk,
    deed,
    async target(events: WebhookEvent[] = ["order.paid"], url = "https://hooks.example/in/secret-path") {
      const adding = deed();
      const secret = await desk.add({ url, events }, adding);
      return { id: adding.id, secret: secret ?? "" };
    },
    /** An order is made, as far as the history is concerned. */
    order: (orderNumber: string) =>
      store.db.transaction((tx) =>
        recordAudit(tx, { at: clock.now(), actor: "guest", action: "order.issued", entity: orderNumber, detail: {} }),
      ),
    numbers: () => posted.map(({ body }) => JSON.parse(body).data.orderNumber as string),
    async log(targetId: string) {
      return (await desk.deliveries(targetId)).rows;
    },
  };
}
export type WebhookWorld = ReturnType<typeof webhookWorld>;

/** Whether a secret made one of a message's signatures, as a receiver computes it. */
export function isSignedWith(secret: string, { headers, body }: Posted): boolean {
  expect(headers["webhook-id"]).toMatch(/^msg_/);
  const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const mac = createHmac("sha256", Buffer.from(secret.replace(/^whsec_/, ""), "base64")).update(signed);
  return (headers["webhook-signature"] ?? "").split(" ").includes(`v1,${mac.digest("base64")}`);
}
