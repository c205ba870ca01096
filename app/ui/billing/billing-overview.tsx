/** Everything a fan pays for and has paid, with the actions on each item. */
import type { CardView } from "../../domain/billing/card-view";
import type { MembershipView } from "../../domain/billing/membership-view";
import type { PaymentView } from "../../domain/billing/payment-view";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { CardPanel } from "./card-panel";
import { PaymentDueNote } from "./payment-due-note";
import { PaymentHistory } from "./payment-history";
import { PremiumLine } from "./premium-line";

export type BillingOverviewProps = {
  /** False if Stripe is unreachable, so that card and invoices are missing. */
  complete: boolean;
  membership: MembershipView | undefined;
  card: CardView | undefined;
  due: PaymentView[];
  payments: PaymentView[];
  page: number;
  pages: number;
  /** The amount that was just refunded. */
  back: string | undefined;
  /** Stripe was unreachable when the fan asked for its portal. */
  unreachable: boolean;
};

export function BillingOverview({ complete, membership, card, due, back, unreachable, ...list }: BillingOverviewProps) {
  const { t } = useTexts("payments");
  return (
    <>
      {unreachable && <Alert focused>{t("card.unreachable")}</Alert>}
      {back && (
        <Alert tone="good" focused>
          {t("refund.done", { amount: back })}
        </Alert>
      )}
      {!complete && (
        <p className="panel" role="status">
          {t("away")}
        </p>
      )}
      {due.map((payment) => (
        <PaymentDueNote key={payment.ref} payment={payment} />
      ))}
      <PremiumLine membership={membership} />
      {complete && <CardPanel card={card} />}
      <PaymentHistory {...list} />
    </>
  );
}
