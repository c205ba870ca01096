/** What a start prints when it fails after its settings were found right. */
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { startFailure } from "../../server/start-failure";
import { StoreInUse } from "../../server/store/lock";
import { untilOpen } from "../../server/store/wait-for-store";

test("a port that was taken in the last moment is named as one that was taken before", async () => {
  const [first, second] = [createServer(), createServer()];
  await new Promise<void>((listening) => first.listen(0, listening));
  const { port } = first.address() as { port: number };
  const error = await new Promise((failed) => second.once("error", failed).listen(port));
  first.close();
  expect(startFailure(error)).toMatch(new RegExp(`PORT is ${port}, where another process listens[^]*Example: PORT=`));
});

test("a store that another process has is told in its own sentence", () => {
  expect(startFailure(new StoreInUse("The store in x is in use by process 7."))).toBe(
    "The store in x is in use by process 7.",
  );
});

test("PostgreSQL's refusals are told in a sentence with what to do, however deep they lie", async () => {
  const error = Object.assign(new Error("password"), { code: "28P01" });
  const failing = () => Promise.reject(new Error("Failed query", { cause: error }));
  const refused = await untilOpen(failing, "postgres://fan:secret@db.example/ringside", undefined).catch(startFailure);
  expect(refused).toContain("DATABASE_URL: PostgreSQL does not accept the password (db.example");
  expect(refused).toContain("Check the password");
  expect(refused).not.toContain("secret");
});

test("a mistake of ours keeps its stack", () => {
  expect(startFailure(new TypeError("x is undefined"))).toMatch(/^TypeError: x is undefined\n {4}at /);
});
