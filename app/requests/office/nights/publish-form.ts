/** Handles the buttons that publish a night, schedule that, or take it back. */
import type { FieldProblem } from "../../../domain/office/nights/night-form-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { deedIdOf } from "../forms/deed-id";
import type { AtOffice } from "../office";
import { chosenWay, timeProblem } from "./new-night";
import type { NightAt } from "./night-head";

/** Undefined on success. */
export async function publishNight(
  { desk, staff }: Pick<AtOffice, "desk" | "staff">,
  { id, timeZoneId }: NightAt["night"],
  deed: "publish" | "plan" | "unpublish",
  form: Record<string, string>,
): Promise<Record<string, FieldProblem> | undefined> {
  const { nights } = desk;
  const own = { eventId: id, revision: Number(form.revision), actor: staff.actor, deedId: deedIdOf(form) };
  const refused = (outcome: string) =>
    ["published", "unpublished", "again"].includes(outcome)
      ? undefined
      : { "": { says: officeTexts("nights")(`bulk.${outcome as "changed" | "sold" | "off" | "gone"}`) } };
  switch (deed) {
    case "publish":
      return refused(await nights.publish(own));
    case "unpublish":
      return refused(await nights.unpublish(own));
    case "plan": {
      const read = nights.readTime(chosenWay(form, "publishedAt"), timeZoneId);
      if (!("at" in read)) return { publishedAt: timeProblem(read) ?? { says: "" } };
      return refused(await nights.publish(own, read.at));
    }
  }
}
