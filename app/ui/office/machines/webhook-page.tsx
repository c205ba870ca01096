/** One webhook target: a test, and the log of its deliveries. */
import { Link } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { DeliveryLogRow, WebhookRow } from "../../../requests/office/machines/webhook-rows";
import { Alert } from "../../forms/alert";
import { DeedForm } from "../forms/deed-form";
import { ListEnd } from "../lists/list-end";
import { DeliveryLog } from "./delivery-log";

type TestAnswer = { status: number; ms: number } | { error: string; ms: number };
type WebhookPageAnswer = { problem: string } | { answer: TestAnswer | null };
type WebhookPageProps = {
  target: WebhookRow;
  deliveries: (DeliveryLogRow & { deedId: string })[];
  older: string | undefined;
  onFirstPage: boolean;
  /** The result of the last form. */
  done: string | undefined;
  deedId: string;
  answer: WebhookPageAnswer | undefined;
};

export function WebhookPage({ target, deliveries, older, onFirstPage, done, deedId, answer }: WebhookPageProps) {
  const t = officeTexts("machines");
  const { id, host, off, events } = target;
  const path = `/office/webhooks/${id}`;
  const said = DONE.find((one) => one === done);
  return (
    <div className="stack">
      <p className="small">
        <Link to="/office/webhooks">{t("webhooks.title")}</Link>
      </p>
      <h1 className="o-name">{host}</h1>
      {answer && <Answered answer={answer} />}
      {said && !answer && (
        <Alert tone="good" focused>
          {t(`webhook.${said}`)}
        </Alert>
      )}
      <p className="soft">{events.join(", ")}</p>
      {off && <p className="o-box">{t("webhook.offNote", { why: t(`off.${off.why}`), at: off.at })}</p>}
      <div className="row">
        {!off && (
          <DeedForm deedId={deedId}>
            <button className="btn" type="submit" name="intent" value="test">
              {t("webhook.test")}
            </button>
          </DeedForm>
        )}
        <Link className="btn quiet line" to={`${path}/settings`}>
          {t("webhook.settings")}
        </Link>
      </div>
      <h2>{t("webhook.log")}</h2>
      {deliveries.length > 0 && <DeliveryLog deliveries={deliveries} mayResend={!off} />}
      <ListEnd count={deliveries.length} filtered={false} path={path} older={older} first={onFirstPage} />
    </div>
  );
}

const DONE = ["done", "already", "resent"] as const;

function Answered({ answer }: { answer: WebhookPageAnswer }) {
  const t = officeTexts("machines");
  if ("problem" in answer) return <Alert focused>{answer.problem}</Alert>;
  const { answer: tested } = answer;
  if (!tested) return <Alert focused>{t("webhook.soon")}</Alert>;
  if ("error" in tested) return <Alert focused>{t("webhook.unanswered", { error: tested.error })}</Alert>;
  const good = tested.status >= 200 && tested.status < 300;
  return (
    <Alert tone={good ? "good" : "bad"} focused>
      {t("webhook.answered", { status: tested.status, ms: tested.ms })}
    </Alert>
  );
}
