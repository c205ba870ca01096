/** Tokens of other programs: what is stored, what ends them, and what the history says. */
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessTokens } from "../../../../server/services/machines/access-tokens";
import type { Store } from "../../../../server/store/db";
import { accessToken, audit } from "../../../../server/store/schema";
import { DAY_MS, movableClock, testStore } from "../../../store";
import { auditGuard } from "../audit-guard";

const OWNER = { name: "owner@ringside.example", via: "office" } as const;
const WANTED = { name: "Ledger", scopes: ["orders:read"], days: 30 };

let store: Store;
let clock: ReturnType<typeof movableClock>;
let tokens: ReturnType<typeof accessTokens>;
beforeAll(async () => {
  store = await testStore();
  clock = movableClock();
  tokens = accessTokens({ store, clock });
});
afterAll(() => store.close());

async function made(over: Partial<typeof WANTED> = {}): Promise<{ id: string; token: string }> {
  const id = randomUUID();
  const token = await tokens.make({ ...WANTED, ...over }, { actor: OWNER, id });
  if (!token) throw new Error("No token");
  return { id, token };
}

describe("A token", () => {
  it("is in the store as a hash only", async () => {
    const { token } = await made();
    expect(token).toMatch(/^rst_[\w-]{43}$/);
    const { rows: tables } = await store.db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const { rows } = await store.db.execute<{ found: number }>(
        sql`select count(*)::int as found from ${sql.identifier(name)} t where t::text like ${`%${token.slice(4)}%`}`,
      );
      expect([name, rows[0]?.found]).toEqual([name, 0]);
    }
  });

  it("opens until its last day, and not after", async () => {
    const { id, token } = await made({ days: 2 });
    clock.advance(2 * DAY_MS - 1);
    expect(await tokens.open(token)).toEqual({ id, name: "Ledger", scopes: ["orders:read"] });
    clock.advance(1);
    expect(await tokens.open(token)).toBeUndefined();
  });

  it("ends at once when it is revoked, which the history says once", async () => {
    const { id, token } = await made();
    expect(await tokens.revoke(id, OWNER)).toBe(true);
    expect(await tokens.revoke(id, OWNER)).toBe(false);
    expect(await tokens.open(token)).toBeUndefined();
    expect(await tokens.revoke(randomUUID(), OWNER)).toBe(false);
    const rows = await store.db.select().from(audit).where(eq(audit.entity, id)).orderBy(audit.action);
    expect(rows.map(({ action, actor, via }) => [action, actor, via])).toEqual([
      ["token.made", OWNER.name, "office"],
      ["token.revoked", OWNER.name, "office"],
    ]);
    expect(JSON.stringify(rows)).not.toContain(token.slice(4));
  });

  it("is made once, however often the button of its form is pressed", async () => {
    const id = randomUUID();
    const presses = await Promise.all([1, 2, 3].map(() => tokens.make(WANTED, { actor: OWNER, id })));
    expect(presses.filter(Boolean)).toHaveLength(1);
    expect(await store.db.$count(accessToken, eq(accessToken.id, id))).toBe(1);
    expect(await store.db.$count(audit, eq(audit.entity, id))).toBe(1);
  });

  it("notes when it was last used, to the minute", async () => {
    const { id, token } = await made();
    const seen = async () => (await tokens.find(id))?.seenAt?.getTime();
    expect(await seen()).toBeUndefined();
    await tokens.open(token);
    const first = clock.now().getTime();
    expect(await seen()).toBe(first);
    clock.advance(59_000);
    await tokens.open(token);
    expect(await seen()).toBe(first);
    clock.advance(2_000);
    await tokens.open(token);
    expect(await seen()).toBe(first + 61_000);
  });

  it.each([
    [{ name: "  " }, "Name"],
    [{ name: "x".repeat(61) }, "Name"],
    [{ scopes: [] }, "Choose"],
    [{ scopes: ["orders:read", "money:take"] }, "money:take"],
    [{ days: 0 }, "365"],
    [{ days: 366 }, "365"],
    [{ days: 1.5 }, "365"],
    [{ days: Number.NaN }, "365"],
  ])("is refused with %o", async (over, says) => {
    await expect(made(over)).rejects.toThrow(says);
  });

  it("is limited in number", async () => {
    const all = await tokens.list();
    const live = all.filter(({ until, revokedAt }) => !revokedAt && until > clock.now()).length;
    const more = await Promise.all(Array.from({ length: 50 - live }, () => made()));
    await expect(made()).rejects.toThrow("50 tokens");
    for (const { id } of more) await tokens.revoke(id, OWNER);
  });
});

it("Every deed has its row in the history, in the same transaction", async () => {
  const guard = await auditGuard(store);
  const { id } = await guard.during(() => made());
  await guard.during(() => tokens.revoke(id, OWNER));
});
