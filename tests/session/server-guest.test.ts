import { expect, test } from "vitest";
import { serverGuest } from "../../server/session/server-guest";

const token = (seconds: number, name: string) => {
  const claims = { sub: name, exp: Math.floor(Date.now() / 1000) + seconds };
  return `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.x`;
};

function pool(lives: number) {
  const asked: string[] = [];
  return {
    asked,
    getId: async () => {
      asked.push("GetId");
      return "identity";
    },
    getOpenIdToken: async (identityId: string) => {
      asked.push(`GetOpenIdToken ${identityId}`);
      return token(lives, String(asked.length));
    },
  };
}

test("one identity and one token serve all simultaneous callers", async () => {
  const identityPool = pool(600);
  const bearer = serverGuest(identityPool);
  const tokens = await Promise.all([bearer(), bearer(), bearer()]);
  expect(new Set([...tokens, await bearer()]).size).toBe(1);
  expect(identityPool.asked).toEqual(["GetId", "GetOpenIdToken identity"]);
});

test("a token about to expire is fetched again, for the same identity", async () => {
  const identityPool = pool(30);
  const bearer = serverGuest(identityPool);
  expect(await bearer()).not.toBe(await bearer());
  expect(identityPool.asked).toEqual(["GetId", "GetOpenIdToken identity", "GetOpenIdToken identity"]);
});

test("a failure reaches its caller, and the next call tries again", async () => {
  const identityPool = pool(600);
  let down = true;
  const bearer = serverGuest({
    ...identityPool,
    getId: () => (down ? Promise.reject(new Error("down")) : identityPool.getId()),
  });
  await expect(bearer()).rejects.toThrow("down");
  down = false;
  expect(await bearer()).toContain("e30.");
});
