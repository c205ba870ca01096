/** Asks the fan to confirm their identity with their password, or at their provider. */
import type { SocialProvider } from "../../domain/authenticator/options";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { Panel } from "../profile/panel";
import { AccountForm, type RejectedForm } from "./account-form";
import { OneButtonForm } from "./one-button-form";
import { PROVIDER_NAMES } from "./provider-names";

type SignInAgainFormProps = {
  path: string;
  email: string;
  /** The provider that the fan signs in through, if any. */
  elsewhere?: SocialProvider | undefined;
  rejected: RejectedForm | undefined;
  /** Why the fan has to sign in again, if not to change how they sign in. */
  why?: string;
};

/** Submits the intent `again`; see app/requests/sign-in-again.ts. */
export function SignInAgainForm({ path, email, elsewhere, rejected, why }: SignInAgainFormProps) {
  const { t } = useTexts("account");
  const provider = elsewhere && PROVIDER_NAMES[elsewhere];
  const text = provider ? t("again.elsewhereText", { provider }) : (why ?? t("again.text"));
  // Another form was refused until the fan signs in again.
  const asked = rejected && rejected.form !== "again";
  return (
    <Panel id="again" path={path} title={t("again.title")} text={!asked && text}>
      {asked && <Alert focused>{text}</Alert>}
      {provider ? (
        <OneButtonForm intent="again" path={path} rejected={rejected} look="btn">
          {t("again.elsewhereSubmit", { provider })}
        </OneButtonForm>
      ) : (
        <AccountForm
          form="again"
          look="btn"
          path={path}
          rejected={rejected}
          labels={{ password: t("again.password") }}
          username={email}
          submit={t("again.submit")}
          pending={t("again.pending")}
        />
      )}
    </Panel>
  );
}
