/** Reads a remote answer about one thing of the visitor's. */
import { Unreachable } from "../../failures/unreachable";
import type { Received, RemoteAnswer, RemoteOperation } from "./call";

/** The response, or undefined if the visitor has nothing there. */
export async function found<K extends RemoteOperation>(
  received: Promise<Received<K>>,
): Promise<RemoteAnswer<K> | undefined> {
  const one = await received;
  if (one.kind === "answer") return one.answer;
  if (one.kind === "refused" && one.problem.status === 404) return undefined;
  throw new Unreachable(
    one.kind === "refused" ? `refused with ${one.problem.status}` : "304 for a request without If-None-Match",
  );
}
