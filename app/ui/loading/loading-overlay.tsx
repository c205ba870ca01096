/** The full-screen loading overlay between two pages. The page can't be scrolled behind it (base.css). */
import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { withoutLanguage } from "../../domain/urls/language-address";
import { networkTrouble } from "../../framework/page-data";
import { useTexts } from "../../i18n/texts";
import { useAnnounced } from "../announcements/announce";
import { pageUnder } from "../overlay/overlay-path";

/** A page that loads faster needs no overlay. */
const LOADING_AFTER_MS = 250;

/**
 * True while navigating to another page. Forms and the sign-in overlay show their own pending texts. Without network,
 * the visitor stays on the page.
 */
export function useLeaving(): boolean {
  const { state, formMethod, location } = useNavigation();
  const { pathname } = useLocation();
  const stuck = useSyncExternalStore(networkTrouble.subscribe, networkTrouble.present, networkTrouble.absent);
  if (stuck || state !== "loading" || formMethod !== undefined) return false;
  // Of the two, only the page that is being loaded has its language in the path.
  return pageUnder(withoutLanguage(location.pathname)) !== pageUnder(pathname);
}

export function LoadingOverlay() {
  const { t } = useTexts("site");
  const loading = useDelayed(useLeaving());
  useAnnounced(loading ? t("shell.loading") : undefined);
  return loading ? <LoadingScreen /> : null;
}

function LoadingScreen() {
  const { t } = useTexts("site");
  return (
    <div className="loading arena">
      <div className="bell" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p className="display d4">{t("shell.loading")}</p>
    </div>
  );
}

function useDelayed(on: boolean): boolean {
  const [delayed, setDelayed] = useState(false);
  useEffect(() => {
    if (!on) return setDelayed(false);
    const timer = setTimeout(() => setDelayed(true), LOADING_AFTER_MS);
    return () => clearTimeout(timer);
  }, [on]);
  return on && delayed;
}
