/**
 * The product API for Node's own requests, where the path alone names the operation: a third of a reservation's cost.
 */
import type { IncomingMessage } from "node:http";
import { type ApiRequest, type ApiServices, operations } from "./operations";
import type { ApiAnswer } from "./problems";

/** Answers a request with this body. Undefined for a path or method that only `productApi` knows. */
export type DirectApi = (request: IncomingMessage, address: string, body?: Buffer) => Promise<ApiAnswer> | undefined;

export function directApi(deps: ApiServices): DirectApi {
  const plain = operations(deps).filter(([{ path }]) => !path.includes("{"));
  const known = new Map(plain.map(([{ method, path }, perform]) => [`${method} /api${path}`, perform]));
  return (request, address, body) => known.get(`${request.method} ${request.url}`)?.(askedOf(request, address, body));
}

const askedOf = ({ rawHeaders }: IncomingMessage, address: string, body: Buffer = NO_BODY): ApiRequest => ({
  address,
  // As the web does: Node would drop a second Authorization.
  header(name) {
    let joined: string | undefined;
    for (let i = 0; i < rawHeaders.length; i += 2) {
      if (rawHeaders[i]?.toLowerCase() !== name) continue;
      const value = (rawHeaders[i + 1] ?? "").trim();
      joined = joined === undefined ? value : `${joined}, ${value}`;
    }
    return joined;
  },
  read: async (maxBytes) => (body.length > maxBytes ? undefined : body),
});

const NO_BODY = Buffer.alloc(0);
