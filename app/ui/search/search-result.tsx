/** One search result: its kind, its title as a link, its date and its text. */
import { Link } from "@remix-run/react";
import type { SearchRow } from "../../domain/search/search-view";
import { useTexts } from "../../i18n/texts";

const BADGES = { canceled: "badge.cancelled", undated: "badge.dateOpen", over: "badge.past" } as const;

export function SearchResult({ row }: { row: SearchRow }) {
  const { t } = useTexts("search");
  const site = useTexts("site").t;
  const { kind, path, title, titleLang, lang, about, date, state } = row;
  return (
    <li>
      <p className="row small soft">
        <span>{t(`kind.${kind}`)}</span>
        {date && <span>{date}</span>}
        {state && <span className="badge">{site(BADGES[state])}</span>}
      </p>
      <h3 lang={titleLang}>
        <Link to={path}>
          <bdi>{title}</bdi>
        </Link>
      </h3>
      {about && (
        <p className="soft" lang={lang} dir="auto">
          {about}
        </p>
      )}
    </li>
  );
}
