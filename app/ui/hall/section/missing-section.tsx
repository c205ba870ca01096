/** For a section that the plan doesn't have, or no longer has. */
import { Link } from "@remix-run/react";
import type { NightHeadingView } from "../../../domain/tickets/ticket-view";
import { useTexts } from "../../../i18n/texts";
import { NightHeading } from "../../night/night-heading";
import { Page } from "../../shell/page";

export function MissingSection({ event, path }: { event: NightHeadingView; path: string }) {
  const { t } = useTexts("hall");
  return (
    <Page>
      <NightHeading event={event} />
      <div className="wrap purchase stack">
        <h2 className="d3">{t("section.missing")}</h2>
        <p>{t("section.missingText")}</p>
        <p>
          <Link className="btn" to={path}>
            {t("section.back")}
          </Link>
        </p>
      </div>
    </Page>
  );
}
