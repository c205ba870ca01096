/** Calling off a night: the consequences, its short code as confirmation, and the progress. */
import { Form } from "@remix-run/react";
import type { NightFormView } from "../../../domain/office/nights/night-form-view";
import type { NightHeadView } from "../../../domain/office/nights/night-views";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { NightField } from "./night-field";
import { NightHead } from "./night-head";
import { DeedId } from "./night-hidden";

export type OffPreviewView = {
  orders: number;
  tickets: number;
  used: number;
  given: number;
  disputed: number;
  holds: number;
  inCheckout: number;
  mails: number;
  languages: string;
  amount: string;
  broadcasts: number;
  /** The part of `amount` for broadcasts. */
  broadcastAmount: string;
  fees: string;
  tiers: { tier: string; tickets: number; amount: string }[];
  digest: string;
};
export type OffJobView = {
  done: number;
  total: number;
  finished: boolean;
  fault: string | undefined;
  amount: string;
  refunds: number;
};
type NightOffPageProps = {
  head: NightHeadView;
  deed: string;
  code: string;
  form: NightFormView;
  preview: OffPreviewView;
  job: OffJobView | undefined;
  notice: string | undefined;
};

export function NightOffPage({ head, deed, code, form, preview, job, notice }: NightOffPageProps) {
  const t = officeTexts("nights");
  const refused = head.state === "draft" ? t("off.draft") : !job && head.state === "off" && t("off.already");
  return (
    <div className="stack">
      <NightHead {...head} />
      {notice && <Alert focused>{notice}</Alert>}
      <h2>{t("off.title", { title: head.title })}</h2>
      {job && <Progress job={job} />}
      {refused && <p className="o-box">{refused}</p>}
      {!job && !refused && (
        <>
          <p>{t("off.text")}</p>
          <Form method="post" className="o-box">
            <h2>{t("off.follows")}</h2>
            <DeedId id={deed} />
            <input type="hidden" name="digest" value={preview.digest} />
            <OffPreview {...preview} />
            <NightField form={form} name="code" label={t("off.code", { code })} />
            <button type="submit" className="btn" name="intent" value="callOff">
              {t("off.button", { amount: preview.amount })}
            </button>
          </Form>
        </>
      )}
    </div>
  );
}

function OffPreview(preview: OffPreviewView) {
  const t = officeTexts("nights");
  const { orders, tickets, used, given, amount, broadcasts, disputed, holds, inCheckout, mails, languages, tiers } =
    preview;
  return (
    <div className="preview">
      <ul className="changes">
        <li>{t("off.orders", { count: orders })}</li>
        <li>{t("off.tickets", { tickets, used, given })}</li>
        {broadcasts > 0 && <li>{t("off.broadcasts", { count: broadcasts, amount: preview.broadcastAmount })}</li>}
        <li>
          {t("off.money", { amount })}
          {tiers.length > 0 && (
            <ul>
              {tiers.map((one) => (
                <li key={one.tier}>{t("off.tier", one)}</li>
              ))}
            </ul>
          )}
        </li>
        {disputed > 0 && <li>{t("off.disputed", { count: disputed })}</li>}
        <li>{t("off.fees", { amount: preview.fees })}</li>
        {holds > 0 && <li>{t("off.holds", { count: holds })}</li>}
        {inCheckout > 0 && <li>{t("off.checkouts", { count: inCheckout })}</li>}
        <li>
          {t("off.mails", { count: mails })} {mails > 0 && t("move.languages", { list: languages })}
        </li>
      </ul>
    </div>
  );
}

function Progress({ job: { finished, fault, ...job } }: { job: OffJobView }) {
  const t = officeTexts("nights");
  if (finished) {
    return (
      <p className="o-box" role="status">
        {t("off.finished", job)}
      </p>
    );
  }
  return (
    <section className="o-box" aria-live="polite">
      <h2>{t("off.working")}</h2>
      <progress value={job.done} max={Math.max(1, job.total)} />
      <p>{t("off.progress", job)}</p>
      {fault && <p>{t("off.waiting", { fault })}</p>}
    </section>
  );
}
