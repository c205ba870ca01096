/** The store's table of background jobs: when each last ran, and how often it has failed since. */
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../instant-column";

/** The last run of each job, in whichever process. */
export const jobRun = pgTable("job_run", {
  job: text("job").primaryKey(),
  endedAt: instant("ended_at").notNull(),
  ms: integer("ms").notNull(),
  /** When it last succeeded. Null if it never has. */
  succeededAt: instant("succeeded_at"),
  /** Failures since then. */
  failures: integer("failures").notNull(),
});
