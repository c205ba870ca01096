/** A night in the calendar: its time, and the seats left or the price. One link. */
import { Link } from "@remix-run/react";
import { titleLanguage } from "../../domain/format/content-language";
import type { CalendarNight } from "../../domain/shows/calendar-night";
import { useTexts } from "../../i18n/texts";
import { NightBadge } from "../night/night-badge";

const OVER: ReadonlySet<CalendarNight["sale"]> = new Set(["past", "soldOut", "closed", "cancelled"]);

export function CalendarSlot({ night }: { night: CalendarNight }) {
  const { t } = useTexts("shows");
  const { sale, badge, from, time } = night;
  return (
    <Link className={OVER.has(sale) ? "slot gone" : "slot"} to={night.href}>
      <time className={sale === "cancelled" ? "off" : undefined} dateTime={night.dateTime}>
        {time}
      </time>
      <span className="hide" lang={titleLanguage(night.title, night.lang)}>
        {night.title}
      </span>
      {from && <span>{t("slot.from", { price: from })}</span>}
      {badge ? (
        <NightBadge badge={badge} />
      ) : (
        !from && <span>{t(sale === "external" ? "slot.elsewhere" : "slot.see")}</span>
      )}
    </Link>
  );
}
