/** Adds a passkey: gets the options from the server, creates the passkey in the browser, and sends it to the server. */
import { Form, useActionData, useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { KeyedText } from "../../domain/authenticator/keyed-text";
import { useTexts } from "../../i18n/texts";
import { makePasskey } from "../authenticator/passkey-browser";
import { useText } from "../authenticator/use-text";
import { Alert } from "../forms/alert";
import { SubmitButton } from "../forms/submit-button";

const START = "passkeyStart";
const COMPLETE = "passkeyComplete";

type PasskeyAnswer = { passkeyOptions?: object; form?: string; problems?: { alert?: KeyedText } };

export function AddPasskey({ path }: { path: string }) {
  const { t } = useTexts("security");
  const say = useText("fields");
  const submit = useSubmit();
  const intent = useNavigation().formData?.get("intent");
  const pending = intent === START || intent === COMPLETE;
  const [failed, setFailed] = useState(false);
  const answer = useActionData<PasskeyAnswer>();
  const options = answer?.passkeyOptions;

  useEffect(() => {
    if (!options) return;
    makePasskey(options).then(
      (credential) =>
        submit({ intent: COMPLETE, credential: JSON.stringify(credential) }, { method: "post", action: path }),
      () => setFailed(true),
    );
  }, [options, path, submit]);

  const refused = answer?.form === START || answer?.form === COMPLETE ? answer.problems?.alert : undefined;
  const alert = failed ? ({ key: "errors.passkeyFailed" } as const) : refused;
  return (
    <Form method="post" action={path} preventScrollReset onSubmit={() => setFailed(false)} className="act">
      {alert && <Alert focused>{say(alert)}</Alert>}
      <SubmitButton
        className="btn quiet"
        intent={START}
        pending={pending}
        pendingText={t("security.passkeyAdding")}
        disabled={pending}
      >
        {t("security.passkeyAdd")}
      </SubmitButton>
    </Form>
  );
}
