/** A start that cannot succeed explains why, names every fault at once, and shows no stack. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../postgres";
import { root } from "../root";
import { freePort } from "../server-process";

const folder = mkdtempSync(join(tmpdir(), "ringside-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sandbox = { NODE_ENV: "production", SANDBOX: "on", DATA_DIR: folder };

/** Runs the built site until it ends by itself. */
function started(env: Record<string, string>): Promise<{ code: number | null; printed: string }> {
  const environment = { PATH: process.env.PATH, ...env } as unknown as NodeJS.ProcessEnv;
  const run = spawn(process.execPath, ["build/server/start.js"], { cwd: root, env: environment });
  let printed = "";
  for (const stream of [run.stdout, run.stderr])
    stream.on("data", (data) => {
      printed += data;
    });
  const late = setTimeout(() => run.kill("SIGKILL"), 40_000);
  return new Promise((done) =>
    run.on("close", (code) => {
      clearTimeout(late);
      done({ code, printed });
    }),
  );
}

test("ports in use, unwritable folders, missing films and a wrong value are named in one message", async () => {
  const port = await freePort();
  const [taken, alsoTaken] = [createServer(), createServer()];
  taken.listen(port);
  alsoTaken.listen(port + 1, "127.0.0.1");
  await Promise.all([once(taken, "listening"), once(alsoTaken, "listening")]);
  const file = join(folder, "file");
  writeFileSync(file, "");
  try {
    const { code, printed } = await started({
      ...sandbox,
      PORT: String(port),
      DATA_DIR: join(file, "data"),
      FILMS_DIR: join(folder, "films"),
      MEDIA_DIR: join(file, "media"),
      LOG_LEVEL: "loud",
    });
    expect(code).toBe(1);
    expect(printed).toContain("6 settings");
    expect(printed).toMatch(new RegExp(`PORT is ${port}, where another process listens`));
    expect(printed).toMatch(new RegExp(`SANDBOX_PORT is ${port + 1}, where another process listens`));
    expect(printed).toMatch(/DATA_DIR is .*where this user cannot write \(it is not a folder\)/);
    expect(printed).toMatch(/MEDIA_DIR is .*where this user cannot write \(it is not a folder\)/);
    expect(printed).toMatch(/FILMS_DIR is .*which does not exist/);
    expect(printed).toMatch(/LOG_LEVEL \(“loud”\) is none of silent/);
    expect(printed).not.toMatch(/\n {4}at |node:internal|Node\.js v/);
  } finally {
    taken.close();
    alsoTaken.close();
  }
});

test.each([
  [
    "a word for SANDBOX that is neither on nor off",
    { SANDBOX: "yes" },
    /SANDBOX \(“yes”\) is neither on nor off/,
    "1 setting",
  ],
  ["no system at all", { SANDBOX: "off" }, /STRIPE_SECRET_KEY is not set/, "9 settings"],
  [
    "a database that is no address",
    { DATABASE_URL: "db" },
    /DATABASE_URL does not start with postgres:\/\//,
    "1 setting",
  ],
])("%s is refused", async (_, more, says, count) => {
  const { code, printed } = await started({ ...sandbox, PORT: String(await freePort()), ...more });
  expect([code, printed]).toEqual([1, expect.stringMatching(says)]);
  expect(printed).toContain(count);
  expect(printed).not.toMatch(/\n {4}at |AWS SDK/);
});

test.each([
  ["a missing database", { pathname: "/nothing_here" }, "PostgreSQL has no such database"],
  ["a database without TLS, when TLS is demanded", { search: "?sslmode=verify-full" }, "PostgreSQL speaks no TLS"],
])("%s is reported in one sentence", async (_, parts, says) => {
  const database = await testDatabase();
  try {
    const { href } = Object.assign(new URL(database.url), parts);
    const { code, printed } = await started({ ...sandbox, PORT: String(await freePort()), DATABASE_URL: href });
    expect([code, printed]).toEqual([1, expect.stringContaining(says)]);
    expect(printed).not.toMatch(/\n {4}at /);
  } finally {
    await database.drop();
  }
});
