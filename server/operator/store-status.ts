/** What `db status` prints about a store: place, schema, content and sales. */
import { inArray, sql } from "drizzle-orm";
import type { Store } from "../store/db";
import { schemaState } from "../store/migrating/schema-state";
import { audit, event, ticketOrder, wrestler } from "../store/schema";

/** Rows of label and value. Works with any schema, leaving out what an older one lacks. */
export async function statusOf(store: Store): Promise<string[][]> {
  const { applied, migratedAt, missing, newer } = await schemaState(store.db);
  const { rows } = await store.db.execute<{ version: string; name: string }>(
    sql`select current_setting('server_version') as version, current_database() as name`,
  );
  const { version = "", name = "" } = rows[0] ?? {};
  const about = [
    ["database", store.kind === "pglite" ? `embedded, PostgreSQL ${version}` : `PostgreSQL ${version}, ${name}`],
    ["schema", applied.at(-1) ?? "none"],
  ];
  if (migratedAt) about.push(["migrated", migratedAt.toISOString()]);
  if (missing.length > 0) about.push(["missing", missing.map((one) => one.name).join(", ")]);
  if (newer.length > 0) about.push(["newer", `${newer.join(", ")}: the work of a newer version of the site`]);
  return missing.length > 0 ? about : [...about, ...(await contentOf(store))];
}

async function contentOf({ db }: Store): Promise<string[][]> {
  const [first] = await db
    .select()
    .from(audit)
    .where(inArray(audit.action, ["content.seeded", "content.imported"]))
    .orderBy(audit.at)
    .limit(1);
  const [events, wrestlers, orders] = await Promise.all([event, wrestler, ticketOrder].map((one) => db.$count(one)));
  const origin = first && (first.action === "content.seeded" ? "the invented season" : "imported");
  return [
    ["content", `${events} events, ${wrestlers} wrestlers`],
    ...(first && origin ? [["first content", `${origin}, ${first.at.toISOString()}`]] : []),
    ["orders", String(orders)],
  ];
}
