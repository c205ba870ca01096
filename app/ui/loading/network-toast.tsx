/** The toast shown while offline: the page stays as it is, and a button retries. */
import { useSyncExternalStore } from "react";
import { networkTrouble } from "../../framework/page-data";
import { useTexts } from "../../i18n/texts";

export function NetworkToast() {
  const { subscribe, shown, absent } = networkTrouble;
  return useSyncExternalStore(subscribe, shown, absent) ? <Toast /> : null;
}

export function Toast() {
  const { t } = useTexts("site");
  return (
    <div className="toast no-print" role="alert">
      <span>{t("network.error")}</span>
      <button className="linkish end" type="button" onClick={networkTrouble.tryAgain}>
        {t("error.retry")}
      </button>
      <button className="x" type="button" aria-label={t("network.close")} onClick={networkTrouble.dismiss}>
        ✕
      </button>
    </div>
  );
}
