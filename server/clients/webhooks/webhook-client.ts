/** Posts webhooks to addresses that the office entered: public ones only, without redirects, and not for long. */
import { type LookupAddress, lookup } from "node:dns";
import { type IncomingMessage, request as plainRequest } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address";

const MOST_MS = 10_000;

export type WebhookClient = ReturnType<typeof webhookClient>;
type Posting = { url: string; headers: Record<string, string>; body: string };
type Resolve = (
  hostname: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Nothing was answered. `message` is for the office's log: it names neither the address nor anything secret. */
export class WebhookUnanswered extends Error {
  override name = "WebhookUnanswered";
}

/** `allowPrivate`: also http, and addresses of this machine and its networks. */
export function webhookClient(o: { allowPrivate: boolean; resolve?: Resolve; mostMs?: number }) {
  const { allowPrivate, resolve = lookup, mostMs = MOST_MS } = o;
  const allowed = (address: string) => allowPrivate || isPublicAddress(address);

  /** Connects to the addresses that were checked, so that a name can't change its address in between. */
  const checkedLookup: LookupFunction = (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new WebhookUnanswered("no such host"), "", 0);
      if (!addresses.every(({ address }) => allowed(address))) return done(notPublic(), "", 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

  return {
    /** The status of the answer, whose body is not read. Throws `WebhookUnanswered`. */
    async post({ url, headers, body }: Posting): Promise<number> {
      const { protocol, hostname } = new URL(url);
      const host = hostname.replace(/^\[|\]$/g, "");
      // Node looks up names only.
      if (isIP(host) && !allowed(host)) throw notPublic();
      if (protocol !== "https:" && !(allowPrivate && protocol === "http:")) throw new WebhookUnanswered("not https");
      const ask = protocol === "https:" ? secureRequest : plainRequest;
      const options = {
        method: "POST",
        headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
        // A connection of its own: one that is kept open would outlive the check.
        agent: false,
        lookup: checkedLookup,
        signal: AbortSignal.timeout(mostMs),
      };
      return new Promise((done, fail) => {
        const answered = (response: IncomingMessage) => {
          response.destroy();
          done(response.statusCode ?? 0);
        };
        ask(url, options, answered)
          .on("error", (error) => fail(unanswered(error)))
          .end(body);
      });
    },
  };
}

const notPublic = () => new WebhookUnanswered("not a public address");

const REASONS: Record<string, string> = {
  ABORT_ERR: "no answer in time",
  ECONNREFUSED: "connection refused",
  ECONNRESET: "connection closed",
  ENOTFOUND: "no such host",
  EAI_AGAIN: "no such host",
  ETIMEDOUT: "no answer in time",
  CERT_HAS_EXPIRED: "certificate has expired",
  DEPTH_ZERO_SELF_SIGNED_CERT: "certificate is self-signed",
  ERR_TLS_CERT_ALTNAME_INVALID: "certificate is for another host",
};

function unanswered(error: Error & { code?: string }): WebhookUnanswered {
  if (error instanceof WebhookUnanswered) return error;
  return new WebhookUnanswered(REASONS[error.code ?? ""] ?? error.code ?? "no connection", { cause: error });
}
