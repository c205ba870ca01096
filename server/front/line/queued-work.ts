/** Work of requests that runs when the queue has a place for it. */
import type { IncomingMessage } from "node:http";
import { workingFor } from "../../telemetry/work-context";
import type { FrontLimits } from "../limits";
import type { Requests } from "../observing/request-records";
import type { LineLane } from "../openings/line-lane";
import { oneEachTurn, type RequestQueue } from "./line";
import { placeIn } from "./place";

type QueuedWorkOptions = {
  line: RequestQueue;
  limits: Pick<FrontLimits, "callsMs">;
  /** The client's address, and the network whose place in the queue it takes. */
  addressOf: (request: IncomingMessage) => string;
  networkOf: (address: string) => string;
  requests: Pick<Requests, "named">;
  /** Knows whose turn it is in the line of an opening. */
  lane: Pick<LineLane, "isFirst" | "waited">;
};

/** Where a request stands in the queue. */
type Standing = { address: string; network: string; goesFirst: boolean };
type WorkOptions = {
  body?: Buffer | undefined;
  standing?: Standing;
  /** Called when the request gets its place. If it returns false, the place is given back unused. */
  begins?: () => boolean;
};

export type QueuedWork = ReturnType<typeof queuedWork>;

export function queuedWork({ line, limits, addressOf, networkOf, requests, lane }: QueuedWorkOptions) {
  const turn = oneEachTurn();

  /** Counts a request of those whose turn it is. */
  function standingOf(request: IncomingMessage): Standing {
    const address = addressOf(request);
    return { address, network: networkOf(address), goesFirst: lane.isFirst(request) };
  }

  /** Runs `work` when a place is free. Returns `busy` if the request waited too long, or no longer `begins`. */
  async function inTurn<T>(
    request: IncomingMessage,
    work: () => Promise<T>,
    { body, standing = standingOf(request), begins }: WorkOptions = {},
  ): Promise<T | "busy"> {
    const came = performance.now();
    const entered = line.enter(standing.network, standing.goesFirst);
    const mayWork = entered === true || (await entered);
    if (mayWork && begins?.() === false) {
      line.leave();
      return "busy";
    }
    lane.waited(request, body, { address: standing.address, ms: performance.now() - came, turnedAway: !mayWork });
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

  return { standingOf, inTurn };
}
