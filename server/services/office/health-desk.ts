/** What the store knows of the site's health: its schema and size, jobs, the last signs of Stripe, the last backup. */
import { asc, sql } from "drizzle-orm";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { schemaState } from "../../store/migrating/schema-state";
import { jobRun } from "../../store/schema";

export type HealthDesk = ReturnType<typeof healthDesk>;

/** What the audit trail calls a backup of the store. */
export const BACKUP = "backup";

export type StoreFacts = {
  postgres: string;
  embedded: boolean;
  bytes: number;
  migration: string | undefined;
  migratedAt: Date | undefined;
  missing: string[];
  newer: string[];
  /** How far the database's clock is ahead of the site's. */
  clockAheadMs: number;
  lastWebhook: Date | undefined;
  lastPayment: Date | undefined;
  lastBackup: Date | undefined;
};

type FactsRow = Record<"postgres" | "bytes" | "clock" | "webhook" | "payment" | "backup", unknown>;

export function healthDesk({ store, clock }: { store: Pick<Store, "db" | "kind">; clock: Clock }) {
  const { db } = store;
  return {
    async storeFacts(): Promise<StoreFacts> {
      const { applied, migratedAt, missing, newer } = await schemaState(db);
      const began = clock.now();
      const { rows } = await db.execute<FactsRow>(sql`
        select current_setting('server_version') as postgres, pg_database_size(current_database()) as bytes,
          extract(epoch from clock_timestamp()) * 1000 as clock,
          (select max(received_at) from processed_event) as webhook,
          (select max(created_at) from payment) as payment,
          (select max(at) from audit where entity = ${BACKUP} and action = 'store.backed_up') as backup`);
      const row = rows[0] ?? ({} as FactsRow);
      return {
        postgres: String(row.postgres),
        embedded: store.kind === "pglite",
        bytes: Number(row.bytes),
        migration: applied.at(-1),
        migratedAt,
        missing: missing.map(({ name }) => name),
        newer,
        clockAheadMs: Math.round(Number(row.clock) - began.getTime()),
        lastWebhook: instantIn(row.webhook),
        lastPayment: instantIn(row.payment),
        lastBackup: instantIn(row.backup),
      };
    },

    /** The last run of every job, by name. */
    jobs: () => db.select().from(jobRun).orderBy(asc(jobRun.job)),
  };
}

const instantIn = (value: unknown): Date | undefined => (value ? new Date(String(value)) : undefined);
