/** Imports one item of content as the office's command does. */
import type { Name } from "../../../server/services/content/collections";
import { importContent } from "../../../server/services/content/import";
import type { Store } from "../../../server/store/db";

/** Returns its faults: then nothing is changed. */
export async function importItem(store: Store, now: Date, collection: Name, value: Record<string, unknown>) {
  const source = {
    ...{ faults: [], unreadable: false, collections: [collection], count: 1 },
    async *items(wanted: Name) {
      if (wanted === collection) yield { collection, value, lineOf: () => 1 };
    },
  };
  const o = { file: "item.json", prune: false, dryRun: false, actor: "office", now, progress: () => undefined };
  const { faults } = await importContent(store.db, source, o);
  return faults.map(({ field, says }) => `${field} ${says}`);
}
