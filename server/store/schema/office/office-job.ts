/** The store's table of the office's long work: what is under way, how far it is, and how it ended. */
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { MoneySum } from "../../../../app/domain/format/money-sums";
import { instant } from "../instant-column";

/** `cents`: in rows of releases that added all currencies up. */
type CallOffResult = { refunds: number; sums?: MoneySum[]; cents?: number };

export const officeJob = pgTable(
  "office_job",
  {
    /** The form's deed, so that a second press starts no second job. */
    id: uuid("id").primaryKey(),
    kind: text("kind", { enum: ["callOff"] }).notNull(),
    /** The key of what it is about. */
    entity: text("entity").notNull(),
    actor: text("actor").notNull(),
    via: text("via", { enum: ["office", "door", "token"] }),
    createdAt: instant("created_at").notNull(),
    /** Until then it belongs to the process that works on it, which renews it as it gets on. */
    claimedUntil: instant("claimed_until"),
    /** Steps that are done, of the `total` counted when the job was asked for. */
    done: integer("done").notNull().default(0),
    total: integer("total").notNull(),
    finishedAt: instant("finished_at"),
    /** Its outcome. */
    result: jsonb("result").$type<CallOffResult>(),
    /** Why the last attempt failed. The next one resumes the work. */
    fault: text("fault"),
  },
  (t) => [
    index("office_job_open").on(t.createdAt).where(sql`${t.finishedAt} is null`),
    index("office_job_entity").on(t.entity),
    check("office_job_progress", sql`${t.done} >= 0 and ${t.done} <= ${t.total}`),
  ],
);
