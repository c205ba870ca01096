/** One token, and the button that revokes it. */
import { Form, Link } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { TokenRow } from "../../../requests/office/machines/token-rows";

export function TokenPage({ id, name, scopes, state, made, until, seen }: TokenRow) {
  const t = officeTexts("machines");
  return (
    <div className="stack">
      <p className="small">
        <Link to="/office/tokens">{t("newToken.list")}</Link>
      </p>
      <h1>{t("token.title", { name })}</h1>
      <dl className="o-facts">
        <dt>{t("tokens.state")}</dt>
        <dd>{t(`tokens.${state}`)}</dd>
        <dt>{t("token.made")}</dt>
        <dd>{made}</dd>
        <dt>{t("tokens.until")}</dt>
        <dd>{until}</dd>
        <dt>{t("tokens.seen")}</dt>
        <dd>{seen ?? t("tokens.never")}</dd>
      </dl>
      <ul>
        {scopes.map((scope) => (
          <li key={scope}>{t(`scopes.${scope}`)}</li>
        ))}
      </ul>
      <p>
        <Link to={`/office/history?entity=${id}`}>{t("token.history")}</Link>
      </p>
      {state === "live" ? (
        <Form method="post" className="o-box stack">
          <p>{t("token.warning")}</p>
          <p>
            <button className="btn" type="submit" name="intent" value="revoke">
              {t("token.revoke")}
            </button>
          </p>
        </Form>
      ) : (
        <p className="o-box">{t("token.over")}</p>
      )}
    </div>
  );
}
