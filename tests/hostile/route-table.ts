/** The routes of the build, each with an address that exists on a seeded site. */
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { isOfficeRoute } from "../../app/domain/office/office-pages";
import { root } from "../root";
import { eventId } from "../routes/buying/purchase";
import { fan } from "../routes/fan";
import type { Site } from "../routes/site";

export type BuiltRoute = {
  id: string;
  /** As in the route table: `/events/:eventId`. */
  pattern: string;
  /** Whether it renders a page or is a resource route. */
  page: boolean;
  action: boolean;
};

/** Each page has the same overlay: in a short run the overlays of three pages represent all. */
export function withoutMostOverlays(routes: BuiltRoute[]): BuiltRoute[] {
  return routes.filter(({ id }) => !id.endsWith("~auth") || /^(home|purchase|profile)~auth$/.test(id));
}

const ABSENT = "00000000-0000-4000-8000-00000000dead";

/** Every route that has an address of its own, without the office's: `tests/access/office.test.ts` has those. */
export async function builtRoutes(): Promise<BuiltRoute[]> {
  const { routes } = (await import(pathToFileURL(`${root}/build/server/index.js`).href)) as ServerBuild;
  const patternOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? `${patternOf(route.parentId)}/${route.path ?? ""}`.replace(/\/+/g, "/") : "";
  };
  return Object.values(routes)
    .filter(({ id, path }) => path !== undefined && id !== "root" && !isOfficeRoute(id))
    .map(({ id, module }) => ({
      id,
      pattern: patternOf(id),
      page: module.default !== undefined,
      action: module.action !== undefined,
    }));
}

/** Values for each route's parameters on the site: a route with new parameters needs an entry here. */
export async function addresses(site: Site): Promise<(route: BuiltRoute) => string> {
  const night = await eventId(site, "Iron Harvest");
  const first = async (page: string, pattern: RegExp) => pattern.exec((await fan(site).get(page)).html)?.[1] ?? ABSENT;
  const broadcast = await first("/pay-per-view", /\/pay-per-view\/event\/([0-9a-f-]{36})/);
  const values: Record<string, string> = {
    ":categoryId": await first("/shows", /\/shows\/section\/([^"?]+)/),
    ":eventId": night,
    ":section": "104",
    ":eventId.ics": `${night}.ics`,
    ":wrestlerId": await first("/wrestlers", /\/wrestlers\/([^"?]+)"/),
    ":name": "no-wrestler-of-that-name",
    ":mediaId": await first("/home", /\/news\/([^"?]+)/),
    ":ppvId": broadcast,
    ":file": "film.mp4",
    ":ticketNumber": "AAAA-BBBB-CCCC",
    ":sha": "0".repeat(64),
    ":size": "960.webp",
    ":slug": "iron-harvest-tee",
    ":orderId": ABSENT,
    ":entryId": ABSENT,
    ":sale": "tickets",
    ":purchaseId": ABSENT,
    ":kind": "home",
    ":seed": "a.svg",
    ":key": "no-key",
    ":provider": "google",
    ":screen": "sign-in",
    "*": "no/such/page",
  };
  return ({ pattern }) =>
    pattern.replace(/(?<=\/)(:[\w.]+|\*)/g, (parameter) => {
      const value = values[parameter];
      if (value === undefined) throw new Error(`${pattern}: no value is known for ${parameter}`);
      return value;
    });
}
