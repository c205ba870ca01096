/** Where the page stands among the shows: links to what is above it. */
import { Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/content-language";
import { useTexts } from "../../i18n/texts";

/** `trail` leads from the shows down to the page, which comes last and is no link. */
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
