/**
 * Shown until ticket sales open: a countdown, plus either a note that the page refreshes automatically or a reload
 * link.
 */
import { Link } from "@remix-run/react";
import type { TimeToSale } from "../../domain/shows/price-rows";
import { countdown } from "../../domain/tickets/hold-view";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";
import { Countdown } from "./countdown";
import { useSaleOpening } from "./use-sale-opening";

/** With less time left, seconds are shown. */
const SECONDS_UNDER_MS = 3_600_000;

/** `path` is the page's own URL: without scripts, a link reloads it. */
export function SaleOpening({ opening, path }: { opening: TimeToSale | undefined; path: string }) {
  const { t } = useTexts("site");
  const scripted = useHydrated();
  const { leftMs, opened } = useSaleOpening(opening);
  if (!opening && !opened) return null;
  return (
    <div className="stack">
      {opening && leftMs >= SECONDS_UNDER_MS && <Countdown bell={opening} label={t("opening.count")} />}
      {opening && leftMs < SECONDS_UNDER_MS && (
        <p className="display d3 num" role="timer" aria-label={t("opening.count")}>
          {countdown(leftMs)}
        </p>
      )}
      <p className={opened ? "good" : "soft"} role="status">
        {opened ? t("opening.open") : scripted ? t("opening.byItself") : t("opening.reloadText")}
      </p>
      {opening && !scripted && (
        <p>
          <Link className="btn line" to={path} reloadDocument>
            {t("opening.reload")}
          </Link>
        </p>
      )}
    </div>
  );
}
