/** A front in the test's process, before an API that the test writes, with limits short enough to observe. */
import { request as ask, type IncomingMessage, type RequestOptions } from "node:http";
import { connect, type Socket } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import { onTestFinished } from "vitest";
import { readConfig } from "../../server/config/config";
import { type Logger, logger } from "../../server/failures/report";
import { front } from "../../server/front/front";
import { FRONT_LIMITS, type FrontLimits } from "../../server/front/limits";
import { systemClock } from "../../server/process/clock";
import type { DirectApi } from "../../server/product-api/direct-api";
import type { Metrics } from "../../server/telemetry/metrics";

type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer };

export async function world(o: {
  api: (request: Request, address: string) => Promise<Response> | Response;
  directApi?: DirectApi;
  limits?: Partial<FrontLimits>;
  env?: Record<string, string>;
  log?: Logger;
  metrics?: Metrics;
  isStaff?: (cookies: string) => boolean;
}) {
  const site = await front({
    config: { ...readConfig(o.env ?? {}, { demand: false }), PORT: 0 },
    log: o.log ?? logger({ LOG_LEVEL: "silent" }),
    ...(o.metrics && { metrics: o.metrics }),
    clock: systemClock,
    build: { routes: {}, assets: { routes: {} } } as unknown as ServerBuild,
    files: { client: "build/client", public: "public" },
    api: async (request, address) => o.api(request, address),
    ...(o.directApi && { directApi: o.directApi }),
    ...(o.isStaff && { isStaff: o.isStaff }),
    ready: async () => {},
    limits: { ...FRONT_LIMITS, drainMs: 100, ...o.limits },
  });
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await site.stop();
  });

  return {
    port: site.port,

    /** Sends a request and reads the whole response. */
    ask(path: string, options: RequestOptions = {}, body?: string | Buffer): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const sent = ask({ port: site.port, path, agent: false, ...options }, async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
        });
        sent.once("error", reject);
        sent.end(body);
      });
    },

    /** A connection that sends `text`; `received` returns what came back, `closed` resolves when it has ended. */
    say(text: string, localAddress = "127.0.0.1") {
      const socket = connect({ port: site.port, host: "127.0.0.1", localAddress });
      sockets.push(socket);
      let received = "";
      socket.on("data", (chunk) => {
        received += chunk;
      });
      socket.on("error", () => undefined);
      const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
      socket.write(text);
      return { socket, closed, received: () => received };
    },
  };
}

/** A log as the site writes it, and its lines. */
export function loggedLines() {
  const lines: Record<string, unknown>[] = [];
  const output = { write: (line: string) => void lines.push(JSON.parse(line)), flushSync: () => undefined };
  return { log: logger({ LOG_LEVEL: "debug" }, output), lines: () => lines };
}

/** A gate to wait at: `open` lets everyone through, now and later. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
