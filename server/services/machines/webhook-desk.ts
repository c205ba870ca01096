/** The office's desk for webhooks: targets, what they were sent, and sending it again. */
import { randomUUID } from "node:crypto";
import { and, desc, eq, lt } from "drizzle-orm";
import { TEST_EVENT } from "../../../app/domain/office/machines/webhook-events";
import { isGuid } from "../../../app/domain/urls/guid";
import { webhookClient } from "../../clients/webhooks/webhook-client";
import { Refused } from "../../failures/refused";
import type { Clock } from "../../process/clock";
import type { Db, Store } from "../../store/db";
import { type DeliveryTry, webhookDelivery, webhookTarget } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import { deedsOnce, type FormDeed, type Pressed } from "../office/deeds-once";
import { webhookSender } from "./webhook-sender";
import { hostOf, webhookTargets } from "./webhook-targets";

export type WebhookDesk = ReturnType<typeof webhookDesk>;
export type ListedDelivery = typeof webhookDelivery.$inferSelect;
type WebhookDeps = { store: Pick<Store, "db">; clock: Clock; allowPrivate: boolean };

const PAGE = 50;

export function webhookDesk(
  deps: WebhookDeps,
  client: Parameters<typeof webhookSender>[0]["client"] = webhookClient(deps),
) {
  const { clock } = deps;
  const { db } = deps.store;
  const once = deedsOnce(db);
  const { sendDue, sendNow } = webhookSender({ ...deps, client });

  return {
    ...webhookTargets(deps),
    sendDue,

    /** A page of what a target was sent, the newest first, before the delivery with the number `before`. */
    async deliveries(targetId: string, before?: number): Promise<{ rows: ListedDelivery[]; more: boolean }> {
      const rows = await db
        .select()
        .from(webhookDelivery)
        .where(and(eq(webhookDelivery.targetId, targetId), before ? lt(webhookDelivery.number, before) : undefined))
        .orderBy(desc(webhookDelivery.number))
        .limit(PAGE + 1);
      return { rows: rows.slice(0, PAGE), more: rows.length > PAGE };
    },

    /** Sends a test now and returns the outcome; undefined if another delivery is under way, after which it is sent. */
    async test(targetId: string, { actor, id }: FormDeed): Promise<DeliveryTry | "already" | undefined> {
      const deliveryId = randomUUID();
      const pressed = await once(id, () =>
        db.transaction(async (tx) => {
          const { host } = await openTarget(tx, targetId);
          const now = clock.now();
          const delivery = { id: deliveryId, targetId, event: TEST_EVENT, data: {}, createdAt: now } as const;
          await tx.insert(webhookDelivery).values(delivery);
          await recordAudit(tx, { id, at: now, actor, action: "webhook.tested", entity: targetId, detail: { host } });
        }),
      );
      return pressed === "done" ? sendNow(targetId, deliveryId) : pressed;
    },

    /**
     * Sends a delivery again, with a fresh set of attempts, whatever became of it before. One that is being sent right
     * now is not sent a second time.
     */
    async resend(targetId: string, deliveryId: string, { actor, id }: FormDeed): Promise<Pressed> {
      const pressed = await once(id, () =>
        db.transaction(async (tx) => {
          const { host } = await openTarget(tx, targetId);
          const again = { attempts: 0, retryAt: null, deliveredAt: null, failedAt: null };
          const [row] = isGuid(deliveryId)
            ? await tx
                .update(webhookDelivery)
                .set(again)
                .where(and(eq(webhookDelivery.id, deliveryId), eq(webhookDelivery.targetId, targetId)))
                .returning({ event: webhookDelivery.event })
            : [];
          if (!row) throw new Refused("This delivery is not in the log any more.");
          const detail = { host, delivery: deliveryId, event: row.event };
          await recordAudit(tx, { id, at: clock.now(), actor, action: "webhook.resent", entity: targetId, detail });
        }),
      );
      if (pressed === "done") await sendNow(targetId, deliveryId);
      return pressed;
    },
  };
}

/** Throws `Refused` for a target that is switched off or gone. */
async function openTarget(tx: Db, targetId: string): Promise<{ host: string }> {
  const [target] = await tx.select().from(webhookTarget).where(eq(webhookTarget.id, targetId));
  if (!target) throw new Refused("This target has been removed.");
  if (target.offAt) throw new Refused("This target is switched off. Switch it on first.");
  return { host: hostOf(target.url) };
}
