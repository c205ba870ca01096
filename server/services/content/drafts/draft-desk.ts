/**
 * Drafts of content: changes that fans don't see until they are published. A draft knows the public item that it was
 * made from, so that publishing merges it with what others published meanwhile, field by field.
 */
import { randomUUID } from "node:crypto";
import type { Clock } from "../../../process/clock";
import type { Db, Store } from "../../../store/db";
import { recordAudit } from "../../audit-trail";
import { type Collection, collections, type Name } from "../collections";
import { mergeItems } from "../desk/merge-items";
import { nameOf } from "../desk/one-item";
import {
  changedFields,
  type ItemWriting,
  type LastChange,
  nameOfActor,
  revisionOf,
  type SaveOutcome,
  type Saving,
} from "../desk/write-item";
import type { Fault } from "../items";
import { canonical, type ItemRow, inOneNotation } from "../rows";
import { type DraftRow, draftsOf, dropDraft, readDraft, writeDraft } from "./draft-rows";
import { draftFaults } from "./draft-shown";
import type { Overlay } from "./overlaid-content";
import { overlayOf, pageOfItem } from "./preview-draft";

export type DraftDesk = ReturnType<typeof draftDesk>;
type DraftDeps = { store: Pick<Store, "db">; clock: Clock; writing: ItemWriting };
type Publishing = Omit<Saving, "base"> & {
  /** The revision of the public item whose conflicts were shown. They are settled: the draft's values win. */
  seen?: string | undefined;
};
/** `draft`: the item as the draft has it; `seen`: the revision of the public item that is shown beside it. */
type PublishOutcome =
  | Exclude<SaveOutcome, { kind: "conflict" }>
  | (Extract<SaveOutcome, { kind: "conflict" }> & { draft: ItemRow; seen: string });
type DiscardOutcome = { kind: "discarded" } | { kind: "changed"; by: LastChange };

type Noting = Publishing & { before?: ItemRow; after?: ItemRow };

const same = (a: unknown, b: unknown) => canonical(a ?? null) === canonical(b ?? null);

