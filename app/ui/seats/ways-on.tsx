/** Alternatives to a night that can't be bought, and its prices. Nothing here needs scripts. */
import { Link } from "@remix-run/react";
import type { TierView } from "../../domain/tickets/tier-view";
import type { NightWithSeats, WaysOn } from "../../domain/tickets/ways-on";
import { type Texts, useTexts } from "../../i18n/texts";
import { HallPlan } from "../tiers/hall-plan";
import { TierRow } from "../tiers/tier-row";
import { NightRows } from "../tour/night-rows";

type WaysOnPartsProps = {
  ways: WaysOn;
  /** Tiers with useful prices. Before a sale, prices matter most; after it, other nights do. */
  tiers: TierView[];
  pricesFirst: boolean;
};

export function WaysOnParts({ ways: { watch, nights, city }, tiers, pricesFirst }: WaysOnPartsProps) {
  const prices = tiers.length > 0 && <Prices tiers={tiers} />;
  return (
    <div className="ways">
      {pricesFirst && prices}
      {watch && <WatchAtHome watch={watch} />}
      {(nights.length > 0 || city) && <NightsWithSeats nights={nights} city={city} />}
      {!pricesFirst && prices}
    </div>
  );
}

function Prices({ tiers }: { tiers: TierView[] }) {
  const { t } = useTexts("tickets");
  return (
    <div className="split">
      <section aria-labelledby="prices">
        <h2 className="d4" id="prices">
          {t("buy.prices")}
        </h2>
        {tiers.map((tier) => (
          <TierRow key={tier.id} tier={tier} value="0" onChange={() => undefined} />
        ))}
      </section>
      <div className="side">
        <HallPlan tiers={tiers} />
      </div>
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

function noteOf(reason: NightWithSeats["reason"], t: Texts["t"]["tickets"]): string {
  if (!reason) return "";
  return reason.kind === "sameCast" ? t("ways.sameCast", { name: reason.name }) : t(`ways.${reason.kind}`);
}
