/** Access tokens of other programs: made by the owner, shown once, stored as hashes; they expire or are revoked. */
import { createHash, randomBytes } from "node:crypto";
import { and, desc, eq, gt, isNull, lt, or } from "drizzle-orm";
import {
  isTokenScope,
  LONGEST_TOKEN_NAME,
  MOST_TOKEN_DAYS,
  TOKEN_SCOPES,
  type TokenScope,
} from "../../../app/domain/office/machines/token-scopes";
import { Refused } from "../../failures/refused";
import type { Clock } from "../../process/clock";
import type { Store } from "../../store/db";
import { accessToken } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";

export type AccessTokens = ReturnType<typeof accessTokens>;
/** Who a token stands for. */
export type TokenBearer = { id: string; name: string; scopes: readonly TokenScope[] };
export type ListedToken = Omit<typeof accessToken.$inferSelect, "hash">;
type NewToken = { name: string; scopes: readonly string[]; days: number };

/** Marks our tokens for people, and for programs that look for leaked secrets. */
const PREFIX = "rst_";
const KEY_BYTES = 32;
const DAY_MS = 24 * 60 * 60_000;
/** How precise "last used" is. */
const SEEN_MS = 60_000;
/** Most valid tokens at the same time, so that the list stays short enough to review. */
const MOST_LIVE = 50;

/** Whether a text looks like one of ours. */
export const isAccessToken = (text: string | undefined): boolean => text?.startsWith(PREFIX) ?? false;

const hashOf = (token: string) => createHash("sha256").update(token).digest("base64url");

export function accessTokens({ store: { db }, clock }: { store: Pick<Store, "db">; clock: Clock }) {
  const isLive = (now: Date) => and(isNull(accessToken.revokedAt), gt(accessToken.until, now));

  return {
    /** All tokens, the newest first; those that have ended stay listed for a while. */
    async list(): Promise<ListedToken[]> {
      const rows = await db.select().from(accessToken).orderBy(desc(accessToken.createdAt), accessToken.id);
      return rows.map(({ hash: _, ...row }) => row);
    },

    async find(id: string): Promise<ListedToken | undefined> {
      const [row] = await db.select().from(accessToken).where(eq(accessToken.id, id));
      if (!row) return undefined;
      const { hash: _, ...listed } = row;
      return listed;
    },

    /**
     * Makes a token and returns it: nobody can read it again. Undefined if `id` has made one before. Throws `Refused`
     * for a token without a name or scopes, or one that would be valid for more than a year.
     */
    async make(wanted: NewToken, { actor, id }: { actor: Actor; id: string }): Promise<string | undefined> {
      const { name, scopes, days } = checked(wanted);
      const now = clock.now();
      if ((await db.$count(accessToken, isLive(now))) >= MOST_LIVE) {
        throw new Refused(`There are ${MOST_LIVE} tokens. Revoke those that nothing uses.`);
      }
      const token = PREFIX + randomBytes(KEY_BYTES).toString("base64url");
      const until = new Date(now.getTime() + days * DAY_MS);
      const made = await db.transaction(async (tx) => {
        const added = await tx
          .insert(accessToken)
          .values({ id, hash: hashOf(token), name, scopes, createdAt: now, until })
          .onConflictDoNothing({ target: accessToken.id })
          .returning({ id: accessToken.id });
        if (added.length === 0) return false;
        const detail = { name, scopes, until: until.toISOString() };
        await recordAudit(tx, { at: now, actor, action: "token.made", entity: id, detail });
        return true;
      });
      return made ? token : undefined;
    },

    /** Ends a token at once. False if there is none, or it has been revoked. */
    revoke: (id: string, actor: Actor): Promise<boolean> =>
      db.transaction(async (tx) => {
        const now = clock.now();
        const [row] = await tx
          .update(accessToken)
          .set({ revokedAt: now })
          .where(and(eq(accessToken.id, id), isNull(accessToken.revokedAt)))
          .returning({ name: accessToken.name });
        if (!row) return false;
        await recordAudit(tx, { at: now, actor, action: "token.revoked", entity: id, detail: { name: row.name } });
        return true;
      }),

    /** Who a token stands for. Undefined for a wrong one, one that has ended, and one that was revoked. */
    async open(token: string): Promise<TokenBearer | undefined> {
      if (!isAccessToken(token)) return undefined;
      const now = clock.now();
      const [row] = await db
        .select()
        .from(accessToken)
        .where(and(eq(accessToken.hash, hashOf(token)), isLive(now)));
      if (!row) return undefined;
      const { id, name, scopes, seenAt } = row;
      const stale = new Date(now.getTime() - SEEN_MS);
      if (!seenAt || seenAt < stale) {
        const unseen = or(isNull(accessToken.seenAt), lt(accessToken.seenAt, stale));
        await db
          .update(accessToken)
          .set({ seenAt: now })
          .where(and(eq(accessToken.id, id), unseen));
      }
      return { id, name, scopes };
    },
  };
}

function checked({ name: given, scopes: asked, days }: NewToken) {
  const name = given.trim();
  if (!name || name.length > LONGEST_TOKEN_NAME) {
    throw new Refused(`Name the program that uses it, in at most ${LONGEST_TOKEN_NAME} characters.`);
  }
  const scopes = [...new Set(asked)].filter(isTokenScope);
  const unknown = asked.find((scope) => !isTokenScope(scope));
  if (unknown !== undefined) throw new Refused(`There is no scope ${unknown}. Scopes are ${TOKEN_SCOPES.join(", ")}.`);
  if (scopes.length === 0) throw new Refused("Choose what the token may do.");
  if (!Number.isInteger(days) || days < 1 || days > MOST_TOKEN_DAYS) {
    throw new Refused(`A token is valid for 1 to ${MOST_TOKEN_DAYS} days.`);
  }
  return { name, scopes, days };
}
