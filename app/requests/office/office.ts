/** The guard of the office. Each of its loaders and actions starts here. */
import type { Backend } from "../../../server/backend/backend";
import { backend, leave, OFFICE_BOUNDS, readParts } from "../../backend.server";
import { againAddress } from "../../domain/office/again-address";
import { type DeedOf, type OfficePage, officePageRow } from "../../domain/office/office-pages";
import type { OfficeRefusal } from "../../domain/office/office-refusal";
import { hasRight, RIGHTS, type Right } from "../../domain/office/rights";
import { officeTexts } from "../../i18n/office/office-texts";
import { notFound } from "../not-found-response";
import { unknownIntent } from "../unknown-intent";
import { keptForm } from "./forms/kept-form";

type OfficeArgs = { request: Request; context: object };

/** What the office's pages and deeds work with. */
export type AtOffice = Awaited<ReturnType<typeof officePage>>;

/** Headers of refusals, so that they are neither cached nor indexed. */
const HIDDEN = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/**
 * For loaders. Visitors without a role get the same response as for an unknown path. Staff without the right get a 403
 * that names who has it. If the sign-in is too old, redirects to `/office/again`, which leads back.
 */
export async function officePage(args: OfficeArgs, page: OfficePage) {
  const at = await admitted(args, page);
  if (isStale(at, page)) throw await signInFirst(args);
  return at;
}

/**
 * For actions. Returns the deed, which must be in the page's table, and the form's fields. An unknown deed is a 400,
 * one that needs another right a 403. If the sign-in is too old, nothing is done, and a 403 contains what was typed.
 */
export async function officeDeed<P extends OfficePage>(args: OfficeArgs, page: P) {
  const at = await admitted(args, page);
  const { deeds = {} } = officePageRow(page);
  const { fields, files } = await readParts(args.request, OFFICE_BOUNDS);
  const form: Record<string, string> = Object.create(null);
  for (const [name, value] of fields) form[name] = value;
  const { intent = "" } = form;
  const demanded = Object.hasOwn(deeds, intent) ? deeds[intent] : undefined;
  if (!demanded) throw unknownIntent();
  demand(at.staff.roles, demanded);
  if (isStale(at, page)) {
    const kept = keptForm({ fields, files });
    throw kept ? refusal({ kind: "stale", ...kept }) : await signInFirst(args);
  }
  return { ...at, deed: intent as DeedOf<P>, form, fields, files };
}

async function admitted(args: OfficeArgs, page: OfficePage) {
  const opened = await backend(args);
  const { office, visitor, locale, site, clock, account, federated } = opened;
  if (!office) throw notFound(args.request);
  const { staff } = office;
  await office.here();
  // People who may only scan at the door have no page here.
  if (!hasRight(staff.roles, "enter")) throw await leave(args.context, "/door");
  demand(staff.roles, officePageRow(page).right);
  if (!(await office.hasFactor())) throw refusal({ kind: "factor", elsewhere: account?.elsewhere !== undefined });
  const may = (right: Right) => hasRight(staff.roles, right);
  return { ...office, may, visitor, locale, site, clock, account, federated };
}

/** True if the sign-in is too old for `page`. */
const isStale = ({ tired, fresh }: { tired: boolean; fresh: boolean }, page: OfficePage): boolean =>
  page !== "again" && (tired || (officePageRow(page).fresh === true && !fresh));

function signInFirst({ request, context }: OfficeArgs): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return leave(context, againAddress(pathname + search));
}

function demand(roles: Staff["roles"], right: Right): void {
  if (hasRight(roles, right)) return;
  const t = officeTexts("frame");
  const named = (names: readonly (typeof roles)[number][]) => names.map((name) => t(`roles.${name}`)).join(", ");
  throw refusal({ kind: "right", roles: named(roles), others: named(RIGHTS[right]) });
}
type Staff = NonNullable<Backend["office"]>["staff"];

const refusal = (why: OfficeRefusal) =>
  new Response(JSON.stringify(why), {
    status: 403,
    statusText: "Forbidden",
    headers: { "Content-Type": "application/json; charset=utf-8", ...HIDDEN },
  });
