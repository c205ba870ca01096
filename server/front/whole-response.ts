/**
 * A response that is sent many times, kept as one piece of bytes together with its head. Otherwise Node makes and checks
 * the head anew for each response, and gives head and body to the kernel as two pieces: a tenth of what a page from
 * memory costs. Node has no public way to send a head that is already made, so we set the fields in which it keeps one.
 * A client sees the same bytes either way.
 */
import { type ServerResponse, STATUS_CODES } from "node:http";
import type { FrontLimits } from "./limits";
import { requestIdHeader } from "./observing/request-records";
import { closeLater, type Head, type WriteLimits } from "./send";

/** The same from Node 20 to Node 24. */
type WithHead = ServerResponse & { _header: string; _headerSent: boolean };

export type WholeResponse = {
  /** False, having sent nothing, if Node has to make the head, or a slow client still reads these bytes. */
  sendTo(response: ServerResponse): boolean;
};

export function wholeResponse(
  { status, head, body }: { status: number; head: Head; body: Buffer },
  limits: WriteLimits & Pick<FrontLimits, "keepAliveMs">,
): WholeResponse {
  let sameForAll = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let i = 0; i < head.length; i += 2) sameForAll += `${head[i]}: ${head[i + 1]}\r\n`;
  sameForAll += `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(limits.keepAliveMs / 1_000)}\r\n`;
  sameForAll += "x-request-id: ";
  const idAt = sameForAll.length;
  let made: { bytes: Buffer; idLength: number; date: string } | undefined;
  let isRead = false;

  /** Ids have one length, ours or that of the proxy, so this is made once. */
  function make(id: string, date: string) {
    const lines = `${sameForAll}${id}${DATE_NAME}${date}\r\n\r\n`;
    return { bytes: Buffer.concat([Buffer.from(lines, "latin1"), body]), idLength: id.length, date };
  }

  return {
    sendTo(response) {
      if (response.destroyed) return true;
      const [, id] = requestIdHeader(response);
      if (isRead || !id || !response.shouldKeepAlive || response.req.httpVersion !== "1.1") return false;
      const date = dateLine();
      if (made?.idLength !== id.length) made = make(id, date);
      const { bytes } = made;
      // Letter by letter, because `write` takes longer for a text this short.
      for (let i = 0; i < id.length; i++) bytes[idAt + i] = id.charCodeAt(i);
      if (made.date !== date) bytes.write(date, idAt + id.length + DATE_NAME.length, "latin1");
      made.date = date;
      response.statusCode = status;
      (response as WithHead)._header = sameForAll;
      (response as WithHead)._headerSent = true;
      response.end(bytes);
      if (response.socket?.writableLength) {
        isRead = true;
        response.once("close", () => {
          isRead = false;
        });
        closeLater(response, bytes.length, limits);
      }
      return true;
    },
  };
}

/** What stands between the id and the date. */
const DATE_NAME = "\r\nDate: ";

let second = 0;
let line = "";

/** The value of a Date header. Changes once a second. */
function dateLine(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) line = new Date(now * 1_000).toUTCString();
  second = now;
  return line;
}
