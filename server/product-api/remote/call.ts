/**
 * Calls a remote product API: turns a row of the contract into a request and parses the response with the row's schema.
 */
import type { z } from "zod";
import { MAX_ATTEMPTS, RETRY_GIVE_UP_MS } from "../../../app/domain/limits";
import { callSignal } from "../../failures/call-time";
import { retried } from "../../failures/retry";
import { Unreachable } from "../../failures/unreachable";
import { type Observe, unobserved } from "../../telemetry/calls";
import { contract, Problem } from "../contract";

/** A page is waiting: three attempts fit into the five seconds after which a read gives up. */
const READ_MS = Math.floor(RETRY_GIVE_UP_MS / MAX_ATTEMPTS);
/** A write isn't repeated, so it gets more time. */
const WRITE_MS = 10_000;

export type RemoteOperation = keyof typeof contract;
export type RemoteAnswer<K extends RemoteOperation> = z.infer<(typeof contract)[K]["response"]>;

type CalledRow = { method: string; path: string; response: z.ZodType };
export type Sent = {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  /** The ID token or OpenID token to call with. */
  bearer: string;
  /** The visitor's address: a remote that trusts us applies limits to them, not to us. */
  address?: string;
  /** The visitor's language, for Stripe's pages and for mails. */
  language?: string;
  /** The ETag of what we have. */
  etag?: string | undefined;
};
export type Received<K extends RemoteOperation> =
  | { kind: "answer"; answer: RemoteAnswer<K>; etag: string | undefined; size: number }
  | { kind: "same" }
  | { kind: "refused"; problem: Problem };

export type RemoteCall = <K extends RemoteOperation>(operation: K, sent: Sent) => Promise<Received<K>>;

/** `host` is PRODUCT_API_URL. Reads are retried as in section 9, writes never. Only throws `Unreachable`. */
export function caller(host: string, observe: Observe = unobserved): RemoteCall {
  const base = `${host.replace(/\/+$/, "")}/api`;

  return async <K extends RemoteOperation>(operation: K, sent: Sent) => {
    const row: CalledRow = contract[operation];
    const url = `${base}${addressOf(row, sent)}`;
    const reads = row.method === "GET";
    // Requests share what is read, so a read doesn't end with the request that started it.
    const signal = () => (reads ? AbortSignal.timeout(READ_MS) : callSignal(WRITE_MS));
    const send = () => ask(url, row, sent, signal());
    const attempt = () => observe("product-api", operation, send, { answer: ({ ok }) => (ok ? "ok" : "refused") });
    const response = await (reads ? retried(attempt, isWorthRepeating) : attempt());
    return (await read(response, row)) as Received<K>;
  };
}

class Passing extends Unreachable {}
const isWorthRepeating = (error: unknown) => error instanceof Passing;

function addressOf(row: CalledRow, { params = {}, query = {} }: Sent): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

async function ask(url: string, { method }: CalledRow, sent: Sent, signal: AbortSignal): Promise<Response> {
  const { bearer, body, etag, address, language } = sent;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${bearer}`,
        accept: "application/json",
        ...(address && { "x-forwarded-for": address }),
        ...(language && { "accept-language": language }),
        ...(etag && { "if-none-match": etag }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // The token must only go to the configured address.
      redirect: "error",
      signal,
    });
    // For a write, "too many" and "busy" are answers. A read is retried.
    const busy = response.status === 429 || response.status === 503;
    if (busy ? method !== "GET" : response.status < 500) return response;
    await response.body?.cancel();
    throw new Passing(`${method} ${new URL(url).pathname} returned ${response.status}`);
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    throw new Passing(`${method} ${new URL(url).pathname} got no response`, { cause: error });
  }
}

async function read(response: Response, row: CalledRow): Promise<Received<RemoteOperation>> {
  if (response.status === 304) return { kind: "same" };
  const about = `${row.method} ${row.path}`;
  const text = await response.text().catch((cause: unknown) => {
    throw new Unreachable(`The response to ${about} was cut off`, { cause });
  });
  const json = parsed(text);
  if (response.ok) {
    const answer = row.response.safeParse(json);
    if (!answer.success)
      throw new Unreachable(`The response to ${about} has an unexpected format`, { cause: answer.error });
    const etag = response.headers.get("etag") ?? undefined;
    return { kind: "answer", answer: answer.data as RemoteAnswer<RemoteOperation>, etag, size: text.length };
  }
  if (response.status === 401 || response.status === 403) throw new Unreachable(`${about} rejected the access token`);
  const problem = Problem.safeParse(json);
  const bare = { type: "about:blank", title: response.statusText, status: response.status };
  return { kind: "refused", problem: problem.success ? problem.data : bare };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
