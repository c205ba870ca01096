/** Below a list: why it is empty, or a link to older rows. */
import { Link, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { officeTexts } from "../../../i18n/office/office-texts";

type ListEndProps = {
  count: number;
  filtered: boolean;
  path: string;
  /** The cursor of the next page. */
  older: string | undefined;
  /** Whether this is the first page. */
  first: boolean;
  /** Replaces “Older” and “Back to the newest” in lists with another order. */
  words?: { older: string; newest: string };
  /** Suggestion for a list that is still empty. */
  children?: ReactNode;
};

export function ListEnd({ count, filtered, path, older, first, words, children }: ListEndProps) {
  const t = officeTexts("frame");
  const [query] = useSearchParams();
  const at = (cursor: string | undefined) => {
    const next = new URLSearchParams(query);
    next.delete("older");
    if (cursor) next.set("older", cursor);
    return next.size > 0 ? `${path}?${next}` : path;
  };
  if (count === 0 && first) {
    return (
      <div className="o-box">
        <p>{t(filtered ? "form.nothingFound" : "form.nothing")}</p>
        {filtered ? (
          <Link className="link" to={path}>
            {t("form.clear")}
          </Link>
        ) : (
          children
        )}
      </div>
    );
  }
  return (
    <nav className="row" aria-label={words?.older ?? t("form.older")}>
      {!first && (
        <Link className="btn quiet line" to={at(undefined)}>
          {words?.newest ?? t("form.newest")}
        </Link>
      )}
      {older && (
        <Link className="btn quiet line" to={at(older)}>
          {words?.older ?? t("form.older")}
        </Link>
      )}
    </nav>
  );
}
