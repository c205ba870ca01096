/** One payment: what it was for, its status, its invoice, and its actions. */
import { Link } from "@remix-run/react";
import { orderReference, type PaymentView } from "../../domain/billing/payment-view";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import { useTexts } from "../../i18n/texts";
import { RefundForm } from "./refund-form";

const BADGES: Record<PaymentView["state"], string> = {
  paid: "badge ok",
  open: "badge few",
  void: "badge gone",
  refunded: "badge gone",
  partly: "badge few",
  returned: "badge few",
  disputed: "badge few",
};

export function PaymentRow({ payment }: { payment: PaymentView }) {
  const { t } = useTexts("payments");
  const { t: site } = useTexts("site");
  const { kind, title, count, number, date, amount, state, back, page, invoice, giveBack } = payment;
  const name = title || (kind === "premium" ? site("nav.premium") : t("list.invoice", { number: number ?? "" }));
  const about = {
    tickets: t("list.tickets", { count: count ?? 0 }),
    night: t("list.night"),
    goods: t("list.goods"),
    premium: undefined,
    invoice: undefined,
  }[kind];
  const ordered = title && number ? t("list.order", { number }) : undefined;
  const invoiced = invoice?.number ? t("list.invoice", { number: invoice.number }) : undefined;
  return (
    <li className="paid">
      <div>
        <h3 lang={title ? CONTENT_LANGUAGE : undefined}>{name}</h3>
        <p className="soft small">{[date, about, ordered, invoiced].filter(Boolean).join(" · ")}</p>
      </div>
      <div className="sum">
        <b>{amount}</b>
        <span className={BADGES[state]}>{t(`list.${state}`, { amount: back })}</span>
      </div>
      <div className="row deeds no-print">
        {giveBack && <RefundForm order={payment.ref} kind={kind} giveBack={giveBack} name={name} />}
        {page && (
          <Link className="btn quiet link" to={page}>
            {t("list.details")}
            <span className="hide"> {name}</span>
          </Link>
        )}
        {invoice?.page && state !== "open" && (
          <a className="btn quiet link" href={invoice.page}>
            {t("list.receipt")}
            <span className="hide"> {name}</span>
          </a>
        )}
        {invoice?.pdf && (
          <a className="btn quiet link" href={invoice.pdf}>
            {t("list.pdf")}
            <span className="hide"> {name}</span>
          </a>
        )}
        <Link className="btn quiet link" to={`/billing-assistance?order=${orderReference(payment)}#letter`}>
          {t("list.ask")}
          <span className="hide"> {name}</span>
        </Link>
      </div>
    </li>
  );
}
