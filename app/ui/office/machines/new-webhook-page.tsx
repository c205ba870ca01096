/** The form that adds a webhook target, and its secret, shown once. */
import { Link } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { TypedWebhook } from "../../../requests/office/machines/webhook-form";
import { Alert } from "../../forms/alert";
import { DeedForm } from "../forms/deed-form";
import { SecretOnce } from "./secret-once";
import { WebhookFields } from "./webhook-fields";

type NewWebhookAnswer =
  | { added: { id: string; host: string; secret: string } }
  | { problem: string | undefined; again: boolean; typed: TypedWebhook };
type NewWebhookPageProps = { deedId: string; answer: NewWebhookAnswer | undefined };

export function NewWebhookPage({ deedId, answer }: NewWebhookPageProps) {
  const t = officeTexts("machines");
  if (answer && "added" in answer) {
    const { id, host, secret } = answer.added;
    return (
      <div className="stack">
        <h1>{t("webhookForm.secretTitle", { host })}</h1>
        <SecretOnce text={t("webhookForm.secretOnce")} secret={secret} />
        <p>
          <Link to={`/office/webhooks/${id}`}>{t("settings.back")}</Link>
        </p>
      </div>
    );
  }
  const problem = answer?.again ? t("webhookForm.again") : answer?.problem;
  return (
    <div className="stack">
      <p className="small">
        <Link to="/office/webhooks">{t("webhooks.title")}</Link>
      </p>
      <h1>{t("webhookForm.newTitle")}</h1>
      {problem && <Alert focused>{problem}</Alert>}
      <DeedForm deedId={deedId} className="o-box stack">
        <WebhookFields typed={answer?.typed ?? { url: "", events: [] }} />
        <p>
          <button className="btn" type="submit" name="intent" value="add">
            {t("webhookForm.add")}
          </button>
        </p>
      </DeedForm>
    </div>
  );
}
