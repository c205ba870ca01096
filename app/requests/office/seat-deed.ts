/** Handles the forms of a night's seats. */
import { Refused, typedInstant } from "../../backend.server";
import type { DeedOf } from "../../domain/office/office-pages";
import { officeTexts } from "../../i18n/office/office-texts";
import { type Answered, faultless, type Preview } from "./deed-answer";
import type { nightAtDesk } from "./night-at-desk";
import type { AtOffice } from "./office";

/** In a preview; a whole section would fill the page. */
const MOST_NAMED = 40;

type AskedDeed = {
  form: Record<string, string>;
  desk: AtOffice["desk"];
  actor: AtOffice["staff"]["actor"];
  now: Date;
  preview: Preview;
};
type AboutNight = Pick<Awaited<ReturnType<typeof nightAtDesk>>, "night" | "zone" | "at">;

/** Returns the preview, or undefined once the deed is done. */
export function seatDeed(
  deed: DeedOf<"nightSeats">,
  about: AboutNight,
  asked: AskedDeed,
): Promise<Answered | undefined> {
  switch (deed) {
    case "block":
    case "kill":
    case "keep":
      return claimSeats(deed, about, asked);
    case "unblock":
      return freeSeats(about, asked);
    case "releaseAccessible":
      return releaseAccessible(about, asked);
  }
}

const WHY = { block: "blocked", kill: "killed", keep: "guest" } as const;

async function claimSeats(deed: keyof typeof WHY, { night, zone, at }: AboutNight, asked: AskedDeed) {
  const { form, desk, actor, now, preview } = asked;
  const t = officeTexts("nightSale");
  const note = form.why?.trim() ?? "";
  if (!note) throw new Refused(t("seats.noReason"));
  const until = deed === "keep" ? typedInstant(form.until ?? "", zone, t("seats.until")) : undefined;
  if (until && until <= now) throw new Refused(t("seats.past"));
  const wanted = { eventId: night.id, seats: seatsIn(form), why: WHY[deed], note, until, actor };
  const { places } = faultless(await desk.seats.claim({ ...wanted, dryRun: true }));
  const title = t(`seats.preview.${deed}`, { count: places.length });
  const says = [
    ...named(places),
    t("seats.preview.off"),
    ...(until ? [t("seats.preview.until", { until: at(until) })] : []),
  ];
  const shown = preview({ title, says, press: title });
  if (!shown) faultless(await desk.seats.claim(wanted));
  return shown;
}

async function freeSeats({ night }: AboutNight, { form, desk, actor, preview }: AskedDeed) {
  const t = officeTexts("nightSale");
  const wanted = { eventId: night.id, seats: seatsIn(form), actor };
  const { places } = faultless(await desk.seats.free({ ...wanted, dryRun: true }));
  const title = t("seats.preview.unblock", { count: places.length });
  const shown = preview({ title, says: [...named(places), t("seats.preview.on")], press: title });
  if (!shown) faultless(await desk.seats.free(wanted));
  return shown;
}

async function releaseAccessible({ night }: AboutNight, { desk, actor, preview }: AskedDeed) {
  const t = officeTexts("nightSale");
  const wanted = { eventId: night.id, actor };
  const { zones } = faultless(await desk.seats.releaseAccessible({ ...wanted, dryRun: true }));
  const says = zones.map(({ label, seats }) => t("seats.preview.zone", { zone: label, count: seats }));
  const shown = preview({ title: t("seats.preview.release"), says, press: t("seats.releaseButton") });
  if (!shown) faultless(await desk.seats.releaseAccessible(wanted));
  return shown;
}

const seatsIn = (form: Record<string, string>) => form.seats?.trim().toUpperCase() ?? "";

function named(places: string[]): string[] {
  const t = officeTexts("nightSale");
  const rest = places.length - MOST_NAMED;
  return [
    t("seats.preview.places", { places: places.slice(0, MOST_NAMED).join(", ") }),
    ...(rest > 0 ? [t("seats.preview.more", { count: rest })] : []),
  ];
}
