/** What a fan can do when a night's seats can't be bought: only links, so that the page doesn't load their code. */
import { Link } from "@remix-run/react";
import type { NightWithSeats, WaysOn } from "../../domain/tickets/ways-on";
import { useTexts } from "../../i18n/texts";
import { NightRows } from "../tour/night-rows";

export function WaysOnLinks({ ways: { watch, nights, city } }: { ways: WaysOn }) {
  return (
    <div className="ways">
      {watch && <WatchAtHome watch={watch} />}
      {(nights.length > 0 || city) && <NightsWithSeats nights={nights} city={city} />}
    </div>
  );
}

function WatchAtHome({ watch }: { watch: NonNullable<WaysOn["watch"]> }) {
  const { t } = useTexts("tickets");
  const { t: ts } = useTexts("site");
  return (
    <section className="way">
      <h2 className="d4">{ts("foot.atHome")}</h2>
      <p>
        <Link className="btn line" to={watch.href}>
          {watch.price ? t("ways.watch", { price: watch.price }) : t("ways.see")}
        </Link>
      </p>
    </section>
  );
}

function NightsWithSeats({ nights, city }: Pick<WaysOn, "nights" | "city">) {
  const { t } = useTexts("tickets");
  const notes = new Map(nights.map(({ row, reason }) => [row.id, noteOf(reason, t)]));
  return (
    <section aria-labelledby="with-seats">
      <div className="between part">
        <h2 className="d4" id="with-seats">
          {t("ways.title")}
        </h2>
        {city && (
          <Link className="link" to={city.href}>
            {t("ways.cityDates", { city: city.name })}
          </Link>
        )}
      </div>
      <NightRows rows={nights.map(({ row }) => row)} notes={notes} />
    </section>
  );
}

function noteOf(reason: NightWithSeats["reason"], t: ReturnType<typeof useTexts<"tickets">>["t"]): string {
  return reason.kind === "sameCast" ? t("ways.sameCast", { name: reason.name }) : t(`ways.${reason.kind}`);
}
