/** A refund within the rule. Collapsed, so that a single click never triggers one. */
import { Form, useNavigation } from "@remix-run/react";
import type { PaymentView } from "../../domain/billing/payment-view";
import { useTexts } from "../../i18n/texts";
import { SubmitButton } from "../forms/submit-button";

type RefundFormProps = {
  order: string;
  kind: PaymentView["kind"];
  giveBack: NonNullable<PaymentView["giveBack"]>;
  name: string;
};

export function RefundForm({ order, kind, giveBack: { amount, until }, name }: RefundFormProps) {
  const { t } = useTexts("payments");
  const sent = useNavigation().formData;
  const pending = sent?.get("intent") === "refund" && sent.get("order") === order;
  const rule = `${kind === "night" ? "night" : "tickets"}${until === "open" ? "Open" : "Until"}` as const;
  return (
    <details>
      <summary className="btn quiet line">
        {t("refund.open")}
        <span className="hide"> {name}</span>
      </summary>
      <p>{t(`refund.${rule}`, { amount, date: until })}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="order" value={order} />
        <SubmitButton className="btn" intent="refund" pending={pending} pendingText={t("refund.sending")}>
          {t("refund.confirm", { amount })}
        </SubmitButton>
      </Form>
    </details>
  );
}
