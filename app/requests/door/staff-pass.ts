/** For staff who may scan tickets but have no pass: they choose a night and an entrance, and get their own pass. */
import type { Backend } from "../../../server/backend/backend";
import { zonedDates } from "../../domain/format/zoned-dates";
import { hasRight } from "../../domain/office/rights";
import type { CrewServices } from "./crew-services";

type StaffServices = CrewServices<"nightsOfToday" | "issueDoorPass">;

const LONGEST_GATE = 60;

/**
 * `good` if staff who may scan can choose a night. Otherwise what their sign-in lacks, as on the office's pages: it is
 * too old (`tired`), or without a second factor. Undefined for everyone else.
 */
export async function crewSignIn(office: Backend["office"]): Promise<"good" | "tired" | "factor" | undefined> {
  if (!office || !hasRight(office.staff.roles, "scan")) return undefined;
  await office.here();
  if (!(await office.hasFactor())) return "factor";
  return office.tired ? "tired" : "good";
}

const crewOf = async (office: Backend["office"]) => ((await crewSignIn(office)) === "good" ? office?.staff : undefined);

/** Undefined for everyone else. */
export async function nightsToChoose(door: StaffServices, office: Backend["office"], locale: string) {
  if (!(await crewOf(office))) return undefined;
  const nights = await door.nightsOfToday();
  return nights.map(({ id, title, startAt, timeZoneId }) => {
    const { short, time } = zonedDates(startAt, timeZoneId, locale);
    return { id, title, when: `${short}, ${time}` };
  });
}

/** The key of the new pass; undefined if this visitor gets none. Staff who may issue passes get a lead's pass. */
export async function chooseGate(
  door: StaffServices,
  office: Backend["office"],
  form: Record<string, string>,
): Promise<string | undefined> {
  const staff = await crewOf(office);
  const nights = staff ? await door.nightsOfToday() : [];
  const night = nights.find(({ id }) => id === form.night);
  const gate = form.gate?.trim().slice(0, LONGEST_GATE) || staff?.user.name;
  if (!staff || !night || !gate) return undefined;
  const mode = hasRight(staff.roles, "passes") ? "lead" : "steward";
  const own = { actor: staff.actor, staff: staff.user.username };
  return door.issueDoorPass(night.id, gate, { terms: { mode, names: true, offline: true }, ...own });
}
