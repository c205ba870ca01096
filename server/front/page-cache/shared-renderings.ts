/**
 * Renderings that several clients wait for. A rendering starts when the first of its clients gets a place in the queue,
 * whichever client requested the page first.
 */
import type { IncomingMessage } from "node:http";
import type { FrontLimits } from "../limits";
import type { QueuedWork } from "../line/queued-work";

/** More networks that want the same page wait with these. One place each would fill the queue with a single page. */
const MOST_NETWORKS = 8;
/** Stands for those whose turn it is. No network is called this. */
const AHEAD = "ahead";

type Rendering<Page> = {
  page: Promise<Page | "busy">;
  /** Nobody joins it any more: each newcomer would make those who came first wait longer. */
  isLate(): boolean;
  /** Returns a function to call when the client has left. */
  join(request: IncomingMessage): () => void;
};

/** `onEnd` is called once, before `page` resolves. */
function rendering<Page>(
  render: () => Promise<Page>,
  { standingOf, inTurn }: QueuedWork,
  { onEnd, patienceMs }: { onEnd: () => void; patienceMs: number },
): Rendering<Page> {
  const since = performance.now();
  let clients = 0;
  let hasBegun = false;
  /** The networks that stand in the queue, and those whose turn it is as one. */
  const standing = new Set<string>();
  let resolve: (page: Page | "busy") => void;
  let reject: (error: unknown) => void;
  const page = new Promise<Page | "busy">((...settle) => {
    [resolve, reject] = settle;
  });

  /** True for the first to get a place. Work that nobody waits for is dropped. */
  function begins(): boolean {
    if (hasBegun || clients === 0) return false;
    hasBegun = true;
    return true;
  }

  /** Stands in the queue with `request`, unless others would enter as soon. */
  function stand(request: IncomingMessage): void {
    if (hasBegun || standing.has(AHEAD)) return;
    const own = standingOf(request);
    const name = own.goesFirst ? AHEAD : own.network;
    if (standing.has(name) || (!own.goesFirst && standing.size >= MOST_NETWORKS)) return;
    standing.add(name);
    inTurn(request, render, { standing: own, begins }).then(
      (result) => {
        standing.delete(name);
        if (result === "busy" && standing.size > 0) return;
        onEnd();
        resolve(result);
      },
      (error: unknown) => {
        onEnd();
        reject(error);
      },
    );
  }

  return {
    page,
    isLate: () => !hasBegun && performance.now() - since >= patienceMs,
    join(request) {
      clients += 1;
      stand(request);
      return () => {
        clients -= 1;
      };
    },
  };
}

export function sharedRenderings<Page>(queued: QueuedWork, { patienceMs }: Pick<FrontLimits, "patienceMs">) {
  const renderings = new Map<string, Rendering<Page>>();

  return {
    /**
     * Adds a client to the rendering under `key`, which all concurrent requests share, or begins one. `busy` if all who
     * stood in the queue for it were turned away.
     */
    join(key: string, request: IncomingMessage, render: () => Promise<Page>) {
      let shared = renderings.get(key);
      if (!shared || shared.isLate()) {
        const onEnd = () => renderings.get(key) === own && renderings.delete(key);
        const own = rendering(render, queued, { onEnd, patienceMs });
        renderings.set(key, own);
        shared = own;
      }
      return { page: shared.page, leave: shared.join(request) };
    },

    /** Clients that join later get a rendering of their own. */
    forget: () => renderings.clear(),
  };
}
