/** The passwordless ways to sign in: a button for each, and the divider to the password. */
import { CHOICE_EVENTS, type SignInChoice } from "../../domain/authenticator/sign-in-choices";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";
import { SubmitButton } from "../forms/submit-button";
import { canUsePasskeys } from "./can-use-passkeys";

const TEXTS = { WEB_AUTHN: "buttons.passkey", EMAIL_OTP: "buttons.emailCode", SMS_OTP: "buttons.textCode" } as const;

export function SignInChoices({
  choices,
  pendingIntent,
}: {
  choices: SignInChoice[];
  pendingIntent: string | undefined;
}) {
  const { t } = useTexts("authenticator");
  const scripted = useHydrated();
  // A passkey needs scripts and a browser that supports passkeys.
  const usable = choices.filter((choice) => choice !== "WEB_AUTHN" || (scripted && canUsePasskeys()));
  if (usable.length === 0) return null;
  return (
    <>
      {usable.map((choice, index) => (
        <SubmitButton
          key={choice}
          className={index === 0 ? "btn full" : "btn line full"}
          intent={CHOICE_EVENTS[choice]}
          pending={pendingIntent === CHOICE_EVENTS[choice]}
          pendingText={t(choice === "WEB_AUTHN" ? "pending.signIn" : "pending.sendCode")}
        >
          {t(TEXTS[choice])}
        </SubmitButton>
      ))}
      <p className="or">{t("federated.or")}</p>
    </>
  );
}
