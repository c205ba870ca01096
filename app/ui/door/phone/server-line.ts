/**
 * The connection to the server. A scan waits 1.2 seconds for a response. After two misses the list comes first, until
 * the server responds again.
 */
import type { DoorMessage } from "../../../../server/backend/door-crew";
import { DOOR_PATH } from "../../../domain/door/door-address";
import type { SignedDoorList } from "../../../domain/door/door-list-format";
import type { DoorVerdict } from "../../../domain/door/door-verdict";
import type { FoundGuestView } from "../../../requests/door/found-guests";

const SCAN_MS = 1_200;
const OTHER_MS = 8_000;
const MISSES = 2;

/** The reply to a message; which fields it has depends on the kind. `now`: the server's time in epoch milliseconds. */
export type DoorReply = {
  now: number;
  verdict?: DoorVerdict;
  receipts?: { id: string; another?: { at: string; gate: string } }[];
  done?: boolean;
  found?: FoundGuestView[];
};
export type DoorNews = {
  now: number;
  /** When the pass ends; null while its night has no date. Servers of the previous release don't send it. */
  until?: number | null;
  counts: { inside: number; sold: number; gate: number };
  doubles: { ticketNumber: string; entries: { at: string; gate: string }[] }[];
  signed: SignedDoorList | null;
};
export type PassEnd = "over" | "revoked" | "none";

type Events = { away(): void; back(): void; ended(why: PassEnd): void };

/** `language`: of the page, whose URL may name it. The script's requests have the same path in all languages. */
export function serverLine(language: string, events: Events) {
  let misses = 0;
  let away = false;
  let ended = false;

  async function ask<T>(path: string, init: RequestInit, ms: number): Promise<T | undefined> {
    const asked = { ...init, signal: AbortSignal.timeout(ms), cache: "no-store" } as const;
    const response = await fetch(`${DOOR_PATH}/${path}`, asked).catch(() => undefined);
    const body: unknown = await response?.json().catch(() => undefined);
    if (response?.status === 403 && isEnd(body)) {
      ended = true;
      events.ended(body.ended);
      return undefined;
    }
    if (!response?.ok || body === undefined) {
      misses += 1;
      if (misses >= MISSES && !away) {
        away = true;
        events.away();
      }
      return undefined;
    }
    misses = 0;
    if (away) {
      away = false;
      events.back();
    }
    return body as T;
  }

  return {
    /** True while the list comes first. */
    isAway: () => away,
    /** True once the pass no longer works. */
    hasEnded: () => ended,
    /** Undefined if the server didn't answer in time. */
    post: (message: DoorMessage): Promise<DoorReply | undefined> =>
      ask<DoorReply>(
        `scan?lng=${language}`,
        { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(message) },
        message.kind === "scan" ? SCAN_MS : OTHER_MS,
      ),
    /** Counts, repeated entries, and changes to the list since version `after`; `undefined` leaves the list out. */
    news: (after: number | undefined): Promise<DoorNews | undefined> =>
      ask<DoorNews>(`list${after === undefined ? "" : `?after=${after}`}`, {}, OTHER_MS),
  };
}
export type ServerLine = ReturnType<typeof serverLine>;

const isEnd = (body: unknown): body is { ended: PassEnd } =>
  typeof body === "object" && body !== null && "ended" in body && typeof body.ended === "string";
