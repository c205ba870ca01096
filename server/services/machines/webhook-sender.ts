/** Sends deliveries: to each target one at a time, the oldest that is due first, to several targets at once. */
import { and, eq, isNull, sql } from "drizzle-orm";
import { TEST_EVENT } from "../../../app/domain/office/machines/webhook-events";
import { rolesIn } from "../../../app/domain/office/rights";
import { type WebhookClient, WebhookUnanswered } from "../../clients/webhooks/webhook-client";
import { enqueueMail } from "../../mail/outbox";
import type { Clock } from "../../process/clock";
import type { Db, Store } from "../../store/db";
import { type DeliveryTry, staffMember, webhookDelivery, webhookTarget } from "../../store/schema";
import { recordAudit } from "../audit-trail";
import { nextTry } from "./webhook-retries";
import { webhookHeaders } from "./webhook-signature";
import { hostOf, secretsOf } from "./webhook-targets";

type SenderDeps = { store: Pick<Store, "db">; clock: Clock; client: Pick<WebhookClient, "post"> };
type DeliveryRow = typeof webhookDelivery.$inferSelect;
type OffReason = "failed" | "gone";

/** The most deliveries to one target in a run. The others wait for the next run. */
const MOST_A_RUN = 100;
/** A claim older than this belongs to a process that died while sending. */
const CLAIM_MS = 60_000;
/** The most attempts in the log of a delivery. */
const MOST_TRIES_KEPT = 24;
/** The target says that it is there no more. */
const GONE = 410;

export function webhookSender({ store: { db }, clock, client }: SenderDeps) {
  return {
    /** Sends what is due, until `stopped` is aborted. Any number of processes may call it. */
    async sendDue(stopped?: AbortSignal): Promise<void> {
      const { rows } = await db.execute<{ id: string }>(
        sql`select target.id from webhook_target target where ${isOn} and exists (
          select 1 from webhook_delivery delivery where delivery.target_id = target.id and ${isDue(clock.now())})`,
      );
      await Promise.all(rows.map(({ id }) => sendAll(id, stopped)));
    },

    /** Sends one delivery now and returns the outcome; undefined if one is being sent to this target already. */
    async sendNow(targetId: string, deliveryId: string): Promise<DeliveryTry | undefined> {
      const row = await claim(targetId, deliveryId);
      return row && send(row);
    },
  };

  async function sendAll(targetId: string, stopped: AbortSignal | undefined): Promise<void> {
    for (let n = 0; n < MOST_A_RUN && !stopped?.aborted; n++) {
      const row = await claim(targetId);
      if (!row) return;
      await send(row);
    }
  }

  /** The target's oldest delivery that is due, unless another one is on its way to it. */
  async function claim(targetId: string, deliveryId?: string): Promise<DeliveryRow | undefined> {
    const now = clock.now();
    const stale = instantOf(new Date(now.getTime() - CLAIM_MS));
    const due = sql`
      select delivery.id from webhook_delivery delivery join webhook_target target on target.id = delivery.target_id
      where delivery.target_id = ${targetId}::uuid and ${isOn} and ${isDue(now)}
        ${deliveryId ? sql`and delivery.id = ${deliveryId}::uuid` : sql``}
        and not exists (
          select 1 from webhook_delivery other
          where other.target_id = delivery.target_id and other.delivered_at is null and other.failed_at is null
            and other.claimed_at > ${stale})
      order by delivery.number limit 1 for update of delivery, target skip locked`;
    const [row] = await db
      .update(webhookDelivery)
      .set({ claimedAt: now, attempts: sql`${webhookDelivery.attempts} + 1` })
      .where(sql`${webhookDelivery.id} = any(array(${due}))`)
      .returning();
    return row;
  }

  async function send(row: DeliveryRow): Promise<DeliveryTry> {
    const [target] = await db.select().from(webhookTarget).where(eq(webhookTarget.id, row.targetId));
    const at = clock.now();
    const began = performance.now();
    const answer = target ? await post(target, row, at) : { error: "removed" };
    const outcome = { at: at.toISOString(), ms: Math.round(performance.now() - began), ...answer };
    await note(row, outcome);
    return outcome;
  }

  async function post(
    target: typeof webhookTarget.$inferSelect,
    { id, event, data, createdAt }: DeliveryRow,
    at: Date,
  ) {
    const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
    const headers = webhookHeaders({ id: `msg_${id}`, at, body, secrets: secretsOf(target, at) });
    try {
      return { status: await client.post({ url: target.url, headers, body }) };
    } catch (error) {
      if (!(error instanceof WebhookUnanswered)) throw error;
      return { error: error.message };
    }
  }

  async function note(row: DeliveryRow, outcome: DeliveryTry): Promise<void> {
    const now = clock.now();
    const tries = [...row.tries, outcome].slice(-MOST_TRIES_KEPT);
    const status = "status" in outcome ? outcome.status : 0;
    const noted = (tx: Db, set: Partial<DeliveryRow>) =>
      tx
        .update(webhookDelivery)
        .set({ claimedAt: null, tries, ...set })
        .where(eq(webhookDelivery.id, row.id));
    if (status >= 200 && status < 300) return void (await noted(db, { deliveredAt: now, retryAt: null }));
    const test = row.event === TEST_EVENT;
    const retryAt = status === GONE || test ? undefined : nextTry(row.attempts, now);
    if (retryAt) return void (await noted(db, { retryAt }));
    await db.transaction(async (tx) => {
      await noted(tx, { failedAt: now, retryAt: null });
      if (!test) await switchOff(tx, row.targetId, status === GONE ? "gone" : "failed", now);
    });
  }

  async function switchOff(tx: Db, targetId: string, why: OffReason, now: Date): Promise<void> {
    const [off] = await tx
      .update(webhookTarget)
      .set({ offAt: now, offWhy: why })
      .where(and(eq(webhookTarget.id, targetId), isNull(webhookTarget.offAt)))
      .returning({ url: webhookTarget.url });
    if (!off) return;
    const detail = { host: hostOf(off.url), why };
    await recordAudit(tx, { at: now, actor: "webhooks", action: "webhook.switched_off", entity: targetId, detail });
    for (const ref of await ownersRefs(tx, targetId)) {
      await enqueueMail(tx, { cause: `webhook_off:${ref}:${now.getTime()}`, template: "webhook_off", ref, now });
    }
  }
}

const instantOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;

const isOn = sql`target.off_at is null`;
const isDue = (now: Date) => sql`delivery.delivered_at is null and delivery.failed_at is null
  and (delivery.retry_at is null or delivery.retry_at <= ${instantOf(now)})`;

/** A mail for each owner; for the office's address if no owner has been here. */
async function ownersRefs(tx: Db, targetId: string): Promise<string[]> {
  const staff = await tx.select({ username: staffMember.username, roles: staffMember.roles }).from(staffMember);
  const owners = staff.filter(({ roles }) => rolesIn(roles.split(","), "").includes("owner"));
  return owners.length > 0 ? owners.map(({ username }) => `${targetId}/${username}`) : [`${targetId}/`];
}
