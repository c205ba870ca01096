/** Adds a passkey: asks the server for the options, the browser for the passkey, and sends that to the server. */
import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { KeyedText } from "../../domain/authenticator/keyed-text";
import { useTexts } from "../../i18n/texts";
import { makePasskey } from "../authenticator/passkey-browser";
import { useText } from "../authenticator/use-text";
import { Alert } from "../forms/alert";

export function AddPasskey({ path }: { path: string }) {
  const { t } = useTexts("security");
  const say = useText("fields");
  const fetcher = useFetcher<{ passkeyOptions?: object; problems?: { alert?: KeyedText } }>();
  const [failed, setFailed] = useState(false);
  const { data, submit } = fetcher;
  const options = data?.passkeyOptions;

  useEffect(() => {
    if (!options) return;
    makePasskey(options).then(
      (credential) =>
        submit({ intent: "passkeyComplete", credential: JSON.stringify(credential) }, { method: "post", action: path }),
      () => setFailed(true),
    );
  }, [options, path, submit]);

  const alert = failed ? ({ key: "errors.passkeyFailed" } as const) : data?.problems?.alert;
  return (
    <fetcher.Form method="post" action={path} onSubmit={() => setFailed(false)} className="act">
      {alert && <Alert focused>{say(alert)}</Alert>}
      <button
        className="btn quiet"
        type="submit"
        name="intent"
        value="passkeyStart"
        disabled={fetcher.state !== "idle"}
      >
        {t(fetcher.state === "idle" ? "security.passkeyAdd" : "security.passkeyAdding")}
      </button>
    </fetcher.Form>
  );
}
