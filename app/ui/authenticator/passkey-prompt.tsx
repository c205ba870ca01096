/** Signs in with a passkey. The browser prompts as soon as the screen opens, and again when the button is pressed. */
import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/texts";
import { useHydrated } from "../document/use-hydrated";
import { SubmitButton } from "../forms/submit-button";
import type { ScreenProps } from "./auth-form";
import { canUsePasskeys } from "./can-use-passkeys";
import { FormAlert } from "./form-alert";
import { OtherButtons } from "./other-buttons";
import { usePendingIntent } from "./use-pending-intent";
import { useText } from "./use-text";

export function PasskeyPrompt({ data, rejected, self, dismissTo }: ScreenProps) {
  const { t } = useTexts("authenticator");
  const say = useText();
  const submit = useSubmit();
  const scripted = useHydrated();
  const [failed, setFailed] = useState(false);
  const pendingIntent = usePendingIntent(self);
  const alert = rejected?.problems.alert ?? (failed ? ({ key: "errors.passkeyFailed" } as const) : undefined);

  async function ask() {
    setFailed(false);
    try {
      const { askPasskey } = await import("./passkey-browser");
      const credential = await askPasskey(JSON.parse(data.passkeyRequest ?? "{}"));
      submit({ intent: "SUBMIT", credential: JSON.stringify(credential) }, { method: "post", action: self });
    } catch {
      setFailed(true);
    }
  }
  const asked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run once, on mount, since a second prompt without a click would be refused; the button asks again
  useEffect(() => {
    if (!asked.current && canUsePasskeys()) void ask();
    asked.current = true;
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.value !== "SUBMIT") return;
    event.preventDefault();
    void ask();
  }

  return (
    <Form method="post" action={self} preventScrollReset onSubmit={onSubmit}>
      <p>{t(scripted ? "messages.passkey" : "messages.passkeyScripts")}</p>
      {alert && (
        <FormAlert text={say(alert)} since={rejected} dismissTo={dismissTo} onDismissed={() => setFailed(false)} />
      )}
      {scripted && (
        <SubmitButton
          className="btn full"
          intent="SUBMIT"
          pending={pendingIntent === "SUBMIT"}
          pendingText={t("pending.signIn")}
          disabled={pendingIntent !== undefined}
        >
          {t("buttons.passkey")}
        </SubmitButton>
      )}
      <OtherButtons intents={["SIGN_IN"]} pendingIntent={pendingIntent} />
    </Form>
  );
}
