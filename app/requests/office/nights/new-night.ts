/** Creates a draft from the form for a new night. */
import type { FieldProblem } from "../../../domain/office/nights/night-form-view";
import type { NightChoice } from "../../../domain/office/nights/night-views";
import { isGuid } from "../../../domain/urls/guid";
import { officeTexts } from "../../../i18n/office/office-texts";
import { deedIdOf } from "../forms/deed-id";
import type { AtOffice } from "../office";
import { nightDate } from "./night-date";
import { clockDate } from "./night-head";

/** Nights that a new one may copy its tiers from. */
export async function modelChoices(desk: AtOffice["desk"]["nights"]): Promise<NightChoice[]> {
  const models = await desk.models();
  return models.map(({ id, title, ...night }) => ({
    value: id,
    label: `${title}, ${nightDate(night, clockDate)}`,
  }));
}

type Problems = Record<string, FieldProblem>;

/** The draft's id, or the form's problems. */
export async function newNightForm(
  { desk, staff }: Pick<AtOffice, "desk" | "staff">,
  form: Record<string, string>,
): Promise<{ id?: string; problems: Problems }> {
  const t = officeTexts("nights");
  const { nights } = desk;
  const { places } = await nights.choices();
  const place = places.find(({ id }) => id === form.venueId);
  const title = form.title?.trim() ?? "";
  const showId = isGuid(form.showId) ? form.showId : undefined;
  const problems: Problems = {};
  if (!place) problems.venueId = { says: t("new.problems.place"), whole: true };
  if (!title && !showId) problems.title = { says: t("new.problems.title"), whole: true };
  const read = nights.readTime(chosenWay(form, "startAt"), place?.timeZoneId ?? "UTC");
  if (!("at" in read)) problems.startAt = timeProblem(read) ?? { says: t("new.problems.start"), whole: true };
  if (!place || !("at" in read) || Object.keys(problems).length > 0) return { problems };

  const made = await nights.createNight({
    ...{ title, showId, venueId: place.id, startAt: read.text },
    tiersOf: isGuid(form.tiersOf) ? form.tiersOf : undefined,
    actor: staff.actor,
    deedId: deedIdOf(form),
  });
  if (made.kind === "made") return { ...(made.ids[0] && { id: made.ids[0] }), problems };
  const says = made.kind === "faults" ? made.faults.map((one) => `${one.field} ${one.says}`).join("; ") : "";
  return { problems: { "": { says } } };
}

/** The typed time, or the instant chosen for an hour that occurs twice. */
export function chosenWay(form: Record<string, string>, name: string): string {
  const [typed = "", way = ""] = [form[name], form[`${name}.way`]];
  return typed !== "" && way.startsWith(typed) ? way : typed;
}

/** Undefined for a field that is empty or doesn't contain a time. */
export const timeProblem = (read: { ways: string[] } | { says: string }): FieldProblem | undefined =>
  "ways" in read ? { says: "comes twice: the clocks go back", ways: read.ways } : read;
