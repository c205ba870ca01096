/** Asks the fan to confirm their identity with their password, or at their provider. */
import type { SocialProvider } from "../../domain/authenticator/options";
import { useTexts } from "../../i18n/texts";
import { Panel } from "../profile/panel";
import { AccountForm, type RejectedForm } from "./account-form";
import { OneButtonForm } from "./one-button-form";
import { PROVIDER_NAMES } from "./provider-names";

type SignInAgainFormProps = {
  path: string;
  email: string;
  /** The provider that the fan signs in through, if any. */
  elsewhere: SocialProvider | undefined;
  rejected: RejectedForm | undefined;
  /** Why, unless it is to change how the fan signs in. */
  why?: string;
};

/** Submits the intent `again`; see app/requests/sign-in-again.ts. */
export function SignInAgainForm({ path, email, elsewhere, rejected, why }: SignInAgainFormProps) {
  const { t } = useTexts("account");
  if (elsewhere) {
    const provider = PROVIDER_NAMES[elsewhere];
    return (
      <Panel id="again" path={path} title={t("again.title")} text={t("again.elsewhereText", { provider })}>
        <OneButtonForm intent="again" path={path} look="btn">
          {t("again.elsewhereSubmit", { provider })}
        </OneButtonForm>
      </Panel>
    );
  }
  return (
    <Panel id="again" path={path} title={t("again.title")} text={why ?? t("again.text")}>
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
    </Panel>
  );
}
