/**
 * The HTTP layer before Remix: health, static files, limits, the product API, and requests rewritten to SITE_URL. It
 * adds speed and operability, never features: the Remix build alone serves the same product.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { ServerBuild } from "@remix-run/node";
import { Hono } from "hono";
import { isUploadPath } from "../../app/domain/office/office-pages";
import { answerLine } from "../backend/line-door";
import type { Config } from "../config/config";
import { failureOf } from "../failures/failure";
import type { Logger } from "../failures/report";
import { everyAnswer, secure } from "../http/security-headers";
import { comeBackAfter, fullHouse } from "../http/unavailable-page";
import type { Clock } from "../process/clock";
import { BUILT_AT, COMMIT, VERSION } from "../process/version";
import type { DirectApi } from "../product-api/direct-api";
import { problem } from "../product-api/problems";
import type { EveryFan } from "../session/every-fan";
import type { KnownFans } from "../session/known-fans";
import { type Metrics, NO_METRICS } from "../telemetry/metrics";
import type { Tracing } from "../telemetry/tracing";
import { clientAddress, isTrustedProxy, networkOf } from "./address";
import { limitConnections, oneAtATime } from "./connections";
import { directAnswers } from "./direct-answers";
import { dispatch, pageOf } from "./dispatch";
import { drain } from "./drain";
import { exchange } from "./exchange";
import { siteHosts } from "./hosts";
import { FRONT_LIMITS, type FrontLimits } from "./limits";
import { line } from "./line/line";
import { queuedWork } from "./line/queued-work";
import { longHeads } from "./observing/long-heads";
import { requestEcho } from "./observing/request-echo";
import { requests } from "./observing/request-records";
import { routeNames } from "./observing/route-names";
import { lineLane } from "./openings/line-lane";
import { sharedPages } from "./page-cache/shared-pages";
import { type PageContext, pages, withoutOffice } from "./pages";
import { refusals } from "./refusals";
import { staticFiles } from "./static-files";

const BUILD = JSON.stringify({ status: "alive", version: VERSION, commit: COMMIT, builtAt: BUILT_AT });
const ignored = () => undefined;

type Front = {
  port: number;
  /**
   * Keeps serving for `announceMs` while readiness says 503, then closes the listener and finishes requests in flight.
   */
  stop(announceMs?: number): Promise<void>;
};

