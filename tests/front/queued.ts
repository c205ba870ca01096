import { FRONT_LIMITS } from "../../server/front/limits";
import type { RequestQueue } from "../../server/front/line/line";
import { queuedWork } from "../../server/front/line/queued-work";

/** Work in `queue`. Requests name their network in a header, and with another one it is their turn. */
export const queuedIn = (queue: RequestQueue) =>
  queuedWork({
    line: queue,
    limits: FRONT_LIMITS,
    addressOf: ({ headers }) => String(headers["x-network"] ?? ""),
    networkOf: (address) => address,
    requests: { named: () => undefined },
    lane: { isFirst: ({ headers }) => headers["x-turn"] !== undefined, waited: () => undefined },
  });
