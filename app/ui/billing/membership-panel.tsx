/** The fan's Premium membership: its status, its end, and what they can do about it. */
import { Form, useNavigation } from "@remix-run/react";
import { CANCEL_REASONS, type CancelReason } from "../../domain/billing/cancel-reasons";
import type { MembershipNews, MembershipView } from "../../domain/billing/membership-view";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { FieldFrame } from "../forms/field";
import { SubmitButton } from "../forms/submit-button";
import { DisputedPremium } from "./disputed-premium";

type MembershipPanelProps = {
  membership: MembershipView;
  /** Whether plan and card can be changed here. False if another site does the billing. */
  managed: boolean;
  news: MembershipNews | undefined;
  /** What was typed, if canceling failed because we couldn't reach Stripe. */
  notCanceled?: TypedCancellation | undefined;
};

export type TypedCancellation = { reason?: CancelReason | undefined; comment: string };

const MOST_TYPED = 500;

export function MembershipPanel({ membership, managed, news, notCanceled }: MembershipPanelProps) {
  const { t } = useTexts("billing");
  const { t: watch } = useTexts("watch");
  const { state, interval, price, until, disputed } = membership;
  const late = state === "pastDue";
  const yearly = interval === "year";
  const plan = watch(yearly ? "premium.year" : "premium.month");
  const sent = useNavigation().formData?.get("intent");
  return (
    <section className="panel stack" aria-label={t("member.title")}>
      {news && (
        <Alert tone="good" focused>
          {t(`member.${news}`, { date: until })}
        </Alert>
      )}
      <h2 className="d4">{t(disputed ? "member.disputedTitle" : late ? "member.pastDueTitle" : "member.title")}</h2>
      {disputed && <DisputedPremium />}
      <p>{t("member.plan", { plan, price, per: watch(yearly ? "premium.aYear" : "premium.aMonth") })}</p>
      <p>{late ? t("member.pastDue") : t(`member.${state}`, { date: until })}</p>
      {managed && (
        <Form method="post" className="cta">
          {state === "ending" && (
            <SubmitButton intent="resume" pending={sent === "resume"} pendingText={t("member.resuming")}>
              {t("member.stay")}
            </SubmitButton>
          )}
          <SubmitButton className={late ? "btn" : "btn line"} intent="portal" pending={sent === "portal"}>
            {t(late ? "member.fix" : "member.change")}
          </SubmitButton>
        </Form>
      )}
      {state !== "ending" && <Cancellation until={until} pending={sent === "cancel"} typed={notCanceled} />}
    </section>
  );
}

type CancellationProps = { until: string; pending: boolean; typed: TypedCancellation | undefined };

/** Collapsed at first. The reason is optional. */
function Cancellation({ until, pending, typed }: CancellationProps) {
  const { t } = useTexts("billing");
  return (
    <details className="fold" open={typed !== undefined}>
      <summary>{t("member.cancel")}</summary>
      {typed && <Alert focused>{t("member.notCancelled")}</Alert>}
      <p>{t("member.cancelText", { date: until })}</p>
      <Form method="post" className="form stack">
        <FieldFrame id="reason" label={t("member.reason")}>
          {(control) => (
            <select className="select" name="reason" defaultValue={typed?.reason} {...control}>
              <option value="">{t("member.unsaid")}</option>
              {CANCEL_REASONS.map((reason) => (
                <option key={reason} value={reason}>
                  {t(`member.reasons.${reason}`)}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <FieldFrame id="comment" label={t("member.comment")}>
          {(control) => (
            <textarea
              className="input"
              name="comment"
              rows={3}
              maxLength={MOST_TYPED}
              defaultValue={typed?.comment}
              {...control}
            />
          )}
        </FieldFrame>
        <SubmitButton className="btn line" intent="cancel" pending={pending} pendingText={t("member.cancelling")}>
          {t("member.confirm", { date: until })}
        </SubmitButton>
      </Form>
    </details>
  );
}
