/**
 * The release that runs beside this version during a rollout, as last-release.json names it: its commit, its last
 * migration, and the SHA-256 of its migrations. Making a release updates that file (docs/migrations.md).
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import release from "./last-release.json";

const FOLDER = "server/store/migrations";

export { release };

/** Names of the release's migrations. */
export const releasedMigrations = (): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".sql") && name <= `${release.migration}.sql`)
    .sort();

export function hashOfReleased(): string {
  const hash = createHash("sha256");
  for (const name of releasedMigrations()) hash.update(readFileSync(`${FOLDER}/${name}`));
  return hash.digest("hex");
}

type Snapshot = { tables: Record<string, { name: string; columns: Record<string, { name: string }> }> };

/** Tables and columns that the release's server knows, from the snapshot of its last migration. */
export function columnsOfRelease(): Map<string, Set<string>> {
  const number = release.migration.slice(0, 4);
  const { tables } = JSON.parse(readFileSync(`${FOLDER}/meta/${number}_snapshot.json`, "utf8")) as Snapshot;
  return new Map(
    Object.values(tables).map(({ name, columns }) => [name, new Set(Object.values(columns).map((one) => one.name))]),
  );
}
