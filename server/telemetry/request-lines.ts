/**
 * The log lines of requests. Most lines are these, and pino takes six microseconds for one, a quarter of what a page
 * from memory takes. Joining them from the parts that pino keeps takes less than one.
 */
import { pino } from "pino";
import { remember, remembered } from "../../app/domain/format/remembered";
import type { Logger } from "../failures/report";

type Kept = {
  [pino.symbols.lsCacheSym]: Record<number, string>;
  [pino.symbols.timeSym]: () => string;
  [pino.symbols.chindingsSym]: string;
  [pino.symbols.streamSym]: { write(line: string): void };
};

/** Fixed fields without secrets, so nothing has to be cut from them. */
export type RequestLine = {
  /** Letters, digits and `._:=+/-`. */
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  bytes: number;
  traceId?: string | undefined;
  clientLeft: boolean;
};

const MOST_ROUTES = 1_000;

export function requestLines(log: Logger): (level: "debug" | "info", line: RequestLine) => void {
  const {
    [pino.symbols.lsCacheSym]: levels,
    [pino.symbols.timeSym]: time,
    [pino.symbols.chindingsSym]: bindings,
    [pino.symbols.streamSym]: output,
  } = log as unknown as Kept;
  /** Route patterns as JSON. There are a few hundred. */
  const quoted = remember<string>(MOST_ROUTES);

  return (level, { requestId, method, route, status, ms, bytes, traceId, clientLeft }) => {
    if (!log.isLevelEnabled(level)) return;
    const begin = `${levels[pino.levels.values[level] ?? 0]}${time()}${bindings}`;
    const asked = `,"requestId":"${requestId}","method":"${method}","route":${remembered(quoted, route, () => JSON.stringify(route))}`;
    const answered = `,"status":${status},"ms":${ms},"bytes":${bytes}`;
    const rest = `${traceId ? `,"traceId":"${traceId}"` : ""}${clientLeft ? ',"clientLeft":true' : ""}`;
    output.write(`${begin}${asked}${answered}${rest},"msg":"request"}\n`);
  };
}
