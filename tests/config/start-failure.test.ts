/** What a start prints when it fails after its settings were accepted. */
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { startFailure } from "../../server/process/start-failure";
import { StoreInUse } from "../../server/store/connection/directory-lock";
import { untilOpen } from "../../server/store/connection/wait-for-store";

test("a port taken at the last moment is reported like one taken before", async () => {
  const [first, second] = [createServer(), createServer()];
  await new Promise<void>((listening) => first.listen(0, listening));
  const { port } = first.address() as { port: number };
  const error = await new Promise((failed) => second.once("error", failed).listen(port));
  first.close();
  expect(startFailure(error)).toMatch(new RegExp(`PORT is ${port}, where another process listens[^]*Example: PORT=`));
});

test("a store in use by another process has a message of its own", () => {
  expect(startFailure(new StoreInUse("The store in x is in use by process 7."))).toBe(
    "The store in x is in use by process 7.",
  );
});

test("a nested PostgreSQL refusal becomes one sentence that says what to do", async () => {
  const error = Object.assign(new Error("password"), { code: "28P01" });
  const failing = () => Promise.reject(new Error("Failed query", { cause: error }));
  const refused = await untilOpen(failing, "postgres://fan:secret@db.example/ringside", undefined).catch(startFailure);
  expect(refused).toContain("DATABASE_URL: PostgreSQL does not accept the password (db.example");
  expect(refused).toContain("Check the password");
  expect(refused).not.toContain("secret");
});

const opened = (error: Error) =>
  untilOpen(() => Promise.reject(error), "postgres://fan:secret@db.example/ringside", undefined).catch(startFailure);

test.each([
  [
    "a server without TLS",
    {},
    "The server does not support SSL connections",
    /speaks no TLS \(db\.example.*ssl = on.*sslmode/,
  ],
  [
    "a certificate of the host's own authority",
    { code: "SELF_SIGNED_CERT_IN_CHAIN" },
    "self-signed certificate in certificate chain",
    /unknown authority \(db\.example.*sslrootcert=FILE/,
  ],
  [
    "a self-signed certificate",
    { code: "DEPTH_ZERO_SELF_SIGNED_CERT" },
    "self-signed certificate",
    /is self-signed.*FILE/,
  ],
  [
    "a certificate for another name",
    { code: "ERR_TLS_CERT_ALTNAME_INVALID" },
    "Hostname/IP does not match certificate's altnames",
    /certificate is for another name/,
  ],
  [
    "a user that may not read the tables",
    { code: "42501" },
    "permission denied for table migration",
    /may not use the site's tables \(db\.example.*Grant it SELECT, INSERT, UPDATE and DELETE/,
  ],
  [
    "a user that may not use the sequences",
    { code: "42501" },
    "permission denied for sequence subscription_reading",
    /Grant it .* and USAGE, SELECT and UPDATE on all sequences/,
  ],
  [
    "a user that may not make tables",
    { code: "42501" },
    "permission denied for schema public",
    /may not change the schema \(db\.example.*MIGRATE=off/,
  ],
])("%s is one sentence that says what to do", async (_, parts, message, says) => {
  const printed = await opened(new Error("Failed query", { cause: Object.assign(new Error(message), parts) }));
  expect(printed).toMatch(says);
  expect(printed).not.toMatch(/secret|\n {4}at /);
});

test("a bug of ours keeps its stack", () => {
  expect(startFailure(new TypeError("x is undefined"))).toMatch(/^TypeError: x is undefined\n {4}at /);
});
