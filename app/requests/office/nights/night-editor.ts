/** A night's page in the office: its data and the responses to its forms. */

import { curvePoints } from "../../../domain/office/nights/curve-points";
import { nightChecklist } from "../../../domain/office/nights/night-checklist";
import { type Consequence, consequences, type NightVersion } from "../../../domain/office/nights/night-consequences";
import type { NightFormView } from "../../../domain/office/nights/night-form-view";
import { deedIdOf } from "../forms/deed-id";
import type { AtOffice } from "../office";
import { cutForm, newTier, openForm, partsOfForm, refusedForm } from "./night-form";
import { clockDate, headOf, type NightAt, zoneName } from "./night-head";
import { nightChoices } from "./night-list";

type NightItem = NonNullable<Awaited<ReturnType<AtOffice["desk"]["nights"]["nightItem"]>>>;

/** An item in the type that checks and consequences expect. */
const versionOf = (item: Record<string, unknown>) => item as unknown as NightVersion & { card?: unknown[] };

export function checksOf({ night }: NightAt, { item }: NightItem) {
  const { tiers, card = [] } = versionOf(item);
  return nightChecklist({
    ...night,
    bouts: card.length,
    tickets: night.registrationType === "TICKETS",
    tiers: tiers.map(({ capacity, hidden = false, saleStart, saleEnd }) => ({
      ...{ capacity, hidden },
      saleStart: new Date(saleStart),
      saleEnd: new Date(saleEnd),
    })),
  });
}

/** Data for the loader. */
export async function nightEditor(office: AtOffice, at: NightAt, found: NightItem) {
  const { desk, may, clock } = office;
  const { night, tiers, taken, sold } = at;
  const { timeZoneId, venueId } = night;
  const [parts, choices, curve] = await Promise.all([
    venueId ? desk.nights.partsOfPlace(venueId) : { sections: [], plans: [] },
    nightChoices(desk.nights),
    desk.nights.curve(night.id, timeZoneId),
  ]);
  const shown = desk.nights.shownTexts(found.settings);
  const proposed = newTier({
    saleStart: desk.nights.wallTime(clock.now(), timeZoneId),
    saleEnd: shown.startAt ?? "",
    limit: shown.ticketLimitPerOrder ?? "",
    order: tiers.length + 1,
  });
  return {
    head: headOf(night, office),
    deed: crypto.randomUUID(),
    form: openForm(found.settings, shown, proposed),
    mayWrite: may("content"),
    tiers,
    ...choices,
    sections: parts.sections.map(({ id, label }) => ({ value: id, label })),
    plans: parts.plans.map(({ id, title, version }) => ({ value: id, label: `${title}, ${version}` })),
    zone: zoneName(night.startAt, timeZoneId),
    dateStays: whyDateStays(night, sold),
    planStays:
      taken.tickets + taken.held > 0 || tiers.some(({ blocked }) => blocked > 0 && night.seatingPlanId !== null),
    checks: checksOf(at, found),
    curve: curvePoints(curve),
  };
}

/** The date of a sold night moves with a mail to its fans. Another date in the form gives none to a night without one. */
const whyDateStays = ({ scheduleTbd, status }: NightAt["night"], sold: boolean): DateStays | undefined => {
  if (scheduleTbd) return status === "DRAFT" ? "undatedDraft" : "undated";
  return sold ? "sold" : undefined;
};

type DateStays = "sold" | "undated" | "undatedDraft";

type PostedNight = { eventId: string; form: Record<string, string> };

/** The consequences of a form, without saving it. */
export async function lookAhead(
  { desk }: AtOffice,
  { tiers }: NightAt,
  { eventId, form }: PostedNight,
): Promise<{ form: NightFormView; follows: Consequence[] | undefined; status: number }> {
  const parts = partsOfForm(form);
  const read = parts && (await desk.nights.readForm({ eventId, ...parts }));
  if (!parts || !read) return { form: cutForm(form), follows: undefined, status: 400 };
  const wrong = Object.keys(read.problems).length > 0;
  const back = refusedForm(
    parts,
    { kind: "problems", problems: read.problems },
    { shown: desk.nights.shownTexts, clockOf: String },
  );
  const named = versionOf(read.base).tiers.map(({ id = "", name }) => {
    const { sold = 0, held = 0 } = tiers.find((one) => one.id === id) ?? {};
    return { id, name, sold, held };
  });
  const follows = wrong ? undefined : consequences(versionOf(read.base), versionOf(read.yours), named);
  return { form: back, follows, status: wrong ? 400 : 200 };
}

type RefusedEdit = Exclude<Awaited<ReturnType<AtOffice["desk"]["nights"]["publishDraft"]>>, { kind: "saved" | "gone" }>;

/**
 * Saves a form: the night itself, or with `drafting` its draft. Undefined on success; otherwise the form to show again.
 */
export async function saveNightForm(
  { desk, staff }: AtOffice,
  { night }: NightAt,
  { eventId, form, editing = desk.nights }: PostedNight & { editing?: AtOffice["desk"]["nights"]["drafting"] },
): Promise<{ form: NightFormView; status: number } | undefined> {
  const parts = partsOfForm(form);
  if (!parts) return { form: cutForm(form), status: 400 };
  const outcome = await editing.saveForm({ eventId, ...parts, actor: staff.actor, deedId: deedIdOf(form) });
  if (outcome.kind === "saved" || outcome.kind === "gone") return undefined;
  return editRefused({ desk }, { night }, parts, outcome);
}

/** The form to show again after it, or the draft that it belongs to, was refused. */
export function editRefused(
  { desk }: Pick<AtOffice, "desk">,
  { night }: Pick<NightAt, "night">,
  parts: NonNullable<ReturnType<typeof partsOfForm>>,
  outcome: RefusedEdit,
): { form: NightFormView; status: number } {
  const clockOf = (at: Date) => clockDate(at, night.timeZoneId);
  const form = refusedForm(parts, outcome, { shown: desk.nights.shownTexts, clockOf });
  return { form, status: outcome.kind === "clash" ? 409 : 400 };
}
