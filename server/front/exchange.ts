/** Processes a request: reads its body, computes the response when there is room, then sends it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { readBody } from "./bodies/body";
import { uploadSlots } from "./bodies/uploads";
import type { SiteHosts } from "./hosts";
import type { FrontLimits } from "./limits";
import type { QueuedWork } from "./line/queued-work";
import type { PageContext } from "./pages";
import type { Refusals } from "./refusals";
import { type Head, send, stream } from "./send";
import { type Piecewise, type Whole, webRequest, written } from "./web";

type ExchangeOptions = {
  /** The site's own origin, whatever a request says. */
  origin: string;
  hosts: SiteHosts;
  limits: FrontLimits;
  inTurn: QueuedWork["inTurn"];
  refuse: Refusals;
  /** Larger bodies are refused. More than the usual limit makes the request an upload, which needs a slot. */
  mostBytes: (request: IncomingMessage) => number;
  /** Sends the 503 for a request that found no room. */
  turnAway: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The client's address. */
  addressOf: (request: IncomingMessage) => string;
  /** Sees each response's head before it is sent. */
  watchHead: (head: Head) => void;
  /** Computes what needs no web request. Undefined for anything else. */
  direct?: Direct | undefined;
};

export type Direct = (request: IncomingMessage, address: string, body?: Buffer) => Promise<Whole> | undefined;

export type App = { fetch(request: Request, context: PageContext): Response | Promise<Response> };

export type Exchange = ReturnType<typeof exchange>;

export function exchange(options: ExchangeOptions) {
  const { origin, hosts, limits, inTurn, refuse, turnAway, addressOf, watchHead, direct } = options;
  const uploads = uploadSlots(limits);

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
      { body },
    );
  }

  return {
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
