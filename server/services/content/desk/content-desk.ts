/** The office's desk for content: its forms read, check and write items as imports do, and lose nobody's changes. */
import type { Clock } from "../../../process/clock";
import type { Db, Store } from "../../../store/db";
import type { Actor } from "../../audit-trail";
import { isDangling } from "../../contention";
import type { Name } from "../collections";
import { checkAndWrite, importContent } from "../import";
import type { ItemRow } from "../rows";
import { type ContentFilter, contentPage } from "./content-list";
import { copyOf } from "./copy-item";
import { itemsSource, oneItem } from "./one-item";
import { undoChange } from "./undo-change";
import { itemWriting, type RemoveOutcome, revisionOf, type SaveOutcome, type Saving } from "./write-item";

export type ContentDesk = ReturnType<typeof contentDesk>;
type SaveIn = (name: Name, key: string | "new", item: ItemRow, o: Saving) => Promise<SaveOutcome>;

/** Progress is for commands. */
const quietly = () => undefined;

export function contentDesk(parts: { store: Pick<Store, "db">; clock: Clock }) {
  const { db } = parts.store;
  const { clock } = parts;
  const writing = itemWriting(parts);
  const { read, lastChange, inTransaction, saveIn, removeIn, usesIn } = writing;

  /** Checks an item as an import does, and writes it. `key` is "new" for one that isn't stored yet. */
  const save: SaveIn = (...item) => inTransaction((tx) => saveIn(tx, ...item));

  /** Removes an item, unless something refers to it or it has sales. */
  const remove = (name: Name, key: string, o: Omit<Saving, "base">): Promise<RemoveOutcome> =>
    inTransaction((tx) => removeIn(tx, name, key, o)).catch((error: unknown): RemoveOutcome => {
      if (!isDangling(error)) throw error;
      return { kind: "used", by: [], says: ["cannot be removed: it has sales"] };
    });

  return {
    /** A page of a collection, and the key to go on with if more follow. */
    list: (name: Name, filter: ContentFilter = {}, after?: string) => contentPage(db, name, filter, after),

    /** An item as the office writes it. Undefined if there is none. */
    async get(name: Name, key: string): Promise<{ item: ItemRow; revision: string } | undefined> {
      const item = await read(db, name, key);
      return item && { item, revision: revisionOf(item) };
    },

    /** Who changed an item last at the office. */
    lastChange: (key: string) => lastChange(db, key),

    save,
    /** Imports a list of items: all of it, or nothing. A fault's line is its item's place in the list. */
    importItems: (name: Name, items: ItemRow[], actor: Actor) =>
      importContent(db, itemsSource(name, items), {
        ...{ file: "office", prune: false, dryRun: false, actor, now: clock.now(), progress: quietly },
      }),

    /** Saves several items in one transaction, which `work` undoes by throwing. */
    saveTogether: <T>(work: (tx: Db, save: SaveIn) => Promise<T>): Promise<T> =>
      inTransaction((tx) => work(tx, (...item) => saveIn(tx, ...item))),

    /** An unsaved copy: without ids and with free unique fields. Undefined if there is no such item. */
    async duplicate(name: Name, key: string, tx: Db = db): Promise<ItemRow | undefined> {
      const item = await read(tx, name, key);
      return item && copyOf(tx, name, item);
    },

    remove,
    /** What refers to an item, and what else keeps it from being removed. */
    async uses(
      name: Name,
      key: string,
    ): Promise<{ by: { collection: Name; key: string; name: string }[]; says: string[] }> {
      return db.transaction(async (tx) => {
        const removing = { collection: name, key };
        const options = { prune: false, now: clock.now(), progress: quietly, checkOnly: true, removing };
        const { faults } = await checkAndWrite(tx, oneItem(name, undefined), options);
        return usesIn(tx, faults);
      });
    },

    /** Undoes changes from the history. */
    ...undoChange({ db, writing, save, remove }),
  };
}
