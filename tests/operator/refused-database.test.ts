/** A command whose database cannot be used says why, and what to do about it, as the site's start does. */
import { tmpdir } from "node:os";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { filledDatabase } from "../filled-stores";
import { type TestDatabase, testDatabase } from "../postgres";
import { freePort } from "../server-process";
import { operator } from "./operator-process";

const POWERLESS = "without_any_rights";
const PASSWORD = "kept-to-itself";
let filled: TestDatabase;
let empty: TestDatabase;
beforeAll(async () => {
  filled = await filledDatabase();
  empty = await testDatabase();
  await asOwner(`create role ${POWERLESS} login password '${PASSWORD}'`);
});
afterAll(async () => {
  await asOwner(`drop role ${POWERLESS}`);
  await filled.drop();
  await empty.drop();
});

async function asOwner(statement: string) {
  const client = new pg.Client({ connectionString: filled.url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The address with a user that has no rights, and with `parts` of it replaced. */
const powerless = ({ url }: TestDatabase, parts: Partial<URL> = {}) =>
  Object.assign(new URL(url), { username: POWERLESS, password: PASSWORD, ...parts }).href;

it.each([
  [
    "no such database",
    () => powerless(filled, { pathname: "/nothing_here" }),
    /no such database \(.*Create it: createdb/,
  ],
  [
    "TLS that the server does not speak",
    () => powerless(filled, { search: "?sslmode=verify-full" }),
    /speaks no TLS \(/,
  ],
  [
    "the same, asked for in a word about which the driver warns",
    () => powerless(filled, { search: "?sslmode=require" }),
    /^DATABASE_URL: PostgreSQL speaks no TLS \(/,
  ],
  ["a user without rights", () => powerless(filled), /may not use the site's tables \(.*Grant it SELECT/],
])("orders find: %s", async (_, address, says) => {
  const { code, err } = await operator({ DATABASE_URL: address() }, tmpdir(), "orders", "find", "maya");
  expect([code, err]).toEqual([1, expect.stringMatching(says)]);
  expect(err).not.toMatch(new RegExp(`${PASSWORD}|\\n {4}at `));
});

it("orders find: nobody listens", async () => {
  const address = powerless(filled, { port: String(await freePort()) });
  const { code, err } = await operator({ DATABASE_URL: address }, tmpdir(), "orders", "find", "maya");
  expect([code, err]).toEqual([1, expect.stringMatching(/^PostgreSQL at .* cannot be used yet: .*refused\.\n$/)]);
});

it("db migrate: a user that may not make tables", async () => {
  const { code, err } = await operator({ DATABASE_URL: powerless(empty) }, tmpdir(), "db", "migrate");
  expect([code, err]).toEqual([1, expect.stringMatching(/permission denied for schema .*Make it the owner/)]);
});
