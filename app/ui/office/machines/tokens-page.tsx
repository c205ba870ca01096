/** The tokens of other programs. */
import { Link } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { TokenRow } from "../../../requests/office/machines/token-rows";
import { Alert } from "../../forms/alert";
import { OfficeTable } from "../lists/office-table";

type TokensPageProps = {
  /** URL of the API's operations. */
  apiUrl: string;
  tokens: TokenRow[];
  /** The name of the token that was just revoked. */
  revoked: string | undefined;
};

export function TokensPage({ apiUrl, tokens, revoked }: TokensPageProps) {
  const t = officeTexts("machines");
  const columns = (["name", "scopes", "seen", "until", "state"] as const).map((name) => t(`tokens.${name}`));
  return (
    <div className="stack">
      <h1>{t("tokens.title")}</h1>
      {revoked && (
        <Alert tone="good" focused>
          {t("tokens.revokedDone", { name: revoked })}
        </Alert>
      )}
      <p className="soft">{t("tokens.text", { address: apiUrl })}</p>
      <p className="row">
        <Link className="btn" to="/office/tokens/new">
          {t("tokens.make")}
        </Link>
        <a href="/api/openapi.json">{t("tokens.api")}</a>
      </p>
      {tokens.length === 0 ? (
        <p className="o-box">{t("tokens.none")}</p>
      ) : (
        <OfficeTable
          caption={t("tokens.title")}
          columns={columns}
          rows={tokens.map(({ id, name, scopes, seen, until, state }) => ({
            key: id,
            cells: [
              <Link key="name" to={`/office/tokens/${id}`}>
                {name}
              </Link>,
              scopes.join(", "),
              seen ?? t("tokens.never"),
              until,
              t(`tokens.${state}`),
            ],
          }))}
        />
      )}
    </div>
  );
}
