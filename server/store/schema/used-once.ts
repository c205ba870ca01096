/** The store's tables of what must be used once or counted, which cannot live in a cookie. */
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../instant";

/** A busy authenticator flow: the second post for the same flow is refused until `until`. */
export const flowLease = pgTable(
  "flow_lease",
  {
    flowId: text("flow_id").primaryKey(),
    until: instant("until").notNull(),
  },
  (t) => [index("flow_lease_until").on(t.until)],
);

/** Signed-out sessions by the tokens' `origin_jti`, kept until the last token has ended. */
export const endedSession = pgTable(
  "ended_session",
  {
    /** `origin_jti` of the one session, or a hash of the provider's name of a fan who has signed out everywhere. */
    originJti: text("origin_jti").primaryKey(),
    /** Of a fan's: the sessions that began before it are over. */
    before: instant("before"),
    until: instant("until").notNull(),
  },
  (t) => [index("ended_session_until").on(t.until)],
);

/** Attempts in a window, by purpose and subject (address, account, visitor). */
export const attempt = pgTable(
  "attempt",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    resetAt: instant("reset_at").notNull(),
  },
  (t) => [index("attempt_reset").on(t.resetAt)],
);

/** Answers of token refreshes, sealed, under the hash of the old refresh token: parallel requests get the same new tokens. */
export const refreshAnswer = pgTable(
  "refresh_answer",
  {
    hash: text("hash").primaryKey(),
    sealed: text("sealed"),
    until: instant("until").notNull(),
  },
  (t) => [index("refresh_answer_until").on(t.until)],
);
