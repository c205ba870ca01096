/** The addresses that are told of events: added, changed, switched on and off, and removed by the owner. */
import { isIP } from "node:net";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { isWebhookEvent, ROTATION_HOURS, type WebhookEvent } from "../../../app/domain/office/machines/webhook-events";
import { isPublicAddress } from "../../clients/webhooks/public-address";
import { Refused } from "../../failures/refused";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { webhookDelivery, webhookTarget } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { deedsOnce, type FormDeed, type Pressed } from "../office/deeds-once";
import { newWebhookSecret } from "./webhook-signature";

type TargetRow = typeof webhookTarget.$inferSelect;
/** A target as the office sees it: its secrets are shown when they are made, and never again. */
export type ListedTarget = Omit<TargetRow, "secret" | "previousSecret"> & {
  host: string;
  /** Deliveries under way, and given up. */
  waiting: number;
  failed: number;
};
type TargetChange = {
  set: Partial<TargetRow>;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};
type NewTarget = { url: string; events: readonly string[] };
type TargetDeps = { store: Pick<Store, "db">; clock: Clock; allowPrivate: boolean };

const MOST_TARGETS = 20;
const LONGEST_URL = 2_000;
const HOUR_MS = 60 * 60_000;

/** For people, logs and the history: the rest of an address may be a secret. */
export const hostOf = (url: string): string => new URL(url).host;

/** The secrets that sign now, the newest first. */
export const secretsOf = ({ secret, previousSecret, previousUntil }: TargetRow, now: Date): string[] =>
  previousSecret && previousUntil && previousUntil > now ? [secret, previousSecret] : [secret];

export function webhookTargets({ store: { db }, clock, allowPrivate }: TargetDeps) {
  const once = deedsOnce(db);

  return {
    /** All targets, the newest first. */
    list: () => read(),

    async find(id: string): Promise<ListedTarget | undefined> {
      const [target] = await read(id);
      return target;
    },

    /** Adds a target, and returns its secret once. Undefined if this form has added one before. */
    async add(wanted: NewTarget, { actor, id }: FormDeed): Promise<string | undefined> {
      const { url, events } = checked(wanted);
      const secret = newWebhookSecret();
      const pressed = await once(id, () =>
        db.transaction(async (tx) => {
          if ((await tx.$count(webhookTarget)) >= MOST_TARGETS) throw new Refused(`There are ${MOST_TARGETS} targets.`);
          const now = clock.now();
          await tx.insert(webhookTarget).values({ id, url, events, secret, createdAt: now });
          const detail = { host: hostOf(url), events };
          await recordAudit(tx, { id, at: now, actor, action: "webhook.added", entity: id, detail });
        }),
      );
      return pressed === "done" ? secret : undefined;
    },

    /** Throws `Refused` for an address that can't get webhooks. */
    async change(targetId: string, wanted: NewTarget, deed: FormDeed): Promise<Pressed> {
      const to = checked(wanted);
      return changing(targetId, deed, "webhook.changed", (row) => ({
        set: to,
        before: { host: hostOf(row.url), events: row.events },
        after: { host: hostOf(to.url), events: to.events },
      }));
    },

    /**
     * Makes a new secret and returns it once; the old one also signs for a day. Undefined if the form was sent before.
     */
    async rotate(targetId: string, deed: FormDeed): Promise<string | undefined> {
      const secret = newWebhookSecret();
      const pressed = await changing(targetId, deed, "webhook.rotated", (row, now) => {
        if (secretsOf(row, now).length > 1)
          throw new Refused("The secret before this one still signs for a while. Wait until it doesn’t.");
        const previousUntil = new Date(now.getTime() + ROTATION_HOURS * HOUR_MS);
        return { set: { secret, previousSecret: row.secret, previousUntil } };
      });
      return pressed === "done" ? secret : undefined;
    },

    /** New events are sent from now on, and so are those that were waiting when it was switched off. */
    switchOn: (targetId: string, deed: FormDeed): Promise<Pressed> =>
      changing(targetId, deed, "webhook.switched_on", () => ({ set: { offAt: null, offWhy: null } })),

    /** Nothing is written or sent for it any more. */
    switchOff: (targetId: string, deed: FormDeed): Promise<Pressed> =>
      changing(targetId, deed, "webhook.switched_off", (_, now) => ({ set: { offAt: now, offWhy: "office" } })),

    /** Removes a target and its log. A second press finds it gone. */
    async remove(targetId: string, actor: Actor): Promise<void> {
      await db.transaction(async (tx) => {
        const [gone] = await tx.delete(webhookTarget).where(eq(webhookTarget.id, targetId)).returning();
        if (!gone) return;
        await tx.delete(webhookDelivery).where(eq(webhookDelivery.targetId, targetId));
        const detail = { host: hostOf(gone.url) };
        await recordAudit(tx, { at: clock.now(), actor, action: "webhook.removed", entity: targetId, detail });
      });
    },
  };

  async function read(id?: string): Promise<ListedTarget[]> {
    const counted = (which: SQL) => sql<number>`(select count(*)::int from webhook_delivery delivery
      where delivery.target_id = webhook_target.id and ${which})`;
    const waiting = counted(sql`delivery.delivered_at is null and delivery.failed_at is null`);
    const failed = counted(sql`delivery.failed_at is not null`);
    const rows = await db
      .select({ target: webhookTarget, waiting, failed })
      .from(webhookTarget)
      .where(id ? eq(webhookTarget.id, id) : undefined)
      .orderBy(desc(webhookTarget.createdAt), webhookTarget.id);
    return rows.map(({ target: { secret: _, previousSecret: __, ...target }, ...counts }) => ({
      ...target,
      ...counts,
      host: hostOf(target.url),
    }));
  }

  /** One deed on a target, under its lock. Throws `Refused` if it has been removed. */
  function changing(
    targetId: string,
    { actor, id }: FormDeed,
    action: string,
    change: (row: TargetRow, now: Date) => TargetChange,
  ): Promise<Pressed> {
    return once(id, () =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(webhookTarget).where(eq(webhookTarget.id, targetId)).for("update");
        if (!row) throw new Refused("This target has been removed.");
        const now = clock.now();
        const { set, ...values } = change(row, now);
        await tx.update(webhookTarget).set(set).where(eq(webhookTarget.id, targetId));
        const detail = { host: hostOf(row.url) };
        await recordAudit(tx, { id, at: now, actor, action, entity: targetId, detail, ...values });
      }),
    );
  }

  function checked({ url: given, events: asked }: NewTarget): { url: string; events: WebhookEvent[] } {
    const url = given.trim();
    const parsed = URL.canParse(url) && url.length <= LONGEST_URL ? new URL(url) : undefined;
    const secure = parsed?.protocol === "https:" || (allowPrivate && parsed?.protocol === "http:");
    if (!parsed || !secure) throw new Refused("The address has to begin with https://.");
    if (parsed.username || parsed.password || parsed.hash) {
      throw new Refused("The address must have no user name, password or fragment.");
    }
    const host = parsed.hostname.replace(/^\[|\]$/g, "");
    if (!allowPrivate && isIP(host) && !isPublicAddress(host)) throw new Refused(`${host} is not a public address.`);
    const events = [...new Set(asked)].filter(isWebhookEvent);
    if (events.length === 0) throw new Refused("Choose what it is told of.");
    return { url: parsed.href, events };
  }
}
