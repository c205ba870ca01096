/** The button that leads to Stripe's checkout page. While the request is pending, it says so. */
import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts";
import { SubmitButton } from "../forms/submit-button";

type BuyButtonProps = {
  intent: string;
  /** Sent along on pages that sell several plans. */
  plan?: string;
  className?: string;
  children: ReactNode;
};

export function BuyButton({ intent, plan, className = "btn full", children }: BuyButtonProps) {
  const { t } = useTexts("billing");
  const sent = useNavigation().formData;
  const pending = sent?.get("intent") === intent && (sent.get("plan") ?? undefined) === plan;
  return (
    <Form method="post">
      {plan && <input type="hidden" name="plan" value={plan} />}
      <SubmitButton className={className} intent={intent} pending={pending} pendingText={t("buy.going")}>
        {children}
      </SubmitButton>
    </Form>
  );
}
