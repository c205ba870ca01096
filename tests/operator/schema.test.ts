/** Only the server and `db migrate` change a schema: every other command works with the schema it finds, or refuses. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../server/config/config";
import { type Needs, openDesk } from "../../server/operator/open-desk";
import { run } from "../../server/operator/run";
import { openAsIs, openUnfilled, type Store } from "../../server/store/connection/open-store";
import { migrate } from "../../server/store/migrating/migrate";
import { type Migration, migrations } from "../../server/store/migrating/migration-files";
import { schemaState } from "../../server/store/migrating/schema-state";
import { testDatabase } from "../postgres";

const last = migrations.at(-1)?.name ?? "";
const folder = mkdtempSync(join(tmpdir(), "ringside-schema-"));
const databases: Awaited<ReturnType<typeof testDatabase>>[] = [];
afterEach(async () => {
  for (const { drop } of databases.splice(0)) await drop();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A database with these migrations applied. */
async function database(known: Migration[] = []): Promise<string> {
  const fresh = await testDatabase();
  databases.push(fresh);
  await withStore(fresh.url, (store) => (known.length > 0 ? migrate(store.db, { known }) : undefined));
  return fresh.url;
}

async function withStore<T>(databaseUrl: string, look: (store: Store) => T): Promise<Awaited<T>> {
  const store = await openAsIs({ databaseUrl, dataDir: "", create: false });
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}
const applied = (url: string) => withStore(url, async ({ db }) => (await schemaState(db)).applied);

/** Runs a command as the operators' process does: with its own desk, closed at the end. */
async function office(env: Record<string, string>, ...words: string[]) {
  const said = { out: "", err: "" };
  const config = readConfig({ DATA_DIR: join(folder, "none"), ...env }, { demand: false });
  let opened: ReturnType<typeof openDesk> | undefined;
  const desk = (needs: Needs = "current") => {
    opened ??= openDesk(config, () => undefined, needs);
    return opened;
  };
  const into = (kind: keyof typeof said) => (text: string) => {
    said[kind] += `${text}\n`;
  };
  const terminal = { cwd: folder, say: into("out"), warn: into("err"), progress: () => undefined };
  const code = await run(words, { desk, terminal });
  await (await opened?.catch(() => undefined))?.close();
  return { code, ...said };
}

const COMMANDS = [
  ["orders", "find", "maya@"],
  ["orders", "holds"],
  ["orders", "mails"],
  ["money", "disputes"],
  ["redirects", "list"],
  ["redirects", "add", "/a", "/shows"],
  ["content", "export", "all.json"],
  ["db", "check"],
  ["db", "backup", "store.gz"],
];

describe("On an older schema", () => {
  let url: string;
  beforeEach(async () => {
    url = await database(migrations.slice(0, -1));
  });

  it.each(COMMANDS)("%s %s refuses, says what to do, and changes nothing", async (...words) => {
    const before = await applied(url);
    const { code, out, err } = await office({ DATABASE_URL: url }, ...words);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(`it lacks the migration ${last}`);
    expect(err).toContain("npm run db -- migrate");
    expect(err).not.toMatch(/\n\s+at /);
    expect(await applied(url)).toEqual(before);
  });

  it("db status reports what is missing, also by its exit code", async () => {
    const { code, out, err } = await office({ DATABASE_URL: url }, "db", "status");
    expect(code).toBe(1);
    expect(out).toMatch(/^database +PostgreSQL \d+/m);
    expect(out).toMatch(new RegExp(`^schema +${migrations.at(-2)?.name}$`, "m"));
    expect(out).toMatch(new RegExp(`^missing +${last}$`, "m"));
    expect(err).toContain("npm run db -- migrate");
  });

  it("db migrate --dry-run prints the SQL, and db migrate runs it once", async () => {
    const before = await applied(url);
    const dry = await office({ DATABASE_URL: url }, "db", "migrate", "--dry-run");
    expect(dry).toMatchObject({ code: 0, err: "" });
    for (const statement of migrations.at(-1)?.statements ?? [])
      expect(dry.out).toContain(statement.trim().slice(0, 60));
    expect(dry.out).toContain("Would run 1 migration.");
    expect(await applied(url)).toEqual(before);

    expect(await office({ DATABASE_URL: url }, "db", "migrate")).toEqual({
      code: 0,
      out: `${last}\nRan 1 migration.\n`,
      err: expect.stringMatching(/^Migrating PostgreSQL at \S+:\d+\/\S+\.\n$/),
    });
    expect(await office({ DATABASE_URL: url }, "db", "migrate")).toMatchObject({
      code: 0,
      out: "The schema is up to date.\n",
    });
    expect((await office({ DATABASE_URL: url }, "orders", "holds")).code).toBe(0);
    expect(await office({ DATABASE_URL: url }, "db", "status")).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^content +0 events, 0 wrestlers$/m),
    });
  });

  it("db restore refuses, too", async () => {
    const file = join(folder, "any.gz");
    const full = await database(migrations);
    expect((await office({ DATABASE_URL: full }, "db", "backup", file)).code).toBe(0);
    expect(await office({ DATABASE_URL: url }, "db", "restore", file)).toMatchObject({
      code: 1,
      err: expect.stringContaining("it lacks the migration"),
    });
  });
});

describe("Without a schema", () => {
  it.each(COMMANDS.slice(0, 1))("%s %s refuses", async (...words) => {
    const url = await database();
    expect(await office({ DATABASE_URL: url }, ...words)).toMatchObject({
      code: 1,
      err: expect.stringContaining("has no tables yet"),
    });
    expect(await applied(url)).toEqual([]);
  });

  it("db restore creates one, and so does db migrate", async () => {
    const full = await database(migrations);
    const file = join(folder, "empty.gz");
    expect((await office({ DATABASE_URL: full }, "db", "backup", file)).code).toBe(0);
    const [one, other] = [await database(), await database()];
    expect((await office({ DATABASE_URL: one }, "db", "restore", file, "--dry-run")).code).toBe(1);
    expect(await applied(one)).toEqual([]);
    expect((await office({ DATABASE_URL: one }, "db", "restore", file)).code).toBe(0);
    expect((await office({ DATABASE_URL: other }, "db", "migrate")).code).toBe(0);
    expect(await applied(one)).toEqual(await applied(other));
  });
});

describe("On a newer schema", () => {
  it("commands work, and db status says so", async () => {
    const url = await database([
      ...migrations,
      { name: "9000_newer.sql", statements: ["create table newer (id int)"] },
    ]);
    expect((await office({ DATABASE_URL: url }, "redirects", "list")).code).toBe(0);
    expect(await office({ DATABASE_URL: url }, "db", "status")).toMatchObject({
      code: 0,
      out: expect.stringContaining("9000_newer.sql: the work of a newer version"),
    });
  });
});

describe("An embedded store that does not exist", () => {
  const dataDir = join(folder, "embedded");
  beforeAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it("is not created by a command that reads, but by db migrate", async () => {
    const env = { DATA_DIR: dataDir };
    expect(await office(env, "orders", "holds")).toMatchObject({
      code: 1,
      err: expect.stringContaining(`There is no store in ${dataDir} yet`),
    });
    expect((await office(env, "db", "migrate", "--dry-run")).code).toBe(1);
    expect((await office(env, "db", "migrate")).code).toBe(0);
    expect(await office(env, "orders", "holds")).toMatchObject({ code: 0, err: "" });
    const store = await openUnfilled({ dataDir });
    await store.close();
  });
});
