/** Imports a file in one transaction: read, checked and written. A single fault, and nothing changes. */

import { inArray, sql, TransactionRollbackError } from "drizzle-orm";
import type { Db } from "../../store/db";
import { doorPass } from "../../store/schema";
import { type Actor, recordAudit } from "../audit-trail";
import { retryOnCollision } from "../contention";
import { announceNights } from "../machines/announce-event";
import { check, removed } from "./check";
import { collections, type Name, names } from "./collections";
import { lockItems } from "./desk/lock-items";
import type { Fault, Source } from "./items";
import { type Register, register, willBe } from "./keys";
import { removeSeats } from "./seating/night-seats";
import { soldBroadcasts, soldOf } from "./sold";
import { allItems } from "./stored";
import { type Tally, write } from "./write";

/** `nights`: the events that were created, changed or removed. */
type Imported = { faults: Fault[]; notices: Fault[]; tally?: Tally; nights?: string[] };
type ImportOptions = {
  file: string;
  prune: boolean;
  /** Does everything and rolls it back. */
  dryRun: boolean;
  /** Undefined only checks. */
  actor: Actor | undefined;
  now: Date;
  progress(label: string, done: number, of: number): void;
};

export async function importContent(db: Db, source: Source, o: ImportOptions): Promise<Imported> {
  if (source.unreadable) return { faults: source.faults, notices: [] };
  let imported: Imported = { faults: [], notices: [] };
  const work = () =>
    db
      .transaction(async (tx) => {
        await withoutFansLimits(tx);
        imported = await checkAndWrite(tx, source, { ...o, checkOnly: o.actor === undefined });
        const { tally, nights = [] } = imported;
        if (!tally || o.actor === undefined) return;
        const detail = { file: o.file, ...Object.fromEntries(source.collections.map((name) => [name, tally[name]])) };
        const entry = { at: o.now, actor: o.actor, action: "content.imported", entity: "content", detail };
        await recordAudit(tx, entry);
        await announceNights(tx, nights, o.now);
        if (o.dryRun) tx.rollback();
      })
      .catch((error: unknown) => {
        if (!(error instanceof TransactionRollbackError)) throw error;
      });
  // Fans go on buying meanwhile, and may lock a night and its tiers in another order.
  await retryOnCollision(work);
  return imported;
}

/** For the rest of a transaction. The pool's limits are meant for fans' requests. */
export async function withoutFansLimits(tx: Db): Promise<void> {
  await tx.execute(sql`set local statement_timeout = '10min'`);
  await tx.execute(sql`set local lock_timeout = '30s'`);
  await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
}

/** Checks a source and, unless something is wrong with it, writes it. Part of the caller's transaction. */
export async function checkAndWrite(
  tx: Db,
  source: Source,
  o: Pick<ImportOptions, "prune" | "now" | "progress"> & {
    checkOnly?: boolean;
    /** Removes this item of the store. */
    removing?: { collection: Name; key: string };
  },
): Promise<Imported> {
  const known = await register(tx, source, o.prune, o.now);
  if (o.removing) known.leaving[o.removing.collection].add(o.removing.key);
  if (!o.checkOnly) for (const name of names) await lockItems(tx, name, removed(known, name));
  const checked = await check(tx, source, known, (done) => o.progress("Checking", done, source.count));
  const found = [...source.faults, ...checked].sort((a, b) => a.line - b.line);
  found.push(...(await removalFaults(tx, known)));
  const faults = found.filter(({ notice }) => !notice);
  const notices = found.filter(({ notice }) => notice);
  if (faults.length > 0 || o.checkOnly) return { faults, notices };

  const gone = removed(known, "events");
  if (gone.length > 0) {
    await tx.delete(doorPass).where(inArray(doorPass.eventId, gone));
    await removeSeats(tx, gone);
  }
  const written = await write(tx, source, known, (done) => o.progress("Writing", done, source.count));
  return { faults, notices, ...written };
}

/** Items missing in the file that can't be removed: nights with sales, and items that others refer to. */
async function removalFaults(tx: Db, known: Register): Promise<Fault[]> {
  const faults: Fault[] = [];
  const gone = removed(known, "events");
  if (gone.length > 0) {
    const { nights, reserved } = await soldOf(tx, gone, known.now);
    for (const id of reserved) {
      faults.push({
        line: 1,
        field: `event ${id}`,
        says: `cannot be removed: ${nights.get(id)?.tickets ?? 0} tickets are sold, and it was held before`,
      });
    }
  }
  const goneBroadcasts = removed(known, "payPerViews");
  const had = goneBroadcasts.length > 0 ? await soldBroadcasts(tx, goneBroadcasts) : [];
  for (const [id, { broadcasts }] of had) {
    const says = `cannot be removed: it is sold ${broadcasts} times, and was paid for or given away before`;
    faults.push({ line: 1, field: `pay-per-view ${id}`, says });
  }
  for (const name of names) {
    const { refers } = collections[name];
    const to = Object.entries(refers).filter(([, target]) => removed(known, target).length > 0);
    if (to.length === 0) continue;
    for await (const { row } of allItems(tx, collections[name])) {
      const key = String(row.id);
      if (known.file[name].all.has(key) || !willBe(known, name, key)) continue;
      for (const [field, target] of to) {
        const lost = valuesAt(row, field).filter(
          (id) => known.stored[target].all.has(id) && !willBe(known, target, id),
        );
        faults.push(...lost.map((id) => missed(target, id, name, key)));
      }
    }
  }
  return faults;
}

const missed = (target: Name, id: string, collection: Name, key: string): Fault => ({
  line: 1,
  field: `${collections[target].one} ${id}`,
  says: `cannot be removed: the ${collections[collection].one} ${key} refers to it`,
  by: { collection, key },
});

/** All strings at `card.participants`, at any depth. */
function valuesAt(row: Record<string, unknown>, field: string): string[] {
  const [first = "", inner] = field.split(".");
  const value = row[first];
  const found = inner && Array.isArray(value) ? value.map((one) => (one as Record<string, unknown>)[inner]) : [value];
  return found.flat(9).filter((one): one is string => typeof one === "string");
}
