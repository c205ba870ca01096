/** Processes a request: reads its body, computes the response when there is room, then sends it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { workingFor } from "../telemetry/work-context";
import { readBody } from "./bodies/body";
import { uploadSlots } from "./bodies/uploads";
import type { SiteHosts } from "./hosts";
import type { FrontLimits } from "./limits";
import { oneEachTurn, type RequestQueue } from "./line/line";
import { placeIn } from "./line/place";
import type { Requests } from "./observing/request-records";
import type { LineLane } from "./openings/line-lane";
import type { PageContext } from "./pages";
import type { Refusals } from "./refusals";
import { type Head, send, stream } from "./send";
import { type Piecewise, type Whole, webRequest, written } from "./web";

type ExchangeOptions = {
  /** The site's own origin, whatever a request says. */
  origin: string;
  hosts: SiteHosts;
  limits: FrontLimits;
  line: RequestQueue;
  refuse: Refusals;
  /** Larger bodies are refused. More than the usual limit makes the request an upload, which needs a slot. */
  mostBytes: (request: IncomingMessage) => number;
  /** Sends the 503 for a request that found no room. */
  turnAway: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The client's address, and the network whose place in the queue it takes. */
  addressOf: (request: IncomingMessage) => string;
  networkOf: (address: string) => string;
  requests: Requests;
  /** Sees each response's head before it is sent. */
  watchHead: (head: Head) => void;
  /** Knows whose turn it is in the line of an opening. */
  lane: Pick<LineLane, "isFirst" | "waited">;
  /** Computes what needs no web request. Undefined for anything else. */
  direct?: Direct | undefined;
};

export type Direct = (request: IncomingMessage, address: string, body?: Buffer) => Promise<Whole> | undefined;

export type App = { fetch(request: Request, context: PageContext): Response | Promise<Response> };

export type Exchange = ReturnType<typeof exchange>;

export function exchange(options: ExchangeOptions) {
  const { origin, hosts, limits, line, refuse, turnAway, addressOf, networkOf, requests, watchHead, direct, lane } =
    options;
  const turn = oneEachTurn();
  const uploads = uploadSlots(limits);

  /** Runs `work` when a place is free. Returns `busy` if the request waited too long. */
  async function inTurn<T>(request: IncomingMessage, work: () => Promise<T>, body?: Buffer): Promise<T | "busy"> {
    const came = performance.now();
    const entered = line.enter(networkOf(addressOf(request)), lane.isFirst(request));
    const mayWork = entered === true || (await entered);
    lane.waited(request, body, performance.now() - came);
    if (!mayWork) return "busy";
    const place = placeIn(line);
    try {
      await turn();
      const record = requests.named(request);
      if (!record) return await work();
      record.place = place;
      record.callsUntil = performance.now() + limits.callsMs;
      return await workingFor(record, work);
    } finally {
      place.leave();
    }
  }

  async function compute(
    app: App,
    request: IncomingMessage,
    context: PageContext,
    body?: Buffer,
  ): Promise<Whole | Piecewise | "malformed"> {
    const web = webRequest(request, origin, body);
    if (!web) return "malformed";
    const from = web.headers.get("origin");
    if (from !== null) web.headers.set("origin", hosts.originSeen(from, request.headers.host));
    return written(await app.fetch(web, context), request);
  }

  async function deliver(response: ServerResponse, answer: Whole | Piecewise | "malformed"): Promise<void> {
    if (answer === "malformed") return refuse.malformed(response);
    watchHead(answer.head);
    if ("source" in answer) return stream(response, answer.status, answer.head, answer.source, limits);
    send(response, answer.status, answer.head, answer.body, limits);
  }

  /** Reads the body and computes the answer when there is room. */
  async function answered(app: App, request: IncomingMessage, response: ServerResponse, mostBytes: number) {
    const body = isReading(request) ? undefined : await readBody(request, mostBytes);
    if (body === "gone" || body === "too large") return body;
    return inTurn(
      request,
      async () => {
        if (response.destroyed) return "gone";
        const address = addressOf(request);
        const directly = direct?.(request, address, body);
        if (directly) return directly;
        const gone = new AbortController();
        response.once("close", () => gone.abort());
        return compute(app, request, { address, gone: gone.signal }, body);
      },
      body,
    );
  }

  return {
    inTurn,

    /** Processes a request whose response must be computed. */
    async compute(app: App, request: IncomingMessage, response: ServerResponse): Promise<void> {
      const mostBytes = isReading(request) ? 0 : options.mostBytes(request);
      const work = () => answered(app, request, response, mostBytes);
      const answer = await (mostBytes > limits.bodyBytes ? uploads.inSlot(work) : work());
      if (answer === "gone") return;
      if (answer === "too large") return refuse.tooLarge(response);
      if (answer === "busy") return turnAway(request, response);
      await deliver(response, answer);
    },

    /** Serves a file, which needs no computing and so no place in the queue. */
    async file(app: App, request: IncomingMessage, response: ServerResponse): Promise<void> {
      await deliver(response, await compute(app, request, { address: "" }));
    },
  };
}

const isReading = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";
