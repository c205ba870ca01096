/** All payments of a fan, newest first, paginated, and the refund rule. */
import type { PaymentView } from "../../domain/billing/payment-view";
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";
import { PlainList } from "../elements/plain-list";
import { Pager } from "./pager";
import { PaymentRow } from "./payment-row";
import { RefundRuleText } from "./refund-rule-text";

type PaymentHistoryProps = { payments: PaymentView[]; page: number; pages: number };

export function PaymentHistory({ payments, page, pages }: PaymentHistoryProps) {
  const { t } = useTexts("payments");
  const action = { label: t("list.emptyAction"), to: "/tickets" };
  return (
    <section className="panel" aria-labelledby="payments">
      <div>
        <h2 className="d4" id="payments" tabIndex={-1}>
          {t("list.title")}
        </h2>
        <p className="soft">{t("list.text")}</p>
      </div>
      {payments.length > 0 ? (
        <>
          <PlainList className="list">
            {payments.map((payment) => (
              <PaymentRow key={payment.ref} payment={payment} />
            ))}
          </PlainList>
          {pages > 1 && <Pager page={page} pages={pages} />}
        </>
      ) : (
        <EmptyState title={t("list.emptyTitle")} text={t("list.emptyText")} action={action} />
      )}
      <RefundRuleText />
    </section>
  );
}
