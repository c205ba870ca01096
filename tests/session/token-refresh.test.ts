import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sealer } from "../../server/session/cookies/seal";
import type { Tokens } from "../../server/session/session";
import { refresher } from "../../server/session/token-refresh";
import type { Store } from "../../server/store/db";
import { testStore } from "../store";

const seal = sealer(["a secret of at least 32 characters!!"], "refresh");
const old = (refreshToken: string): Tokens => ({ idToken: "i", accessToken: "a", refreshToken, username: "u" });

let store: Store;
beforeAll(async () => {
  store = await testStore({ seeded: false });
});
afterAll(() => store.close());

/** A provider with rotation: every call returns another token and is counted. */
function provider() {
  let calls = 0;
  return {
    calls: () => calls,
    async ask(tokens: Tokens): Promise<Tokens> {
      calls += 1;
      await wait(30);
      return { ...tokens, refreshToken: `${tokens.refreshToken}+${calls}` };
    },
  };
}

test("parallel requests with one old token make one call and get the same new tokens", async () => {
  const { ask, calls } = provider();
  const refresh = refresher({ store, seal, ask });
  const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(old("one"))));
  expect(calls()).toBe(1);
  expect(new Set(answers.map((each) => each.refreshToken))).toEqual(new Set(["one+1"]));
});

test("two processes share the response through the store, and so does a late request with the old cookie", async () => {
  const { ask, calls } = provider();
  const here = refresher({ store, seal, ask });
  const there = refresher({ store, seal, ask });
  const [a, b] = await Promise.all([here(old("two")), there(old("two"))]);
  const late = await refresher({ store, seal, ask })(old("two"));
  expect(calls()).toBe(1);
  expect([a, b, late].map((each) => each.refreshToken)).toEqual(["two+1", "two+1", "two+1"]);
});

test("a refusal reaches every waiting request and is not cached", async () => {
  let calls = 0;
  const refresh = refresher({
    store,
    seal,
    ask: async (tokens) => {
      calls += 1;
      if (calls === 1) throw new Error("refused");
      return tokens;
    },
  });
  await expect(Promise.all([refresh(old("three")), refresh(old("three"))])).rejects.toThrow("refused");
  await expect(refresh(old("three"))).resolves.toMatchObject({ refreshToken: "three" });
});

test("the store holds no token in the clear", async () => {
  const rows = await store.db.query.refreshAnswer.findMany();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain("two+1");
});
