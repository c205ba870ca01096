/** What the office did, from the audit trail: the newest first, in pages. */
import { and, desc, eq, gte, like, lt, or, type SQL, sql } from "drizzle-orm";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { audit } from "../../store/schema";

export type AuditDesk = ReturnType<typeof auditDesk>;
export type AuditRow = typeof audit.$inferSelect;

type HistoryFilter = {
  /** Part of the name of who did it. */
  by?: string | undefined;
  /** The first part of an action (`order`, `event`, `content`), or a whole one: `goods.counted`. */
  kind?: string | undefined;
  entity?: string | undefined;
  days?: number | undefined;
  /** Only these kinds, for staff who see their own part. */
  kinds?: readonly string[] | undefined;
  /** The last row of the page before. */
  before?: { at: Date; id: string } | undefined;
};

const PAGE = 50;
const DAY_MS = 24 * 60 * 60_000;

export function auditDesk({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  const kindIs = (kind: string) =>
    kind.includes(".") ? eq(audit.action, kind) : like(audit.action, `${kind.replace(/[\\%_]/g, "\\$&")}.%`);

  return {
    /** A page of rows, and whether older ones follow. */
    async rows({ by, kind, entity, days, kinds, before }: HistoryFilter): Promise<{ rows: AuditRow[]; more: boolean }> {
      const wanted: (SQL | undefined)[] = [
        by ? sql`strpos(lower(${audit.actor}), ${by.toLowerCase()}) > 0` : undefined,
        kind ? kindIs(kind) : undefined,
        kinds ? or(sql`false`, ...kinds.map(kindIs)) : undefined,
        entity ? eq(audit.entity, entity) : undefined,
        days ? gte(audit.at, new Date(clock.now().getTime() - days * DAY_MS)) : undefined,
        before
          ? or(lt(audit.at, before.at), and(eq(audit.at, before.at), sql`${audit.id} < ${before.id}::uuid`))
          : undefined,
      ];
      const rows = await db
        .select()
        .from(audit)
        .where(and(...wanted))
        .orderBy(desc(audit.at), desc(audit.id))
        .limit(PAGE + 1);
      return { rows: rows.slice(0, PAGE), more: rows.length > PAGE };
    },
  };
}
