/** The filters of a list: a GET form, so that an address is a view which can be kept and sent. */
import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { officeTexts } from "../../../i18n/office/office-texts";

/** `filtered`: something is set, so clearing makes sense. */
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
