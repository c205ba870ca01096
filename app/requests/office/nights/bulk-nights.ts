/** Changes several nights with one form. Each one succeeds or is refused separately. */
import { officeTexts } from "../../../i18n/office/office-texts";
import type { BulkLine } from "../../../ui/office/nights/nights-page";
import type { AtOffice } from "../office";

type Bulk = Pick<AtOffice, "desk" | "staff"> & { deedId: string; keys: string[] };
type BulkDeed = "publish" | "unpublish" | "duplicate";

/** `keys`: id and revision of each selected night. */
export async function bulkNights(deed: BulkDeed, { desk, staff, deedId, keys }: Bulk): Promise<BulkLine[]> {
  const t = officeTexts("nights");
  const { nights } = desk;
  const lines: BulkLine[] = [];
  for (const key of keys) {
    const [eventId = "", revision = ""] = key.split(":");
    const found = /^[0-9a-f-]{36}$/.test(eventId) ? await nights.night(eventId) : undefined;
    if (!found) {
      lines.push({ title: eventId, says: t("bulk.gone"), done: false });
      continue;
    }
    const own = { eventId, revision: Number(revision), actor: staff.actor, deedId: nights.partOfDeed(deedId, eventId) };
    const { title } = found.night;
    switch (deed) {
      case "publish":
      case "unpublish": {
        const outcome = await nights[deed](own);
        lines.push({ title, says: t(`bulk.${outcome}`), done: isDone(outcome) });
        break;
      }
      case "duplicate": {
        const made = await nights.duplicateWeekLater(own);
        const says =
          made?.kind === "faults" ? made.faults.map((fault) => `${fault.field} ${fault.says}`).join("; ") : "";
        lines.push({ title, says: t(says ? "bulk.faults" : "bulk.duplicated", { says }), done: says === "" });
        break;
      }
    }
  }
  return lines;
}

const isDone = (outcome: string) => ["published", "unpublished", "again"].includes(outcome);
