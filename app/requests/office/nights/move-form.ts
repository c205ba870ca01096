/** The page that moves a night: the form's date and its consequences. */
import type { FieldProblem } from "../../../domain/office/nights/night-form-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { MovePreviewView } from "../../../ui/office/nights/night-move-page";
import type { AtOffice } from "../office";
import { refusedForm } from "../refused-form";
import { chosenWay, timeProblem } from "./new-night";
import { nightDate } from "./night-date";
import { clockDate, type NightAt } from "./night-head";

type Nights = AtOffice["desk"]["nights"];
type MovePreview = NonNullable<Awaited<ReturnType<Nights["movePreview"]>>>;

/** The requested date. `startAt` is undefined if the date isn't known yet. */
type AskedDate = { startAt: Date | undefined } | { problem: FieldProblem };

/** Undefined if the form hasn't been sent. */
export function askedDate(nights: Nights, form: Record<string, string>, zone: string): AskedDate | undefined {
  const t = officeTexts("nights");
  if (form.none === "yes") {
    return form.startAt ? { problem: { says: t("move.notBoth"), whole: true } } : { startAt: undefined };
  }
  if (form.startAt === undefined) return undefined;
  if (form.startAt === "") return { problem: { says: t("move.needed"), whole: true } };
  const read = nights.readTime(chosenWay(form, "startAt"), zone);
  return "at" in read ? { startAt: read.at } : { problem: timeProblem(read) ?? { says: "" } };
}

/**
 * What a move would do, or why the date is refused. Empty if nothing was requested, or the night doesn't exist anymore.
 */
export async function lookAtMove(
  nights: Nights,
  eventId: string,
  asked: AskedDate | undefined,
): Promise<{ preview?: MovePreviewView | undefined; problem?: FieldProblem }> {
  if (!asked || "problem" in asked) return asked ?? {};
  const looked = await refusedForm(() => nights.movePreview(eventId, asked.startAt));
  if ("problem" in looked) return { problem: { says: looked.problem, whole: true } };
  return { preview: looked.done && moveView(looked.done) };
}

/** Why this staff member can't move the night. */
export function moveRefusal(
  { night, taken }: Pick<NightAt, "night" | "taken">,
  { may }: Pick<AtOffice, "may">,
): string | undefined {
  const t = officeTexts("nights");
  if (night.status === "CANCELED") return t("move.off");
  if (night.status === "DRAFT") return t("move.draft");
  if (may("callOff")) return undefined;
  if (taken.tickets > 0) return t("move.owner", { count: taken.tickets });
  return taken.broadcasts > 0 ? t("move.ownerAtHome", { count: taken.broadcasts }) : undefined;
}

export function moveView(preview: MovePreview): MovePreviewView {
  const { night, startAt, doorsAt, endAt, people, mails, shifting, staying, broadcasts, mail, digest } = preview;
  const date = (at: Date) => clockDate(at, night.timeZoneId);
  return {
    from: nightDate(night, date),
    to: startAt && date(startAt),
    doors: date(doorsAt),
    end: date(endAt),
    mails,
    languages: languagesOf(people),
    shifting: shifting.map(({ name, to }) => ({ tier: name, to: date(to) })),
    staying: staying.map(({ name, at }) => ({ tier: name, at: date(at), late: startAt !== undefined && at > startAt })),
    broadcasts: broadcasts.map(({ title, mails: told, ...hours }) => ({
      ...{ title, mails: told },
      ...(startAt && { start: date(hours.startAt), end: date(hours.endAt) }),
    })),
    mail: mails > 0 ? mail : undefined,
    digest,
  };
}

/** "English 12, German 3". */
export const languagesOf = (people: MovePreview["people"]): string =>
  people.map(({ language, mails }) => `${names.of(language) ?? language} ${mails}`).join(", ");

const names = new Intl.DisplayNames("en", { type: "language" });
