/** An overview of a night's prices. Seats are picked on another page. */

import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { NightView } from "../../domain/shows/night-view";
import type { PriceRow, SaleWindow } from "../../domain/shows/price-rows";
import { useTexts } from "../../i18n/texts";
import { NightAction } from "./night-action";

export function NightPrices({ night, prices }: { night: NightView; prices: PriceRow[] }) {
  const { t } = useTexts("night");
  return (
    <div className="panel">
      <h2 className="d4">{t("prices")}</h2>
      <dl className="pairs">
        {prices.map(({ id, name, price, left, soldOut, window }) => (
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
            </dt>
            <dd className={soldOut ? "soft" : undefined}>{soldOut ? t("soldOut") : (price ?? t("free"))}</dd>
          </div>
        ))}
      </dl>
      <p className="help">{t("each")}</p>
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
