/** Calls on a visitor's behalf: with the visitor's own token, never cached, and reported if they fail. */

import { Unreachable } from "../../failures/unreachable";
import type { Report, Visitor } from "../../ports";
import { contract } from "../contract";
import type { Received, RemoteCall, RemoteOperation, Sent } from "./call";

/** `undefined` calls as the server's own guest. */
export type AsVisitor = <K extends RemoteOperation>(
  operation: K,
  visitor: Visitor | undefined,
  sent: Pick<Sent, "params" | "query" | "body">,
) => Promise<Received<K>>;

/** A guest has no token before the first write, and so nothing at the remote. */
const NOTHING = { kind: "refused", problem: { type: "about:blank", title: "Not Found", status: 404 } } as const;

export function visitorsCall(o: { call: RemoteCall; bearer(): Promise<string>; report: Report }): AsVisitor {
  return async (operation, visitor, sent) => {
    try {
      const bearer = visitor ? await visitor.bearer?.() : await o.bearer();
      if (!bearer && contract[operation].method === "GET") return NOTHING;
      if (!bearer) throw new Unreachable("The visitor has no token for the product API");
      return await o.call(operation, {
        ...sent,
        bearer,
        ...(visitor && { address: visitor.address, language: visitor.locale }),
      });
    } catch (error) {
      o.report(error, "critical", "product API");
      throw error instanceof Unreachable
        ? error
        : new Unreachable("The product API could not be reached", { cause: error });
    }
  };
}
