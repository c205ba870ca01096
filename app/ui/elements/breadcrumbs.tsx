/** Breadcrumbs on the pages of shows and nights. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { useTexts } from "../../i18n/texts";

/** `trail` starts below the shows page. The current page comes last and isn't a link. */
export function Breadcrumbs({ trail, here }: { trail: { href: string; title: string }[]; here: string }) {
  const { t } = useTexts("night");
  return (
    <nav className="crumbs" aria-label={t("crumbs.label")}>
      <ol className="row">
        <li>
          <Link to="/shows">{t("crumbs.shows")}</Link>
        </li>
        {trail.map(({ href, title }) => (
          <li key={href}>
            <Link to={href} lang={CONTENT_LANGUAGE}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page" lang={CONTENT_LANGUAGE}>
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}
