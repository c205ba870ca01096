/** The office's navigation on phones: a summary with the current section, and all sections below it. */
import { Link } from "@remix-run/react";
import type { OfficeEntry } from "../../domain/office/office-sections";
import { officeTexts } from "../../i18n/office/office-texts";

type OfficeMenuProps = {
  entries: readonly OfficeEntry[];
  /** The current page's section. */
  here: OfficeEntry["id"] | undefined;
  /** Who is signed in. */
  name: string;
  current: (to: string) => "page" | undefined;
};

export function OfficeMenu({ entries, here, name, current }: OfficeMenuProps) {
  const t = officeTexts("frame");
  const list = (links: readonly Pick<OfficeEntry, "id" | "to">[]) => (
    <ul className="o-links">
      {links.map(({ id, to }) => (
        <li key={id}>
          <Link to={to} aria-current={current(to)}>
            {t(`sections.${id}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <details className="menu">
      <summary>
        <span className="hide">{t("menu")} </span>
        {t(here ? `sections.${here}` : "menu")}
      </summary>
      <nav className="menu-sheet" aria-label={t("navigation")}>
        {list(entries.filter(({ sections }) => sections.length === 0))}
        {entries
          .filter(({ sections }) => sections.length > 0)
          .map(({ id, sections }) => (
            <section key={id}>
              <h2>{t(`sections.${id}`)}</h2>
              {list(sections)}
            </section>
          ))}
        <p>
          <a href="/profile" dir="auto">
            {name}
          </a>
        </p>
      </nav>
    </details>
  );
}
