/** The answer to a scan: one word that can be read at arm's length, why, whose ticket it is, and the button to let in. */
import { Form, useNavigation } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/content-language";
import type { DoorView } from "../../domain/door-view";
import { useTexts } from "../../i18n/texts";

/** `admitted`: this very request let the bearer in. Without a `label` there is no pass, and nothing can be let in. */
export type ScanResultProps = { scanned: DoorView; admitted: boolean; label: string | undefined };

export function ScanResult({ scanned, admitted, label }: ScanResultProps) {
  const { t } = useTexts("door");
  const pending = useNavigation().state === "submitting";
  const { state, at, title, when } = scanned;
  const word = admitted ? "admitted" : state;
  const good = admitted || state === "valid";
  return (
    <section className={good ? "arena door good" : "arena door bad"}>
      <div className="wrap stack">
        <div role="status">
          <h1 className="d1">{t(word)}</h1>
        </div>
        <p className="d5 display">{t(`${word}Text`, { at, title, when })}</p>
        {state === "valid" && label && (
          <Form method="post">
            <button className="btn" type="submit" name="intent" value="letIn" aria-busy={pending || undefined}>
              {t(pending ? "lettingIn" : "letIn")}
            </button>
          </Form>
        )}
        <dl className="pairs">
          <Fact name={t("number")} value={scanned.ticketNumber} />
          <Fact name={t("tier")} value={scanned.name} />
          <Fact name={t("guest")} value={scanned.guest} />
          <Fact name={t("night")} value={title} lang={CONTENT_LANGUAGE} />
        </dl>
        <p className="small soft">{label ? t("ready", { label }) : t("noPassText")}</p>
      </div>
    </section>
  );
}

function Fact({ name, value, lang }: { name: string; value: string | undefined; lang?: string }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={lang}>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
