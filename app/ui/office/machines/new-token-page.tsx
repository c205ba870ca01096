/** The form that creates a token, and the token itself, shown once. */
import { Link } from "@remix-run/react";
import {
  LONGEST_TOKEN_NAME,
  TOKEN_DAYS,
  TOKEN_SCOPES,
  type TokenScope,
} from "../../../domain/office/machines/token-scopes";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { ChoiceField } from "../../forms/choice-field";
import { Field } from "../../forms/field";
import { DeedForm } from "../forms/deed-form";
import { CheckBox } from "./check-box";
import { SecretOnce } from "./secret-once";

type TypedToken = { name: string; scopes: readonly TokenScope[]; days: string };
type NewTokenAnswer =
  | { made: { name: string; token: string } }
  | { again: boolean; problem: string | undefined; typed: TypedToken };
type NewTokenPageProps = { deedId: string; answer: NewTokenAnswer | undefined };

const EMPTY: TypedToken = { name: "", scopes: [], days: "90" };

export function NewTokenPage({ deedId, answer }: NewTokenPageProps) {
  const t = officeTexts("machines");
  const list = (
    <p>
      <Link to="/office/tokens">{t("newToken.list")}</Link>
    </p>
  );
  if (answer && "made" in answer) {
    const { name, token } = answer.made;
    return (
      <div className="stack">
        <h1>{t("newToken.made", { name })}</h1>
        <SecretOnce text={t("newToken.once")} secret={token} />
        {list}
      </div>
    );
  }
  const typed = answer?.typed ?? EMPTY;
  const problem = answer?.again ? t("newToken.again") : answer?.problem;
  return (
    <div className="stack">
      <h1>{t("newToken.title")}</h1>
      {problem && <Alert focused>{problem}</Alert>}
      <DeedForm deedId={deedId} className="o-box stack">
        <Field
          name="name"
          label={t("newToken.name")}
          help={t("newToken.nameHelp")}
          defaultValue={typed.name}
          maxLength={LONGEST_TOKEN_NAME}
          autoComplete="off"
          required
        />
        <fieldset className="stack">
          <legend>{t("newToken.scopes")}</legend>
          {TOKEN_SCOPES.map((scope) => (
            <CheckBox key={scope} name={`scope.${scope}`} on={typed.scopes.includes(scope)}>
              {t(`scopes.${scope}`)} <code>{scope}</code>
            </CheckBox>
          ))}
        </fieldset>
        <ChoiceField
          name="days"
          label={t("newToken.days")}
          chosen={typed.days}
          options={TOKEN_DAYS.map((days) => ({ value: String(days), label: t("newToken.daysOf", { days }) }))}
        />
        <p>
          <button className="btn" type="submit" name="intent" value="make">
            {t("newToken.button")}
          </button>
        </p>
      </DeedForm>
      {list}
    </div>
  );
}
