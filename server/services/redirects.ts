/** The operators' redirects, which are checked for every path before the page is served. */
import { eq } from "drizzle-orm";
import { languageInPath } from "../../app/domain/urls/language-address";
import { isFixedPage, isNoPage, isStaffAddress, pagePath } from "../http/page-addresses";
import type { Clock } from "../process/clock";
import type { Db, Store } from "../store/db";
import { redirect } from "../store/schema";
import { type Actor, recordAudit } from "./audit-trail";
import { snapshot } from "./catalogue/snapshot";

/** `external` redirects load a new page; the others navigate within the site. */
type Redirect = { target: string; external: boolean };
export type Redirects = ReturnType<typeof redirects>;

type RemoveOptions = { dryRun?: boolean; actor?: Actor };
type PutOptions = RemoveOptions & { overPage?: boolean };

type Table = { readAt: Date; byPath: Map<string, Redirect> };

/** Longer chains are a configuration mistake. */
const MOST_HOPS = 10;

export function redirects({
  store,
  clock,
  siteUrl,
  staleMinutes,
}: {
  store: Store;
  clock: Clock;
  siteUrl: string;
  staleMinutes?: number;
}) {
  const table = snapshot<Table>(clock, (now) => readTable(store.db, now), { staleMinutes });
  store.watch((changed) => {
    if (changed === undefined || changed === "redirect") table.renew();
  });

  /** The path on this site that a target leads to; undefined if it leads elsewhere. */
  function ownPath({ target }: Redirect): string | undefined {
    const url = new URL(target, siteUrl);
    return url.origin === new URL(siteUrl).origin ? pagePath(url.pathname) : undefined;
  }

  function loops(from: string, byPath: Table["byPath"]): boolean {
    const seen = new Set([from]);
    let next = byPath.get(from);
    while (next) {
      const path = ownPath(next);
      if (path === undefined) return false;
      if (seen.has(path) || seen.size > MOST_HOPS) return true;
      seen.add(path);
      next = byPath.get(path);
    }
    return false;
  }

  /** Why a redirect would not work, given the other redirects. */
  function faultOf(path: string, change: Redirect, byPath: Table["byPath"], overPage: boolean): string | undefined {
    if (!/^\/(?![/\\])[^\s?#]*$/.test(path)) return `“${path}” is not a path: it begins with / and has no ? or #.`;
    if (!isUsable(change)) return `“${change.target}” is neither a path of this site nor a web address.`;
    if (languageInPath(path)) return `“${path}” names a language. A redirect without one counts in every language.`;
    const from = pagePath(path);
    if (isStaffAddress(from)) return `${from} belongs to the office and its door, and stays where it is.`;
    if (isNoPage(from)) return `${from} is not a page, and only pages can be redirected.`;
    if (isFixedPage(from) && !overPage) {
      return `${from} is a page of this site, and nobody could reach it any more.`;
    }
    return loops(from, new Map(byPath).set(from, change))
      ? `A redirect to “${change.target}” would lead back to ${from}.`
      : undefined;
  }

  return {
    /**
     * All redirects by path. One with a loop or an invalid target does not work; `overPage` ones hide a page of this
     * site.
     */
    async list(): Promise<(Redirect & { path: string; works: boolean; overPage: boolean })[]> {
      const { byPath } = await readTable(store.db, clock.now());
      const rows = await store.db.select().from(redirect).orderBy(redirect.path);
      return rows.map((row) => {
        const from = pagePath(row.path);
        return { ...row, works: isUsable(row) && !loops(from, byPath), overPage: isFixedPage(from) };
      });
    },

    /**
     * Adds a redirect or changes its target. Returns a sentence instead if it would not work, or if it would hide a
     * page of this site and `overPage` is not set.
     */
    async put(
      path: string,
      target: string,
      { dryRun = false, overPage = false, actor = "office" }: PutOptions = {},
    ): Promise<string | undefined> {
      const change = { target, external: !target.startsWith("/") };
      const { byPath } = await readTable(store.db, clock.now());
      const fault = faultOf(path, change, byPath, overPage);
      if (fault || dryRun) return fault;
      const row = { path: pagePath(path), ...change };
      await store.db.transaction(async (tx) => {
        const [before] = await tx.select().from(redirect).where(eq(redirect.path, row.path)).for("update");
        await tx.insert(redirect).values(row).onConflictDoUpdate({ target: redirect.path, set: change });
        await recordAudit(tx, {
          at: clock.now(),
          actor,
          action: before ? "redirect.changed" : "redirect.added",
          entity: row.path,
          detail: {},
          before: before && { target: before.target },
          after: { target },
        });
      });
      return undefined;
    },

    /** False if there was none for this path. */
    async remove(path: string, { dryRun = false, actor = "office" }: RemoveOptions = {}): Promise<boolean> {
      const rows = await store.db.select().from(redirect);
      const gone = rows.filter((row) => pagePath(row.path) === pagePath(path));
      if (dryRun || gone.length === 0) return gone.length > 0;
      await store.db.transaction(async (tx) => {
        for (const row of gone) {
          await tx.delete(redirect).where(eq(redirect.path, row.path));
          const before = { target: row.target };
          const entry = { at: clock.now(), actor, action: "redirect.removed", entity: row.path, detail: {} };
          await recordAudit(tx, { ...entry, before });
        }
      });
      return true;
    },

    /**
     * Where a path redirects to, or undefined. A trailing slash and an open overlay (`/auth/…`) make no difference: the
     * page's path counts. A target that loops, or that is not a web address, is ignored.
     */
    async find(path: string): Promise<Redirect | undefined> {
      const from = pagePath(path);
      const { byPath } = await table();
      const found = byPath.get(from);
      return found && !loops(from, byPath) ? found : undefined;
    },
  };
}

async function readTable(db: Db, now: Date): Promise<Table> {
  const rows = await db.select().from(redirect);
  const usable = rows
    .filter(isUsable)
    .map(({ path, target, external }) => [pagePath(path), { target, external }] as const);
  return { readAt: now, byPath: new Map(usable) };
}

/** An internal target is a path on this site (`//host` is not one); an external one is an http address. */
function isUsable({ target, external }: Redirect): boolean {
  if (!external) return /^\/(?![/\\])/.test(target);
  return URL.canParse(target) && /^https?:$/.test(new URL(target).protocol);
}
