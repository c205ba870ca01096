/** The settings of a webhook target: its URL, its secret, switching it off, removing it. */
import { Link } from "@remix-run/react";
import { ROTATION_HOURS } from "../../../domain/office/machines/webhook-events";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { TypedWebhook } from "../../../requests/office/machines/webhook-form";
import type { WebhookRow } from "../../../requests/office/machines/webhook-rows";
import { Alert } from "../../forms/alert";
import { DeedForm } from "../forms/deed-form";
import { SecretOnce } from "./secret-once";
import { WebhookFields } from "./webhook-fields";

type SettingsAnswer = { problem: string; typed?: TypedWebhook | undefined } | { secret: string } | { again: boolean };
type WebhookSettingsPageProps = {
  target: WebhookRow;
  /** Deed ids of the forms. */
  deeds: { change: string; rotate: string; power: string };
  answer: SettingsAnswer | undefined;
};

export function WebhookSettingsPage({ target, deeds, answer }: WebhookSettingsPageProps) {
  const t = officeTexts("machines");
  const { id, host, url, events, off, rotatingUntil } = target;
  const typed = answer && "problem" in answer ? answer.typed : undefined;
  const power = off ? "switchOn" : "switchOff";
  return (
    <div className="stack">
      <p className="small">
        <Link to={`/office/webhooks/${id}`}>{t("settings.back")}</Link>
      </p>
      <h1 className="o-name">{t("settings.title", { host })}</h1>
      {answer && "problem" in answer && <Alert focused>{answer.problem}</Alert>}
      {answer && "again" in answer && <Alert focused>{t("webhookForm.again")}</Alert>}
      {answer && "secret" in answer && <SecretOnce text={t("webhookForm.secretOnce")} secret={answer.secret} />}
      <DeedForm deedId={deeds.change} className="o-box stack">
        <WebhookFields typed={typed ?? { url, events }} />
        <p>
          <button className="btn" type="submit" name="intent" value="change">
            {t("webhookForm.save")}
          </button>
        </p>
      </DeedForm>
      <DeedForm deedId={deeds.rotate} className="o-box stack">
        <h2>{t("settings.rotateTitle")}</h2>
        <p>
          {rotatingUntil
            ? t("settings.rotating", { at: rotatingUntil })
            : t("settings.rotateText", { hours: ROTATION_HOURS })}
        </p>
        {!rotatingUntil && (
          <p>
            <button className="btn quiet line" type="submit" name="intent" value="rotate">
              {t("settings.rotate")}
            </button>
          </p>
        )}
      </DeedForm>
      <DeedForm deedId={deeds.power} className="o-box stack">
        <h2>{t(`settings.${power}`)}</h2>
        <p>{t(`settings.${power}Text`)}</p>
        <p>
          <button className="btn quiet line" type="submit" name="intent" value={power}>
            {t(`settings.${power}`)}
          </button>
        </p>
        <h2>{t("settings.removeTitle")}</h2>
        <p>{t("settings.removeText")}</p>
        <p>
          <button className="btn quiet line" type="submit" name="intent" value="remove">
            {t("settings.remove")}
          </button>
        </p>
      </DeedForm>
    </div>
  );
}
