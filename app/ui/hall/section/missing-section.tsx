/** Shown for a section that isn't in the plan, or not anymore. */
import { Link } from "@remix-run/react";
import { titleLanguage } from "../../../domain/format/content-language";
import type { NightHeadingView } from "../../../domain/tickets/ticket-view";
import { useTexts } from "../../../i18n/texts";
import { Page } from "../../shell/page";

export function MissingSection({ event, path }: { event: NightHeadingView; path: string }) {
  const { t } = useTexts("hall");
  return (
    <Page>
      <div className="wrap purchase stack">
        <h1 className="d3">{t("section.missing")}</h1>
        <p lang={titleLanguage(event.title, event.lang)}>
          <bdi>{event.title}</bdi>
        </p>
        <p>{t("section.missingText")}</p>
        <p>
          <Link className="btn" to={`${path}#plan`}>
            {t("section.back")}
          </Link>
        </p>
      </div>
    </Page>
  );
}
