/** Decides what answers a request: a probe, a static file, the page cache, or Remix and the API. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isOfficePath } from "../../app/domain/office/office-pages";
import { withoutLanguage } from "../../app/domain/urls/language-address";
import { failureOf } from "../failures/failure";
import type { Logger } from "../failures/report";
import type { App, Exchange } from "./exchange";
import type { SiteHosts } from "./hosts";
import { type RequestRecord, recordOf } from "./observing/request-records";
import type { LineLane } from "./openings/line-lane";
import { changesPages } from "./page-cache/changes-pages";
import type { SharedPages } from "./page-cache/shared-pages";
import type { Refusals } from "./refusals";
import { pathOf, targetOf } from "./target";

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** The path of a page without its language. */
export const pageOf = (url = "") => withoutLanguage(pathOf(url));

type Answering = (response: ServerResponse) => void;

type DispatchOptions = {
  app: App;
  hosts: SiteHosts;
  files: { has(path: string): boolean };
  /** By path with query. */
  probes: ReadonlyMap<string, Answering>;
  /** Answers doctor's request with how it arrived. */
  echo: (request: IncomingMessage, response: ServerResponse) => boolean;
  work: Exchange;
  shared: SharedPages;
  lane: Pick<LineLane, "answer">;
  refuse: Refusals;
  /** Sends the 503 of a site without room, or that hasn't started. */
  turnAway: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  started: () => boolean;
  isStaff: (cookies: string) => boolean;
  log: Logger;
};

export function dispatch(options: DispatchOptions) {
  const { app, hosts, files, probes, echo, work, shared, lane, refuse, turnAway, started, isStaff, log } = options;

  /** Serves a shared page from the cache, or computes the page or API response. */
  function servePage(request: IncomingMessage, response: ServerResponse): void {
    if (lane.answer(request, response)) return;
    const { cookie } = request.headers;
    if (cookie && isOfficePath(pageOf(request.url)) && isStaff(cookie)) {
      owned(work.compute(app, request, response), response);
      return;
    }
    shared.answer(request, response, {
      otherwise: () => owned(work.compute(app, request, response), response),
      busy: () => owned(turnAway(request, response), response),
    });
    if (changesPages(request.method, request.url)) response.once("finish", shared.written);
  }

  /** Handles every failure while a request is processed. */
  function owned(dealing: Promise<void>, response: ServerResponse): void {
    dealing.catch((error: unknown) => {
      log.error({ requestId: recordOf(response.req)?.id, error: failureOf(error) }, "front");
      response.destroy();
    });
  }

  return (request: IncomingMessage, response: ServerResponse, record: RequestRecord): void => {
    const target = targetOf(request);
    record.kind = "refused";
    if (!target) refuse.malformed(response);
    else if (!METHODS.has(request.method ?? "")) refuse.unknownMethod(response, METHODS);
    else {
      request.url = target.path;
      const probe = probes.get(target.path);
      if (probe || echo(request, response)) {
        record.kind = "probe";
        probe?.(response);
      } else if (!hosts.knows(target.host)) refuse.unknownHost(request, response, target.host);
      else if (files.has(target.path)) {
        record.kind = "file";
        owned(work.file(app, request, response), response);
      } else {
        record.kind = "page";
        if (started()) servePage(request, response);
        else owned(turnAway(request, response), response);
      }
    }
  };
}
