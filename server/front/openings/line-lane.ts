/**
 * Lines of openings in the front: their pages from memory, the way to them, and the lane of those whose turn it is.
 * Nobody with a turn waits behind the others, or gets a 503.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { answerLineAtOnce, anyLineOpen, goesFirst, isLinePath, lineBefore, noteWait } from "../../backend/line-door";
import type { RequestWait } from "../../services/on-sale/on-sale";
import type { FrontLimits } from "../limits";
import { send, writeHead } from "../send";
import { pathOf } from "../target";
import { encoded } from "../web";

const EVENT_IN_PATH = /\/tickets\/event\/([\da-f]{8}-[\da-f-]{27})/i;
const EVENT_IN_BODY = /"eventId"\s*:\s*"([\da-f]{8}-[\da-f-]{27})"/i;
const RESERVATIONS = "/api/v1/tickets/reservation";
/** API clients send their turn here, as they have no cookies. */
const TURN_HEADER = "ringside-turn";
/** A turn's requests in the lane. Beyond these, its requests wait like everybody's. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
const MOST_TURNS = 50_000;

export function lineLane({ standing, limits }: { standing: Record<string, string>; limits: FrontLimits }) {
  const counts = new Map<string, number>();
  let minute = 0;

  /** Counts a request of those whose turn it is. False for all others, and for more than a person makes. */
  function isFirst({ url = "", headers }: IncomingMessage): boolean {
    const { cookie, [TURN_HEADER]: header } = headers;
    const path = pathOf(url);
    const turn = goesFirst(path, cookie, header?.toString());
    if (turn === undefined) return false;
    const now = Math.floor(performance.now() / MINUTE_MS);
    if (now !== minute || counts.size > MOST_TURNS) counts.clear();
    minute = now;
    const count = (counts.get(turn) ?? 0) + 1;
    counts.set(turn, count);
    return count <= MOST_A_MINUTE;
  }

  return {
    isFirst,
    isOpen: anyLineOpen,
    waited(request: IncomingMessage, body: Buffer | undefined, wait: RequestWait): void {
      const path = request.url ?? "";
      const [, id] =
        EVENT_IN_PATH.exec(path) ??
        (path === RESERVATIONS && body ? (EVENT_IN_BODY.exec(body.toString("latin1")) ?? []) : []);
      noteWait(id?.toLowerCase(), wait);
    },

    /** Answers from memory what can be. True if it did. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const { url = "", method = "", headers } = request;
      if (method !== "GET" && method !== "HEAD") return false;
      const path = pathOf(url);
      const { cookie = "" } = headers;
      if (!isLinePath(path)) {
        const before = lineBefore(path, cookie);
        if (before === undefined) return false;
        const head = { ...standing, location: before, "cache-control": "no-store", "content-length": "0" };
        writeHead(response, 303, Object.entries(head).flat()).end();
        return true;
      }
      const acceptLanguage = headers["accept-language"] ?? "";
      const found = answerLineAtOnce({ method, url, cookie, acceptLanguage });
      if (!found) return false;
      const all = new Headers(found.headers);
      for (const [name, value] of Object.entries(standing)) if (!all.has(name)) all.set(name, value);
      void encoded(found.status, all, Buffer.from(found.body), request).then(
        ({ status, head, body }) => send(response, status, head, body, limits),
        () => response.destroy(),
      );
      return true;
    },
  };
}
export type LineLane = ReturnType<typeof lineLane>;
