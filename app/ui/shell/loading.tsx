/** The full-screen loading overlay between two pages; the page cannot be scrolled under it (base.css). */
import { useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/texts";
import { pageUnder } from "./overlay-path";

/** A page that comes sooner needs no curtain. */
export const LOADING_AFTER_MS = 250;

/** `from` is the path of the page that is shown. Forms and the overlay have pending texts of their own. */
export function Loading({ from }: { from: string }) {
  const { state, formMethod, location } = useNavigation();
  const leaving = state === "loading" && formMethod === undefined && pageUnder(location.pathname) !== pageUnder(from);
  return useLasting(leaving) ? <LoadingScreen /> : null;
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
