import { afterAll, beforeAll, expect, test } from "vitest";
import { endedSessions } from "../../server/session/ended-sessions";
import type { Store } from "../../server/store/db";
import { endedSession } from "../../server/store/schema";
import { frozenNow, MINUTE_MS, testStore } from "../store";

let store: Store;
beforeAll(async () => {
  store = await testStore({ seeded: false });
});
afterAll(() => store.close());

const after = (minutes: number) => new Date(frozenNow.getTime() + minutes * MINUTE_MS);
const session = (startedAt: Date) => ({
  ...{ originJti: undefined, username: "fan", loginNames: ["fan@example.com"] },
  startedAt: startedAt.getTime(),
});

test("an earlier sign-out of all sessions, settled late, neither revives a session nor shortens the later one", async () => {
  const { addAllSignedInAs, has } = endedSessions({ store });
  await addAllSignedInAs("Fan@example.com", { now: after(10), until: after(1_000) });
  await addAllSignedInAs("fan@example.com", { now: after(1), until: after(100) });
  expect(await has(session(after(9)))).toBe(true);
  expect(await has(session(after(10)))).toBe(false);
  expect(await store.db.select({ until: endedSession.until }).from(endedSession)).toEqual([{ until: after(1_000) }]);
});