export function draftDesk({ store: { db }, clock, writing }: DraftDeps) {
  const { read, readLocked, alreadyDone, lastChange, inTransaction, saveIn } = writing;

  async function saveDraft(tx: Db, name: Name, key: string | "new", item: ItemRow, o: Saving): Promise<SaveOutcome> {
    const done = await alreadyDone(tx, o.deedId);
    const own = key === "new" ? (done?.key ?? o.deedId ?? randomUUID()) : key;
    const collection = collections[name];
    const live = await readLocked(tx, name, own);
    const row = await readDraft(tx, name, own, { lock: true });
    const theirs = row?.item ?? live;
    const inNotation = (one: ItemRow) => inOneNotation({ ...one, [collection.key]: own }, collection);
    const yours = withPartIds(inNotation(item), collection);
    const base = o.base && key !== "new" ? inNotation(o.base) : theirs;
    const merged = theirs && base ? mergeItems({ base, yours, theirs }, collection) : { item: yours, conflicts: [] };
    if (theirs && merged.conflicts.length > 0) {
      const by = row ? { actor: row.author, at: row.at } : await lastChange(tx, own);
      return { kind: "conflict", ...merged, theirs, by };
    }
    if (theirs && same(merged.item, theirs)) return { kind: "saved", key: own, changed: false };
    const next: DraftRow = {
      ...{ kind: name, key: own, author: nameOfActor(o.actor), at: clock.now() },
      ...upToDate({ base: row ? row.base : (live ?? null), item: merged.item }, live, collection),
    };
    await writeDraft(tx, next, { isNew: !row });
    const deedId = done ? randomUUID() : (o.deedId ?? randomUUID());
    await note(tx, "draft.saved", next, { ...o, deedId, ...changedFields(theirs ?? {}, merged.item) });
    return { kind: "saved", key: own, changed: true, deedId };
  }

  async function publishDraft(tx: Db, name: Name, key: string, o: Publishing): Promise<PublishOutcome> {
    const live = await readLocked(tx, name, key);
    const row = await readDraft(tx, name, key, { lock: true });
    // Somebody has published or discarded it, perhaps by a first press of the same button.
    if (!row) return live ? { kind: "saved", key, changed: false } : { kind: "missing" };
    const { item, conflicts } = rebased(row, live, collections[name]);
    const seen = live && revisionOf(live);
    if (live && seen && conflicts.length > 0 && o.seen !== seen) {
      const by = await lastChange(tx, key);
      return { kind: "conflict", conflicts, item, theirs: live, by, draft: row.item, seen };
    }
    const { actor, deedId } = o;
    const saving = { actor, deedId, detail: { draft: row.author } };
    const outcome = await saveIn(tx, name, live ? key : "new", item, live ? { ...saving, base: live } : saving);
    if (outcome.kind === "conflict") throw new Error("A draft was merged with another version of its item");
    if (outcome.kind !== "saved") return outcome;
    await dropDraft(tx, name, key);
    if (!outcome.changed) await note(tx, "draft.discarded", row, { actor, deedId, before: row.item });
    return outcome;
  }

  /** A draft with what was published since it was begun. */
  async function mergedItem(name: Name, key: string): Promise<{ item: ItemRow; by: LastChange } | undefined> {
    const row = await readDraft(db, name, key);
    if (!row) return undefined;
    const { item } = rebased(row, await read(db, name, key), collections[name]);
    return { item, by: { actor: row.author, at: row.at } };
  }

  const note = (tx: Db, action: string, { kind, key, item }: DraftRow, { actor, deedId, before, after }: Noting) =>
    recordAudit(tx, {
      at: clock.now(),
      ...{ actor, action, before, after, entity: key, id: deedId },
      detail: { collection: kind, name: nameOf(item, kind as Name) },
    });

  return {
    /** The item as the draft has it; without one, as fans see it. */
    async get(name: Name, key: string): Promise<{ item: ItemRow; revision: string } | undefined> {
      const item = (await readDraft(db, name, key))?.item ?? (await read(db, name, key));
      return item && { item, revision: revisionOf(item) };
    },

    /** The draft itself. */
    async find(name: Name, key: string): Promise<(DraftRow & { revision: string }) | undefined> {
      const row = await readDraft(db, name, key);
      return row && { ...row, revision: revisionOf(row.item) };
    },

    /** All drafts of a collection, the newest first. `isNew`: fans have never seen it. */
    async list(name: Name) {
      const rows = await draftsOf(db, name);
      return rows.map(({ key, item, base, author, at }) => ({
        ...{ key, author, at },
        name: nameOf(item, name),
        isNew: base === null,
      }));
    },

    /** What keeps a draft from being published, and the fans' page that would show it. */
    async prospect(name: Name, key: string): Promise<{ faults: Fault[]; page: string | undefined } | undefined> {
      const merged = await mergedItem(name, key);
      if (!merged) return undefined;
      const now = clock.now();
      const faults = await draftFaults(db, name, merged.item, now);
      return { faults, page: faults.length > 0 ? undefined : await pageOfItem(db, name, merged.item, now) };
    },

    /** A draft for a preview. Undefined if there is none, or none that could be published. */
    async overlay(name: Name, key: string): Promise<{ overlay: Overlay; by: LastChange } | undefined> {
      const merged = await mergedItem(name, key);
      const overlay = merged && (await overlayOf(db, name, merged.item, clock.now()));
      return overlay && { overlay, by: merged.by };
    },

    /**
     * Saves an item as a draft, merged with what others wrote into the draft meanwhile. It is not checked: a draft may
     * be unfinished.
     */
    save: (name: Name, key: string | "new", item: ItemRow, o: Saving): Promise<SaveOutcome> =>
      inTransaction((tx) => saveDraft(tx, name, key, item, o)),

    /** Checks a draft as an import does, and shows it to fans, merged with what was published since it was begun. */
    publish: (name: Name, key: string, o: Publishing): Promise<PublishOutcome> =>
      inTransaction((tx) => publishDraft(tx, name, key, o)),

    /** Deletes a draft, unless somebody wrote on it since it was looked at: `seen` is its revision. */
    discard: (name: Name, key: string, o: Publishing): Promise<DiscardOutcome> =>
      inTransaction(async (tx): Promise<DiscardOutcome> => {
        const row = await readDraft(tx, name, key, { lock: true });
        if (!row) return { kind: "discarded" };
        if (revisionOf(row.item) !== o.seen) return { kind: "changed", by: { actor: row.author, at: row.at } };
        await dropDraft(tx, name, key);
        await note(tx, "draft.discarded", row, { ...o, before: row.item });
        return { kind: "discarded" };
      }),
  };
}

type Drafted = Pick<DraftRow, "base" | "item">;

/** A draft's item with what was published since it was begun. Has the draft's values where there is a conflict. */
function rebased({ base, item }: Drafted, live: ItemRow | undefined, collection: Collection) {
  return live ? mergeItems({ base: base ?? {}, yours: item, theirs: live }, collection) : { item, conflicts: [] };
}

/** The draft as a change of what is public now. If that would be a conflict, it waits until the draft is published. */
function upToDate(drafted: Drafted, live: ItemRow | undefined, collection: Collection): Drafted {
  const { item, conflicts } = rebased(drafted, live, collection);
  return live && conflicts.length === 0 ? { base: live, item } : drafted;
}

/** Parts without an id would be replaced by those of the next form, instead of merged with them. */
function withPartIds(item: ItemRow, { child }: Collection): ItemRow {
  const parts = child && item[child.field];
  if (!child || !Array.isArray(parts)) return item;
  return { ...item, [child.field]: (parts as ItemRow[]).map((part) => ({ ...part, id: part.id ?? randomUUID() })) };
}
