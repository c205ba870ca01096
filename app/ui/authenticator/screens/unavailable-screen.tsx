/** Shown in the overlay if the screen doesn't exist or the authenticator failed. The page behind stays. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../../i18n/texts";
import { OverlayDialog } from "../../overlay/overlay-dialog";

const HEADING = "auth-heading";

export function UnavailableScreen({ absent, closeTo, signIn }: { absent: boolean; closeTo: string; signIn: string }) {
  const { t } = useTexts("authenticator");
  return (
    <OverlayDialog labelledBy={HEADING} closeTo={closeTo} behind={t("overlay.behind")} step="none">
      <h2 id={HEADING} tabIndex={-1}>
        {t(absent ? "overlay.notFoundTitle" : "overlay.failedTitle")}
      </h2>
      <p>{t(absent ? "overlay.notFound" : "errors.general")}</p>
      <div className="cta">
        <Link className="btn" to={signIn} preventScrollReset>
          {t("buttons.signIn")}
        </Link>
        <Link className="link" to={closeTo} preventScrollReset>
          {t("buttons.backToPage")}
        </Link>
      </div>
    </OverlayDialog>
  );
}
