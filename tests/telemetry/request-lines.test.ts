/** The lines of requests, which are joined by hand: as pino would write them. */
import { expect, test } from "vitest";
import { logger } from "../../server/failures/report";
import { type RequestLine, requestLines } from "../../server/telemetry/request-lines";

const LINE: RequestLine = {
  requestId: "proxy-id.1:_+/=",
  method: "GET",
  route: "/events/:eventId",
  status: 200,
  ms: 0.3,
  bytes: 12_345,
  clientLeft: false,
};

/** The lines written at `level`, without their times. */
function written(level: "debug" | "info", LOG_LEVEL: "debug" | "info", line: RequestLine) {
  const lines: string[] = [];
  const log = logger({ LOG_LEVEL }, { write: (text) => lines.push(text), flushSync: () => undefined });
  requestLines(log)(level, line);
  const { clientLeft, ...rest } = line;
  log[level]({ ...rest, ...(clientLeft && { clientLeft }) }, "request");
  return lines.map((text) => text.replace(/"time":"[\dT:.-]+Z"/, '"time":"now"'));
}

test.each<[string, Partial<RequestLine>]>([
  ["a page", {}],
  ["a client that has left", { clientLeft: true, status: 499 }],
  ["a traced request", { traceId: "0af7651916cd43dd8448eb211c80319c" }],
  ["a traced request of a client that has left", { traceId: "0af7651916cd43dd8448eb211c80319c", clientLeft: true }],
  ["a route with odd letters", { route: '/:name"\\\u2028' }],
])("%s", (_, changes) => {
  const [ours, pinos, ...more] = written("info", "info", { ...LINE, ...changes });
  expect(ours).toBe(pinos);
  expect(ours).toMatch(/^\{"level":"info","time":"now","pid":\d+,.*"msg":"request"\}\n$/s);
  expect(more).toEqual([]);
});

test("a level below the log's writes nothing", () => {
  expect(written("debug", "info", LINE)).toEqual([]);
  const [ours, pinos] = written("debug", "debug", LINE);
  expect(ours).toBe(pinos);
});
