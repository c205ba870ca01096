/** What the door's page shows: the night, its counts, and the pass's last scans. */
import { zonedDates } from "../../domain/format/zoned-dates";
import { tableFile } from "../../i18n/tables";
import type { CrewPass, CrewServices } from "./crew-services";

type ScreenServices = CrewServices<"doorNight" | "doorCounts" | "recentScans" | "doorListKey">;
export type DoorScreenData = Awaited<ReturnType<typeof doorScreen>>;

/** The text tables that the phone's script also needs. */
const PHONE_TABLES = ["door", "crew", "seat"] as const;

export async function doorScreen(door: ScreenServices, pass: CrewPass, { locale }: { locale: string }) {
  const [night, counts, recent, key, ...tables] = await Promise.all([
    door.doorNight(pass.eventId),
    door.doorCounts(pass),
    door.recentScans(pass),
    pass.offline ? door.doorListKey(pass.eventId) : undefined,
    ...PHONE_TABLES.map((table) => tableFile(locale, table)),
  ]);
  const zone = night?.timeZoneId ?? "UTC";
  const { label, mode, names, offline, eventId } = pass;
  return {
    label,
    lead: mode === "lead",
    title: night?.title ?? "",
    counts,
    recent: recent.map(({ at, ...one }) => ({ ...one, at: zonedDates(at, zone, locale).time })),
    /** For the page's script. Contains no secrets. */
    phone: {
      locale,
      zone,
      night: eventId,
      title: night?.title ?? "",
      startDate: night?.startAt.toISOString() ?? "",
      until: pass.until?.getTime() ?? null,
      pass: { id: pass.id, label, lead: mode === "lead", names, offline },
      key,
      texts: Object.fromEntries(PHONE_TABLES.map((name, n) => [name, tables[n]?.[name] ?? {}])),
    },
  };
}
