/** Asks a fan to prove that it is still her: by her password, or at the provider where she signs in. */
import type { SocialProvider } from "../../domain/authenticator/options";
import { useTexts } from "../../i18n/texts";
import { AccountForm, type RejectedForm } from "./account-form";
import { ActButton } from "./act-button";
import { Panel } from "./panel";
import { PROVIDER_NAMES } from "./provider-names";

type SignInAgainProps = {
  path: string;
  email: string;
  /** Where she signs in, if that is not here. */
  elsewhere: SocialProvider | undefined;
  rejected: RejectedForm | undefined;
};

/** Its form sends the intent `again`; see routes/sign-in-again.ts. */
export function SignInAgain({ path, email, elsewhere, rejected }: SignInAgainProps) {
  const { t } = useTexts("account");
  if (elsewhere) {
    const provider = PROVIDER_NAMES[elsewhere];
    return (
      <Panel id="again" path={path} title={t("again.title")} text={t("again.elsewhereText", { provider })}>
        <ActButton intent="again" path={path} look="btn">
          {t("again.elsewhereSubmit", { provider })}
        </ActButton>
      </Panel>
    );
  }
  return (
    <Panel id="again" path={path} title={t("again.title")} text={t("again.text")}>
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
