/** Checks that every mail is sent, waiting, or given up. */
import { type SQL, sql } from "drizzle-orm";

/** Each selects `entity` and `says` for every row that breaks the rule. */
export const mailChecks = {
  mailsHaveOneEnd: sql`
    select id::text, format('%s, both sent and given up', template) from outbox
    where sent_at is not null and failed_at is not null`,
} satisfies Record<string, SQL>;
