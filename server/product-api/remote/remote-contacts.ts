/** Messages to the office of a remote product API. */

import { Unreachable } from "../../failures/unreachable";
import type { Contacts } from "../../services/contacts";
import type { AsVisitor } from "./visitors-call";

const RETRY_AFTER_SECONDS = 600;

export function remoteContacts(call: AsVisitor): Contacts {
  return {
    async create(visitor, { source: _, ...body }) {
      const received = await call("createContact", visitor, { body });
      if (received.kind === "answer") return { outcome: "received", contact: received.answer };
      if (received.kind === "refused" && received.problem.status === 429) {
        return { outcome: "tooMany", retryAfterSeconds: RETRY_AFTER_SECONDS };
      }
      throw new Unreachable("The remote site did not accept the message");
    },
  };
}
