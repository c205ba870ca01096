/** Links to newer and older payments. */
import { Link } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

export function Pager({ page, pages }: { page: number; pages: number }) {
  const { t } = useTexts("payments");
  return (
    <nav className="between" aria-label={t("list.pages")}>
      <span className="soft">{t("list.page", { page, pages })}</span>
      <span className="row no-print">
        {page > 1 && (
          <Link className="btn quiet line" rel="prev" to={`?page=${page - 1}#payments`}>
            {t("list.newer")}
          </Link>
        )}
        {page < pages && (
          <Link className="btn quiet line" rel="next" to={`?page=${page + 1}#payments`}>
            {t("list.older")}
          </Link>
        )}
      </span>
    </nav>
  );
}
