/** The prices of a night at a glance; picking seats is a page of its own. */

import type { EventView } from "../../domain/event-view";
import { useTexts } from "../../i18n/texts";
import { EventAction } from "./event-action";

/** `price` is written already; nothing means free. `left` is told at 5 or fewer. */
export type PriceRow = {
  id: string;
  name: string;
  price: string | undefined;
  soldOut: boolean;
  left: number | undefined;
};

export function Prices({ night, prices }: { night: EventView; prices: PriceRow[] }) {
  const { t } = useTexts("site");
  return (
    <div className="panel">
      <h2 className="d4">{t("night.prices")}</h2>
      <dl className="pairs">
        {prices.map((row) => (
          <div className="pair" key={row.id}>
            <dt>
              {row.name}
              {row.left !== undefined && !row.soldOut && (
                <>
                  {" "}
                  <span className="badge few">{t("night.left", { count: row.left })}</span>
                </>
              )}
            </dt>
            <dd className={row.soldOut ? "soft" : undefined}>
              {row.soldOut ? t("night.soldOut") : (row.price ?? t("night.free"))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="help">{t("night.each")}</p>
      <EventAction night={night} full />
    </div>
  );
}
