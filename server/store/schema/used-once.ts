/** The store's tables of what must be used once or counted, which cookies can't hold. */
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./instant-column";

/** A busy authenticator flow. Another post for the same flow is refused until `until`. */
export const flowLease = pgTable(
  "flow_lease",
  {
    flowId: text("flow_id").primaryKey(),
    until: instant("until").notNull(),
  },
  (t) => [index("flow_lease_until").on(t.until)],
);

/** Signed-out sessions by their tokens' `origin_jti`, kept until the last token expires. */
export const endedSession = pgTable(
  "ended_session",
  {
    /** `origin_jti` of one session, or a hash of the user name of a fan who signed out everywhere. */
    originJti: text("origin_jti").primaryKey(),
    /** For a fan: sessions that began before this are over. */
    before: instant("before"),
    until: instant("until").notNull(),
    /** By the database's clock, which all processes share. */
    endedAt: instant("ended_at").notNull().defaultNow(),
  },
  (t) => [index("ended_session_until").on(t.until), index("ended_session_ended_at").on(t.endedAt)],
);

/** Attempts per window, by purpose and subject (address, account, visitor). */
export const attempt = pgTable(
  "attempt",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetAt: instant("reset_at").notNull(),
  },
  (t) => [index("attempt_reset").on(t.resetAt)],
);

/**
 * Results of token refreshes, sealed, under the hash of the old refresh token: parallel requests get the same new
 * tokens.
 */
export const refreshAnswer = pgTable(
  "refresh_answer",
  {
    hash: text("hash").primaryKey(),
    sealed: text("sealed"),
    until: instant("until").notNull(),
  },
  (t) => [index("refresh_answer_until").on(t.until)],
);
