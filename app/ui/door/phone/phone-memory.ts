/**
 * What a phone has learned by scanning since its list was made: whom it admitted, and which tickets were transferred.
 */
import type { PhoneList } from "./kept-list";

/** `origin` identifies the admission through all of its ticket numbers. `scan` is the scan that admitted it. */
type OwnEntry = { at: number; gate: string; origin: number; scan: string };
type Successor = { ticketNumber: string; issuedAt: number };
/** The stored form. */
export type KeptMemory = { entries: [string, OwnEntry][]; successors: [number, Successor][] };

export function phoneMemory(kept: KeptMemory = { entries: [], successors: [] }) {
  const entries = new Map(kept.entries);
  const successors = new Map(kept.successors);

  return {
    entryOf: (ticketNumber: string): OwnEntry | undefined => entries.get(ticketNumber),
    /** This phone's entry for the admission, under any of its ticket numbers. */
    entryFrom: (origin: number): OwnEntry | undefined => [...entries.values()].find((one) => one.origin === origin),
    /** The newest number of an admission that a genuine code has shown and the list doesn't have. */
    successorOf: (origin: number): Successor | undefined => successors.get(origin),

    letIn: (ticketNumber: string, entry: OwnEntry): void => void entries.set(ticketNumber, entry),
    /** Called when a scan is undone. */
    forget(scan: string): void {
      for (const [number, entry] of entries) if (entry.scan === scan) entries.delete(number);
    },
    notice(origin: number, seen: Successor): void {
      const known = successors.get(origin);
      if (!known || known.issuedAt < seen.issuedAt) successors.set(origin, seen);
    },

    /** Drops what a new list already contains. */
    leaveTo(list: Pick<PhoneList, "get">): void {
      for (const number of entries.keys()) if (list.get(number)?.state === "u") entries.delete(number);
      for (const [origin, { ticketNumber }] of successors) if (list.get(ticketNumber)) successors.delete(origin);
    },
    stored: (): KeptMemory => ({ entries: [...entries], successors: [...successors] }),
  };
}
export type PhoneMemory = ReturnType<typeof phoneMemory>;
