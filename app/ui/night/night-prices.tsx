/** An overview of a night's prices. Seats are picked on another page. */

import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { NightView } from "../../domain/shows/night-view";
import type { PriceRow, SaleWindow } from "../../domain/shows/price-rows";
import type { PhaseNote } from "../../domain/tickets/phase-notes";
import { useTexts } from "../../i18n/texts";
import { PhaseNotes } from "../tiers/phase-notes";
import { StruckPrice } from "../tiers/struck-price";
import { NightAction } from "./night-action";

type NightPricesProps = { night: NightView; prices: PriceRow[]; notes: PhaseNote[] };

export function NightPrices({ night, prices, notes }: NightPricesProps) {
  const { t } = useTexts("night");
  return (
    <div className="panel">
      <h2 className="d4">{t("prices")}</h2>
      <dl className="pairs">
        {prices.map(({ id, name, price, left, soldOut, window, regular, notes: own = [] }) => (
          <div className="pair" key={id}>
            <dt>
              {soldOut ? <s lang={CONTENT_LANGUAGE}>{name}</s> : <span lang={CONTENT_LANGUAGE}>{name}</span>}
              {left !== undefined && !soldOut && (
                <>
                  {" "}
                  <span className="badge few">{t("left", { count: left })}</span>
                </>
              )}
              {window && !soldOut && <Window window={window} />}
              {!soldOut && <PhaseNotes notes={own} />}
            </dt>
            <dd className={soldOut ? "soft" : undefined}>
              {regular && !soldOut && <StruckPrice price={regular} />} {soldOut ? t("soldOut") : (price ?? t("free"))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="help">{t("each")}</p>
      <PhaseNotes notes={notes} />
      <NightAction night={night} full />
    </div>
  );
}

function Window({ window }: { window: SaleWindow }) {
  const { t } = useTexts("night");
  return (
    <span className="help block">
      {window.kind === "over" ? t("tier.over") : t(`tier.${window.kind}`, { when: window.when })}
    </span>
  );
}