/** Listens on `config.PORT` and resolves when it does. */
export async function front(options: {
  config: Config;
  log: Logger;
  clock: Clock;
  build: ServerBuild;
  /** The folders of the browser's files and of public/. */
  files: { client: string; public: string };
  api: (request: Request, address: string) => Promise<Response>;
  /** Answers some API requests without a web request of them. */
  directApi?: DirectApi;
  /** Throws when a dependency is down. */
  ready: () => Promise<void>;
  /** False while the site waits for its store: pages and API then answer 503. */
  started?: () => boolean;
  /** Recognizes a signed-in fan by the Cookie header. Without it, no page is shared by fans. */
  findFan?: KnownFans["find"];
  /** Recognizes the office's staff by the Cookie header. Without it, the office is hidden from everybody. */
  isStaff?: (cookies: string) => boolean;
  limits?: FrontLimits;
  metrics?: Metrics;
  tracing?: Tracing | undefined;
}): Promise<Front> {
  const { config, log, started = () => true, limits = FRONT_LIMITS, metrics = NO_METRICS, tracing } = options;
  const isProxy = (peer: string) => isTrustedProxy(peer, config.TRUST_PROXY);
  const server = createServer({
    keepAliveTimeout: limits.keepAliveMs,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  });
  const ending = drain(server, limits);
  limitConnections(server, limits, isProxy);
  server.listen({ port: config.PORT, backlog: limits.backlog });
  await once(server, "listening");
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : config.PORT;

  const siteUrl = config.SITE_URL ?? `http://localhost:${port}`;
  const { origin } = new URL(siteUrl);
  const hosts = siteHosts(config, siteUrl);
  const https = config.secure;
  const refuse = refusals({ standing: everyAnswer({ https }), siteUrl, log });
  const { isStaff = () => false } = options;
  const page = pages(options.build, config.NODE_ENV, config.SITE_NAME, isStaff);
  const files = staticFiles(options.files);

  const app = new Hono<{ Bindings: PageContext }>();
  app.use(async (c, next) => {
    await next();
    secure(c.res.headers, { https, path: c.req.path });
  });
  app.route("/", files.app);
  app.all("/api/v1/*", (c) => options.api(c.req.raw, c.env.address));
  app.get("/api/openapi.json", (c) => options.api(c.req.raw, c.env.address));
  app.all("*", async (c) => (await answerLine(c.req.raw, c.env.address)) ?? page(c.req.raw, c.env));
  app.onError((error, c) => {
    log.error({ error: failureOf(error) }, "front");
    return c.text("Something went wrong on our side.", 500);
  });

  const addressOf = ({ socket, headers }: IncomingMessage) =>
    clientAddress(socket.remoteAddress ?? "", headers["x-forwarded-for"]?.toString() ?? null, config.TRUST_PROXY);

  /** Answers 503, as a problem document or a page: there was no room, or the site hasn't started yet. */
  async function turnAway(request: IncomingMessage, response: ServerResponse): Promise<void> {
    metrics.add("ringside_turned_away_total");
    const after = queue.comeBackAfter()?.toString() ?? comeBackAfter();
    const answer = request.url?.startsWith("/api/")
      ? problem(503, { detail: "Please try again." }, { "retry-after": after }).asResponse()
      : await fullHouse(request, config.SITE_NAME, {
          why: started() ? "busy" : "away",
          after,
          requestId: observed.named(request)?.id,
        });
    refuse.reply(response, answer.status, await answer.text(), Object.fromEntries(answer.headers));
  }

  const routeOf = routeNames(options.build);
  const observed = requests({ log, metrics, tracing, routeOf, isProxy });
  const lane = lineLane({ standing: everyAnswer({ https }), limits });
  const queue = line(limits, lane.isOpen);
  const queued = queuedWork({ line: queue, limits, addressOf, networkOf, requests: observed, lane });
  const direct = directAnswers(options.directApi, https);
  const mostBytes = ({ url, headers }: IncomingMessage) =>
    isUploadPath(pageOf(url)) && isStaff(headers.cookie ?? "") ? limits.pictureBytes : limits.bodyBytes;
  const work = exchange({
    mostBytes,
    origin,
    hosts,
    limits,
    inTurn: queued.inTurn,
    refuse,
    turnAway,
    direct,
    addressOf,
    watchHead: longHeads(log),
  });
  const render = async (request: Request, everyFan?: EveryFan) =>
    app.fetch(request, { address: "", ...(everyFan && { everyFan }) });
  const { clock, findFan } = options;
  const openRouteOf = routeNames(withoutOffice(options.build));
  const shared = sharedPages({
    origin,
    render,
    routeOf: openRouteOf,
    findFan,
    clock,
    queued,
    limits,
    metrics,
  });
  metrics.atScrape(() => {
    const { waiting, atWork, outside } = queue.state();
    const { pages, bytes } = shared.size();
    return [
      ["ringside_line_waiting", waiting],
      ["ringside_line_at_work", atWork],
      ["ringside_line_outside", outside],
      ["ringside_page_cache_pages", pages],
      ["ringside_page_cache_bytes", bytes],
    ];
  });

  const echo = requestEcho({ secrets: config.SESSION_SECRETS, hosts, addressOf, isProxy });

  /** Names no cause, because strangers may read it. The log has it. */
  function tellReadiness(response: ServerResponse): void {
    const tell = (down?: string) => refuse.reply(response, down ? 503 : 200, down ?? "ready");
    if (ending.begun()) tell("draining");
    else if (!started()) tell("starting");
    else
      options.ready().then(
        () => tell(),
        () => tell("out of service"),
      );
  }

  const serve = dispatch({
    ...{ app, files, hosts, echo, work, shared, lane, refuse, turnAway, started, isStaff, log },
    probes: new Map([
      ["/healthz", (response) => refuse.reply(response, 200, "alive")],
      ["/healthz?verbose", (response) => refuse.reply(response, 200, BUILD, { "content-type": "application/json" })],
      ["/readyz", tellReadiness],
    ]),
  });

  const ordered = oneAtATime(limits.pipelined);
  // One listener for all who wait for this, because each costs as much as a lookup in the cache of pages.
  function closed(this: ServerResponse): void {
    observed.end(this);
    ending.leave(this);
    ordered.end(this.req);
  }
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    ending.enter(response);
    // Writing to a client that has left fails. That isn't an error.
    response.on("error", ignored);
    response.on("close", closed);
    ordered.begin(request, () => serve(request, response, observed.begin(request)));
  });

  return { port, stop: (announceMs = 0) => ending.stop(announceMs) };
}
