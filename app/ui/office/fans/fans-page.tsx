/** The search for fans and its results. */
import { Form, Link } from "@remix-run/react";
import { FEWEST_LETTERS, MOST_FANS } from "../../../domain/office/fan-search";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field } from "../../forms/field";
import { OfficeTable } from "../lists/office-table";

type FansPageProps = {
  text: string;
  /** Undefined if the text was too short to search. */
  found: { key: string; email: string; name: string; account: boolean; orders: number }[] | undefined;
  more: boolean;
};

export function FansPage({ text, found, more }: FansPageProps) {
  const t = officeTexts("fans");
  return (
    <div className="stack">
      <h1>{t("title")}</h1>
      <p className="soft">{t("text")}</p>
      <Form method="get" className="o-filters">
        <Field
          name="q"
          type="search"
          label={t("search")}
          help={t("least", { count: FEWEST_LETTERS })}
          defaultValue={text}
        />
        <button className="btn" type="submit">
          {t("button")}
        </button>
      </Form>
      {text !== "" && !found && <p className="o-box">{t("short", { count: FEWEST_LETTERS })}</p>}
      {found?.length === 0 && <p className="o-box">{t("nobody")}</p>}
      {found && found.length > 0 && (
        <OfficeTable
          caption={t("title")}
          columns={[t("name"), t("email"), t("kind"), t("orders")]}
          rows={found.map(({ key, email, name, account, orders }) => ({
            key,
            cells: [
              <Link key="name" to={`/office/fans/${encodeURIComponent(key)}`}>
                {name || t("nameless")}
              </Link>,
              email || "–",
              t(account ? "account" : "guest"),
              orders,
            ],
          }))}
        />
      )}
      {more && <p className="soft">{t("most", { count: MOST_FANS })}</p>}
    </div>
  );
}
