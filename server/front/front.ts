/**
 * What stands before Remix: health, static files, limits, the product API, and the request as SITE_URL sees it.
 * It adds speed and operation, never function: the Remix build alone serves the same product.
 */
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { ServerBuild } from "@remix-run/node";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { HTTPException } from "hono/http-exception";
import type { Clock } from "../clock";
import type { Config } from "../config";
import { comeBackAfter, fullHouse } from "../full-house";
import { problem } from "../product-api/problems";
import type { Logger } from "../report";
import { clientAddress } from "./address";
import { guestPages } from "./guest-pages";
import { line } from "./line";
import { pages } from "./pages";
import { hashedFiles, publicFiles } from "./static-files";

const MAX_BODY_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const DRAIN_MS = 10_000;
/** Longer than a proxy keeps an unused connection (60 s at nginx and AWS), so that it never sends into a closed one. */
const KEEP_ALIVE_MS = 75_000;
/** Connections that wait to be accepted; Node's own 511 is less than come when a sale opens. */
const BACKLOG = 4_096;

/** Health and files cost nothing. */
const NO_LINE = /^\/(healthz$|readyz$|assets\/|(?!api\/)[^?]*\.(?!data\b)\w+(\?|$))/;

export type Front = { port: number; stop(): Promise<void> };

/** Starts to listen on `config.PORT` and resolves when it does. */
export async function front(options: {
  config: Config;
  log: Logger;
  clock: Clock;
  build: ServerBuild;
  /** Folder of the browser's files and of public/. */
  files: { client: string; public: string };
  api: (request: Request, address: string) => Promise<Response>;
  /** Throws when a dependency is down. */
  ready: () => Promise<void>;
}): Promise<Front> {
  const { config, log } = options;
  const answer = pages(options.build, config.NODE_ENV, config.SITE_URL);
  let draining = false;

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get("/healthz", (c) => c.text("alive"));
  app.get("/readyz", async (c) => {
    const down = draining ? "draining" : await options.ready().then(() => undefined, String);
    return down ? c.text(down, 503) : c.text("ready");
  });
  app.use("/assets/*", hashedFiles(options.files.client));
  // An open tab of an older build may ask for a file that is gone: no page stands in for a script.
  app.get("/assets/*", (c) => c.text("No such file", 404));
  if (existsSync(options.files.public)) app.use(publicFiles(options.files.public));
  app.use(compress());
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES }));
  app.all("/api/v1/*", (c) => options.api(c.req.raw, addressOf(c)));
  app.get("/api/openapi.json", (c) => options.api(c.req.raw, addressOf(c)));
  app.all("*", (c) => answer(c.req.raw, addressOf(c)));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    log.error({ error: { name: error.name, message: error.message, stack: error.stack } }, "front");
    return c.text("Something went wrong on our side.", 500);
  });

  function addressOf(c: Context<{ Bindings: HttpBindings }>): string {
    const peer = c.env.incoming.socket.remoteAddress ?? "";
    return clientAddress(peer, c.req.header("x-forwarded-for") ?? null, config.TRUST_PROXY);
  }

  const listener = getRequestListener(app.fetch);
  const nobody = { incoming: { socket: {} } };
  const guests = guestPages(async (request) => app.fetch(request, nobody), options.clock);
  const queue = line();
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    // Whoever was being served when the end came: her connection would otherwise wait for her next request.
    response.once("close", () => draining && request.socket.end());
    guests.answer(request, response, () => inTurn(request, response));
    // Every guest's page sends this one by itself, and it changes no page.
    if (request.method !== "GET" && request.url !== "/guest-credentials") response.once("finish", guests.written);
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.listen({ port: config.PORT, backlog: BACKLOG });
  await new Promise<void>((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", reject);
  });
  const bound = server.address();

  /** Before anything is made of a request, since a thousand at once cost a second by that alone. */
  function inTurn(request: IncomingMessage, response: ServerResponse): void {
    const serve = () => {
      // Whoever has given up while she waited leaves her turn to the next.
      if (response.destroyed) return queue.leave();
      response.once("close", queue.leave);
      void listener(request, response);
    };
    if (NO_LINE.test(request.url ?? "")) return void listener(request, response);
    const entered = queue.enter();
    if (entered === true) serve();
    else void entered.then((mine) => (mine ? serve() : turnAway(request, response, config.SITE_NAME)));
  }

  return {
    port: typeof bound === "object" && bound ? bound.port : config.PORT,
    async stop() {
      draining = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Kept-alive connections and single fetch's own timers would hold the process for seconds.
      server.closeIdleConnections();
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
    },
  };
}

/** No room at this moment: in the API's words, or as a page. */
async function turnAway(request: IncomingMessage, response: ServerResponse, siteName: string): Promise<void> {
  const answer = request.url?.startsWith("/api/")
    ? problem(503, { detail: "Please try again." }, { "retry-after": comeBackAfter() })
    : await fullHouse(request, siteName);
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}
