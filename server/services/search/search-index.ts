/** Keeps the table of what a search finds in line with the content. */
import { setImmediate as turn } from "node:timers/promises";
import { inArray, sql } from "drizzle-orm";
import type { Store } from "../../store/db";
import { searchEntry } from "../../store/schema";
import type { Content } from "../catalogue/catalogue-content";
import { type SearchEntry, searchEntries } from "./search-entries";

/** Rows of one statement. Each takes milliseconds, so that an embedded store answers fans in between. */
const BATCH = 200;
/** How long it works before it lets requests have their turn. */
const AT_ONCE_MS = 5;

/** Returns a function that writes what has changed. Any number of processes may call it. */
export function searchIndex({ store: { db }, content }: { store: Store; content: () => Promise<Content> }) {
  let indexed: string | undefined;

  return async function refresh(): Promise<void> {
    const read = await content();
    const { programme, shop, payPerViews, media } = read.stamps;
    const stamp = [programme, shop, payPerViews, media].join();
    const known = new Map(
      (await db.select({ id: searchEntry.id, hash: searchEntry.hash }).from(searchEntry)).map(({ id, hash }) => [
        id,
        hash,
      ]),
    );
    // Another process may have emptied or rewritten the table.
    const seal = `${stamp} ${known.size} ${[...known.values()].join("").length}`;
    if (seal === indexed) return;
    const found = new Set<string>();
    let changed: SearchEntry[] = [];
    let wrote = false;
    let rest = performance.now() + AT_ONCE_MS;
    for (const entry of searchEntries(read)) {
      found.add(entry.id);
      if (known.get(entry.id) !== entry.hash) changed.push(entry);
      if (changed.length === BATCH) {
        await write(changed);
        changed = [];
        wrote = true;
      }
      if (performance.now() < rest) continue;
      await turn();
      rest = performance.now() + AT_ONCE_MS;
    }
    if (changed.length > 0) await write(changed);
    const gone = [...known.keys()].filter((id) => !found.has(id));
    for (let i = 0; i < gone.length; i += BATCH) {
      await db.delete(searchEntry).where(inArray(searchEntry.id, gone.slice(i, i + BATCH)));
    }
    if (!wrote && changed.length === 0 && gone.length === 0) indexed = seal;
  };

  async function write(entries: SearchEntry[]): Promise<void> {
    const set = Object.fromEntries(
      (["words", "at", "until", "published_at", "hash"] as const).map((column) => [
        column === "published_at" ? "publishedAt" : column,
        sql.raw(`excluded.${column}`),
      ]),
    );
    await db.insert(searchEntry).values(entries).onConflictDoUpdate({ target: searchEntry.id, set });
  }
}

/**
 * Refreshes soon after the content changed, too; an import changes thousands of rows at once. Failures are left to the
 * job that calls the returned function every minute.
 */
export function refreshedOnChange({ store, refresh }: RefreshOptions): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const once = () => {
    running ??= refresh().finally(() => {
      running = undefined;
    });
    return running;
  };
  store.watch((table) => {
    if (table === "ticket_definition" || table === "redirect") return;
    clearTimeout(timer);
    timer = setTimeout(() => once().catch(() => undefined), AFTER_CHANGE_MS).unref();
  });
  return once;
}

type RefreshOptions = { store: Store; refresh: () => Promise<void> };

/** The catalogue reads its content again in the meantime. */
const AFTER_CHANGE_MS = 1_500;
