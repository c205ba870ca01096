/** The office's part of the backend: who of the staff is asking, and the desk that they work at. */
import { LRUCache } from "lru-cache";
import { type Role, rolesIn } from "../../app/domain/office/rights";
import { examinedHere } from "../config/examined-here";
import type { User, Visitor } from "../ports";
import type { Runtime } from "../process/runtime";
import type { Actor } from "../services/audit-trail";
import { memoizedBy } from "../services/catalogue/memoized-by-object";
import type { Desk } from "../services/desk";
import { recentExamination } from "../services/doctor/recent-examination";
import { csvText } from "../services/office/csv-text";
import type { Jar } from "../session/cookies/cookie-jar";
import { forPages, throwForPages } from "./backend-answers";
import { previewLink } from "./content-preview";
import { beganElsewhere } from "./federated-cookies";
import { deskOfSite } from "./site-desk";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MOST_SEEN = 1_000;

/** A member of the office's staff. */
type Staff = {
  user: User;
  roles: readonly Role[];
  /** For the history, and for every service that records who did something. */
  actor: Exclude<Actor, string>;
};

const examination = recentExamination(examinedHere);
/** Access tokens of staff who have a second factor. */
const withFactor = new LRUCache<string, true>({ max: MOST_SEEN, ttl: 5 * MINUTE_MS });

export function officeFor(parts: Runtime, jar: Jar, visitor: Visitor) {
  const { config, clock } = parts;
  const { user, groups = [], authenticatedAt } = visitor;
  const roles = rolesIn(groups, config.OFFICE_GROUP_PREFIX);
  const desk = roles.length > 0 ? deskOfSite(parts) : undefined;
  if (!desk || !user) return undefined;
  const signedInFor = clock.now().getTime() - (authenticatedAt?.getTime() ?? 0);
  const staff: Staff = { user, roles, actor: { name: user.email, via: "office" } };

  return {
    staff,
    desk: pageDesk(desk),
    /** Notes for the owner's list of people that this person is here. */
    here: () => desk.staff.seen(user, roles).catch(throwForPages),
    /** True if the sign-in is older than a working day. */
    tired: signedInFor > config.OFFICE_HOURS * HOUR_MS,
    /** True if the sign-in is recent enough for what can't be taken back. */
    fresh: signedInFor <= config.FRESH_MINUTES * MINUTE_MS,
    /** The address of a draft's preview, for whoever gets it, and how long it is good. */
    previewLink: (item: Parameters<typeof previewLink>[1]) => previewLink(parts, item),
    /** What doctor finds about settings, Cognito, Stripe, mail, films and disk; from memory unless `again`. */
    examination: (again: boolean) => examination(config, again),
    /** A file of rows for a spreadsheet. */
    csv: (name: string, rows: string[][]) =>
      new Response(csvText(rows), {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="${name}.csv"`,
          "Cache-Control": "no-store",
        },
      }),
    /** The most that the box office may refund of an order. */
    refundCents: config.OFFICE_REFUND_CENTS,
    /** Where replies to the office's answers go. */
    repliesTo: config.OFFICE_MAIL,
    /** True unless this person needs a second factor and has none, or signed in at another provider. */
    async hasFactor(): Promise<boolean> {
      const demanded = config.OFFICE_MFA === "all" || (config.OFFICE_MFA === "owner" && roles.includes("owner"));
      const session = jar.read("session");
      if (!demanded || !session) return !demanded;
      const { accessToken, idToken } = session.tokens;
      if (beganElsewhere(idToken)) return false;
      if (withFactor.has(accessToken)) return true;
      const { factors } = await parts.cognito.getUser(accessToken).catch(throwForPages);
      if (factors.enabled.length > 0) withFactor.set(accessToken, true);
      return factors.enabled.length > 0;
    },
  };
}

/** The desk's services as pages use them: a provider or a store that is away answers 503. */
const pageDesk = memoizedBy((desk: Desk) => {
  const { store: _, clock: __, siteUrl: ___, drained, ...services } = desk;
  const wrapped = Object.fromEntries(Object.entries(services).map(([name, one]) => [name, forPages(one)]));
  return { ...(wrapped as typeof services), drained };
});
