/** The full-screen loading overlay between two pages; the page cannot be scrolled under it (base.css). */
import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { networkTrouble } from "../../framework/page-data";
import { useTexts } from "../../i18n/texts";
import { pageUnder } from "./overlay-path";

/** A page that comes sooner needs no curtain. */
export const LOADING_AFTER_MS = 250;

/** True on the way to another page. Forms and the overlay have pending texts of their own; without network she stays. */
export function useLeaving(): boolean {
  const { state, formMethod, location } = useNavigation();
  const { pathname } = useLocation();
  const stuck = useSyncExternalStore(networkTrouble.subscribe, networkTrouble.present, networkTrouble.absent);
  return (
    !stuck && state === "loading" && formMethod === undefined && pageUnder(location.pathname) !== pageUnder(pathname)
  );
}

export function Loading() {
  return useLasting(useLeaving()) ? <LoadingScreen /> : null;
}

export function LoadingScreen() {
  const { t } = useTexts("site");
  return (
    <div className="loading arena">
      <div className="bell" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p role="status" className="display d4">
        {t("shell.loading")}
      </p>
    </div>
  );
}

function useLasting(on: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!on) return setLasting(false);
    const timer = setTimeout(() => setLasting(true), LOADING_AFTER_MS);
    return () => clearTimeout(timer);
  }, [on]);
  return on && lasting;
}
