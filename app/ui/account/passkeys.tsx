/** The fan's passkeys. Adding one needs scripts; the list and the removal do not. */
import { lazy, Suspense } from "react";
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

/** `made` is a formatted date. */
export type PasskeyRow = { id: string; made: string };

/** Loaded only by browsers that can create a passkey. */
const AddPasskey = lazy(() => import("./add-passkey").then((loaded) => ({ default: loaded.AddPasskey })));

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
  const scripted = useHydrated();
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
      {fresh &&
        (scripted && canUsePasskeys() ? (
          <Suspense>
            <AddPasskey path={path} />
          </Suspense>
        ) : (
          <p className="soft">{t("security.passkeyScripts")}</p>
        ))}
    </Panel>
  );
}
