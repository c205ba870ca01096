/**
 * A response that is sent many times, kept as one piece of bytes together with its head. Otherwise Node makes and checks
 * the head anew for each response, and gives head and body to the kernel as two pieces: a tenth of what a page from
 * memory costs. Node has no public way to send a head that is already made, so we set the fields in which it keeps one.
 * A client sees the same bytes either way.
 */
import { type ServerResponse, STATUS_CODES } from "node:http";
import { MADE_ID_LENGTH } from "../telemetry/work-context";
import type { FrontLimits } from "./limits";
import { requestIdHeader } from "./observing/request-records";
import { closeLater, type Head, type WriteLimits } from "./send";

/** The same from Node 20 to Node 24. */
type WithHead = ServerResponse & { _header: string; _headerSent: boolean };

export type WholeResponse = {
  /** False, having sent nothing, if the client needs another head than most: then Node has to make it. */
  sendTo(response: ServerResponse): boolean;
};

export function wholeResponse(
  { status, head, body }: { status: number; head: Head; body: Buffer },
  limits: WriteLimits & Pick<FrontLimits, "keepAliveMs">,
): WholeResponse {
  let lines = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let i = 0; i < head.length; i += 2) lines += `${head[i]}: ${head[i + 1]}\r\n`;
  lines += `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(limits.keepAliveMs / 1_000)}\r\n`;
  lines += "x-request-id: ";
  const idAt = lines.length;
  lines += `${" ".repeat(MADE_ID_LENGTH)}\r\nDate: `;
  const dateAt = lines.length;
  let date = dateLine();
  lines += `${date}\r\n\r\n`;
  let bytes = Buffer.concat([Buffer.from(lines, "latin1"), body]);

  return {
    sendTo(response) {
      if (response.destroyed) return true;
      const [, id] = requestIdHeader(response);
      if (id?.length !== MADE_ID_LENGTH || !response.shouldKeepAlive || response.req.httpVersion !== "1.1")
        return false;
      bytes.write(id, idAt, "latin1");
      const now = dateLine();
      if (now !== date) bytes.write(now, dateAt, "latin1");
      date = now;
      response.statusCode = status;
      (response as WithHead)._header = lines;
      (response as WithHead)._headerSent = true;
      response.end(bytes);
      if (response.socket?.writableLength) {
        // This client's connection still reads these bytes, so the next response gets others.
        bytes = Buffer.from(bytes);
        closeLater(response, bytes.length, limits);
      }
      return true;
    },
  };
}

let second = 0;
let line = "";

/** The value of a Date header. Changes once a second. */
function dateLine(): string {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) line = new Date(now * 1_000).toUTCString();
  second = now;
  return line;
}
