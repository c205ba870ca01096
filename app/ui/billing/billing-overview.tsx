/** What a fan pays and has paid, in one place, with what she can do about each of it. */
import type { CardView } from "../../domain/card-view";
import type { MembershipView } from "../../domain/membership-view";
import type { PaymentView } from "../../domain/payment-view";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { CardPanel } from "./card-panel";
import { PaymentDueNote } from "./payment-due-note";
import { PaymentHistory } from "./payment-history";
import { PremiumLine } from "./premium-line";

export type BillingOverviewProps = {
  /** False while Stripe cannot be reached: then card and invoices are missing. */
  complete: boolean;
  membership: MembershipView | undefined;
  card: CardView | undefined;
  due: PaymentView[];
  payments: PaymentView[];
  page: number;
  pages: number;
  /** The amount that she has just got back. */
  back: string | undefined;
  /** Stripe's page was asked for and could not be reached. */
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
