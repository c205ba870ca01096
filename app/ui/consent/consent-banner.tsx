/** Asks once whether visits may be measured. Two equal buttons; nothing is loaded before the visitor answers. */
import { useHref, useLocation } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

/** A plain form, even with scripts, because the answer changes what the next document may load. */
export function ConsentBanner() {
  const { t } = useTexts("site");
  return (
    <section className="consent" aria-label={t("consent.label")}>
      <p>{t("consent.text")}</p>
      <form method="post" action="/consent">
        <BackHere />
        <button className="btn quiet line" type="submit" name="consent" value="granted">
          {t("consent.accept")}
        </button>
        <button className="btn quiet line" type="submit" name="consent" value="denied">
          {t("consent.decline")}
        </button>
      </form>
    </section>
  );
}

/** Withdraws the visitor's answer and asks again. */
export function ConsentAgain() {
  const { t } = useTexts("site");
  return (
    <form method="post" action="/consent">
      <BackHere />
      <button className="linkish" type="submit" name="consent" value="ask">
        {t("consent.label")}
      </button>
    </form>
  );
}

function BackHere() {
  const { pathname, search } = useLocation();
  return <input type="hidden" name="from" value={useHref({ pathname, search })} />;
}
