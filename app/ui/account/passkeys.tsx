/** The fan's passkeys. Adding one needs scripts; the list and the removal do not. */
import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { KeyedText } from "../../domain/authenticator/keyed-text";
import { useTexts } from "../../i18n/texts";
import { canUsePasskeys } from "../authenticator/can-use-passkeys";
import { useText } from "../authenticator/use-text";
import { useHydrated } from "../document/use-hydrated";
import { Alert } from "../forms/alert";
import { Panel } from "../profile/panel";
import type { RejectedForm } from "./account-form";
import { OneButtonForm } from "./one-button-form";
import type { SecurityNews } from "./security-page";

/** `made` is a date as text. */
export type PasskeyRow = { id: string; made: string };

type PasskeysProps = {
  path: string;
  rejected: RejectedForm | undefined;
  fresh: boolean;
  news: SecurityNews | undefined;
  list: PasskeyRow[];
  problem?: KeyedText | undefined;
};

export function Passkeys({ path, rejected, fresh, news, list, problem }: PasskeysProps) {
  const { t } = useTexts("security");
  const say = useText("fields");
  const newsTexts = { passkey: t("security.passkeyNews"), passkeyRemoved: t("security.passkeyRemoved") };
  return (
    <Panel
      id="passkeys"
      path={path}
      title={t("security.passkeyTitle")}
      text={t("security.passkeyText")}
      news={news === "passkey" || news === "passkeyRemoved" ? newsTexts[news] : undefined}
    >
      {problem && <Alert>{say(problem)}</Alert>}
      {list.map(({ id, made }) => (
        <div className="factor" key={id}>
          <div className="between">
            <h3>{t("security.passkeyMade", { date: made })}</h3>
            {fresh && (
              <OneButtonForm path={path} rejected={rejected} intent="passkeyDelete" fields={{ key: id }}>
                {t("security.passkeyRemove")}
              </OneButtonForm>
            )}
          </div>
        </div>
      ))}
      {fresh && <AddPasskey path={path} />}
    </Panel>
  );
}

/** Asks the server for the options, the browser for the passkey, and sends it to the server. */
function AddPasskey({ path }: { path: string }) {
  const { t } = useTexts("security");
  const say = useText("fields");
  const scripted = useHydrated();
  const fetcher = useFetcher<{ passkeyOptions?: object; problems?: { alert?: KeyedText } }>();
  const [failed, setFailed] = useState(false);
  const { data, submit } = fetcher;
  const options = data?.passkeyOptions;

  useEffect(() => {
    if (!options) return;
    import("../authenticator/passkey-browser")
      .then(({ makePasskey }) => makePasskey(options))
      .then(
        (credential) =>
          submit(
            { intent: "passkeyComplete", credential: JSON.stringify(credential) },
            { method: "post", action: path },
          ),
        () => setFailed(true),
      );
  }, [options, path, submit]);

  if (!scripted || !canUsePasskeys()) return <p className="soft">{t("security.passkeyScripts")}</p>;
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
