import { readdirSync, readFileSync } from "node:fs";
import { generateDrizzleJson, generateMigration } from "drizzle-kit/api";
import { expect, test } from "vitest";
import * as schema from "../../server/store/schema";

test("the last migration matches the current schema: nothing is left to generate", async () => {
  const folder = "server/store/migrations/meta";
  const last = readdirSync(folder)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const before = JSON.parse(readFileSync(`${folder}/${last}`, "utf8"));
  expect(await generateMigration(before, generateDrizzleJson(schema, before.id))).toEqual([]);
});
