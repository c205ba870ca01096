/** Handles the forms of the door's page. */
import { data } from "@remix-run/node";
import { doorVerdict } from "../../domain/door/door-verdict";
import { ticketCodeIn } from "../../domain/door/ticket-code";
import { textsOf } from "../../i18n/texts";
import { unknownIntent } from "../unknown-intent";
import type { CrewPass, CrewServices } from "./crew-services";
import { foundGuests } from "./found-guests";

type DeedServices = CrewServices<"scan" | "checkIn" | "undoScan" | "letInAgain" | "findGuests">;
export type DoorDeed = Awaited<ReturnType<typeof workOf>>;

const REASONS = ["stamp", "mistake", "other"] as const;
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const doorDeed = async (door: DeedServices, pass: CrewPass, form: Record<string, string>, locale: string) =>
  data(await workOf(door, pass, form, locale));

async function workOf(door: DeedServices, pass: CrewPass, form: Record<string, string>, locale: string) {
  const { t } = await textsOf(locale, ["door", "crew", "seat"]);
  const { code = "", number = "", scan = "" } = form;
  switch (form.intent) {
    case "scan": {
      const read = ticketCodeIn(code);
      if (!read) return { verdict: doorVerdict({ state: "unknown", ticketNumber: "" }, t, locale) };
      // A scanned URL proves the ticket, so the fan is admitted immediately. A typed number is shown for review first.
      const scanned =
        read.code === undefined
          ? await door.scan(read.ticketNumber, undefined, pass)
          : await door.checkIn(pass, read.ticketNumber, read.code);
      return { verdict: doorVerdict(scanned, t, locale) };
    }
    case "letIn":
      return { verdict: doorVerdict(await door.checkIn(pass, number, undefined), t, locale) };
    case "undo":
      return { said: GUID.test(scan) && (await door.undoScan(pass, scan)) ? t.crew("undoDone") : t.crew("undoLate") };
    case "find":
      return { search: code, found: await foundGuests(door, pass, code, locale) };
    case "again": {
      const reason = REASONS.find((one) => one === form.reason);
      if (!reason || !(await door.letInAgain(pass, { ticketNumber: number, reason })))
        return { verdict: doorVerdict(await door.scan(number, undefined, pass), t, locale) };
      const again = { ...(await door.scan(number, undefined, pass)), admitted: true };
      return { verdict: doorVerdict(again, t, locale) };
    }
    default:
      throw unknownIntent();
  }
}
