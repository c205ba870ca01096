/** `tokens`: made, listed and revoked as on the office's page. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { audit } from "../../../server/store/schema";
import { boxOfficeWorld, type World } from "../../services/box-office/box-office-world";
import { testStore } from "../../store";
import { officeOf } from "../office";

let world: World;
let office: ReturnType<typeof officeOf>;
beforeAll(async () => {
  world = await boxOfficeWorld(await testStore({ seeded: false }));
  office = officeOf(world);
});
afterAll(async () => {
  office.leave();
  await world.close();
});

it("makes a token, lists it without it, and revokes it", async () => {
  expect((await office.run("tokens", "list")).out).toContain("There are no tokens.");
  const made = await office.run(
    "tokens",
    "make",
    "Ledger",
    "orders:read",
    "sales:read",
    "--days",
    "10",
    "--actor",
    "Ada",
  );
  const token = made.out.trim();
  expect(token).toMatch(/^rst_[\w-]{43}$/);
  expect(await office.desk.tokens.open(token)).toMatchObject({ scopes: ["orders:read", "sales:read"] });

  const { out } = await office.run("tokens", "list");
  expect(out).toMatch(/Ledger +orders:read sales:read/);
  expect(out).not.toContain(token.slice(4));
  const [id = ""] = /[0-9a-f-]{36}/.exec(out) ?? [];
  expect((await office.run("tokens", "revoke", id, "--actor", "Ada")).out).toContain("“Ledger” is revoked.");
  expect(await office.desk.tokens.open(token)).toBeUndefined();
  expect((await office.run("tokens", "list")).out).toContain("revoked");
  const deeds = await world.store.db.select().from(audit);
  expect(deeds.map(({ action, actor }) => [action, actor])).toEqual([
    ["token.made", "Ada"],
    ["token.revoked", "Ada"],
  ]);
});

it.each([
  [["make", "Ledger", "money:take"], "no scope money:take. Scopes are "],
  [["make", "Ledger", "orders:read", "--days", "400"], "1 to 365 days"],
  [["make", "Ledger", "orders:read", "--days", "soon"], "1 to 365 days"],
  [["revoke", "nothing"], "No token"],
])("refuses %j", async (words, says) => {
  const { code, err } = await office.run("tokens", ...words);
  expect([code, err]).toEqual([1, expect.stringContaining(says)]);
});
