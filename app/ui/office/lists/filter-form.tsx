/** The filters of a list. The form uses GET, so that a view's URL can be bookmarked and shared. */
import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { officeTexts } from "../../../i18n/office/office-texts";

/** `filtered`: a filter is set, so it can be cleared. */
type FilterFormProps = { path: string; filtered: boolean; children: ReactNode };

export function FilterForm({ path, filtered, children }: FilterFormProps) {
  const t = officeTexts("frame");
  return (
    <Form method="get" action={path} className="o-filters">
      {children}
      <button className="btn line" type="submit">
        {t("form.filter")}
      </button>
      {filtered && (
        <Link className="link" to={path}>
          {t("form.clear")}
        </Link>
      )}
    </Form>
  );
}
