/** Breadcrumbs on the pages of shows and nights. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE, type Worded } from "../../domain/format/content-language";
import { useTexts } from "../../i18n/texts";

type Crumb = Worded & { title: string };

/** `trail` starts below the shows page. The current page comes last and isn't a link. */
export function Breadcrumbs({ trail, here }: { trail: (Crumb & { href: string })[]; here: Crumb }) {
  const { t } = useTexts("night");
  return (
    <nav className="crumbs" aria-label={t("crumbs.label")}>
      <ol className="row">
        <li>
          <Link to="/shows">{t("crumbs.shows")}</Link>
        </li>
        {trail.map(({ href, title, lang }) => (
          <li key={href}>
            <Link to={href} lang={lang ?? CONTENT_LANGUAGE}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={here.lang ?? CONTENT_LANGUAGE}>
            {here.title}
          </span>
        </li>
      </ol>
    </nav>
  );
}
