/**
 * The result of a scan: one word readable at arm's length, the reason, the ticket's holder, and the button to admit
 * them.
 */
import { Form, useNavigation } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { DoorView } from "../../domain/tickets/door-view";
import { useTexts } from "../../i18n/texts";
import "./door.css";

/** `admitted`: this request admitted the holder. Without a `label` there is no door pass, so nobody can be admitted. */
type ScanResultProps = { scanned: DoorView; admitted: boolean; label: string | undefined };

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
        {scanned.elsewhere && <p className="d5 display">{scanned.elsewhere}</p>}
        {state === "valid" && label && (
          <Form method="post">
            <button className="btn" type="submit" name="intent" value="letIn" aria-busy={pending || undefined}>
              {t(pending ? "lettingIn" : "letIn")}
            </button>
          </Form>
        )}
        <dl className="pairs">
          <Fact name={t("number")} value={scanned.ticketNumber} />
          {scanned.place.map(({ label, value }) => (
            <Fact key={label} name={label} value={value} lang={CONTENT_LANGUAGE} />
          ))}
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
