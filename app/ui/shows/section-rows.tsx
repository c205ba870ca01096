/** All sections as rows: description and number of upcoming nights. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { SectionView } from "../../domain/shows/show-view";
import { useTexts } from "../../i18n/texts";
import { PlainList } from "../elements/plain-list";

export function SectionRows({ sections }: { sections: SectionView[] }) {
  const { t } = useTexts("shows");
  return (
    <PlainList className="ledger">
      {sections.map(({ id, href, name, description, upcoming }) => (
        <li key={id} className={upcoming === 0 ? "gone" : undefined}>
          <p className="date">
            <b>{String(upcoming).padStart(2, "0")}</b>
            <span>{t("sections.ahead", { count: upcoming })}</span>
            <span>{t("sections.still")}</span>
          </p>
          <div className="what">
            <h3 lang={CONTENT_LANGUAGE}>
              <Link to={href}>{name}</Link>
            </h3>
            <p className="soft" lang={CONTENT_LANGUAGE}>
              {description}
            </p>
          </div>
        </li>
      ))}
    </PlainList>
  );
}
