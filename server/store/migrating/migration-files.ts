/** This version's migrations: generated SQL in `migrations/`, part of the built server. */

export type Migration = { name: string; statements: string[] };

const files: Record<string, string> = import.meta.glob("../migrations/*.sql", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** In the order in which they run, which is by name. */
export const migrations: Migration[] = Object.keys(files)
  .sort()
  .map((path) => ({
    name: path.slice(path.lastIndexOf("/") + 1),
    statements: (files[path] ?? "").split("--> statement-breakpoint").filter((statement) => statement.trim()),
  }));
