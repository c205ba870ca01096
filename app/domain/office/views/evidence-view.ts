/** The evidence sheet for a disputed payment. */
import type { DisputeEvidence } from "../../../../server/services/office/money/dispute-evidence";
import type { OfficeText } from "../../../i18n/office/office-texts";
import { addressLines } from "../../format/address-lines";
import { parcelWords } from "../../shop/goods-order-view";
import { onPage } from "./money-view";
import { instantKey } from "./utc-text";

export type EvidenceView = {
  id: string;
  facts: { name: string; value: string }[];
  tickets: { number: string; state: string; cameIn: string; door: string }[];
  mails: { kind: string; sent: string }[];
  history: { at: string; what: string; who: string }[];
};

/** `auditWords` says an action of the audit trail in words. */
export function evidenceView(
  found: DisputeEvidence,
  t: OfficeText<"money">,
  auditWords: (action: string) => string,
): EvidenceView {
  const { dispute, payment, order, night, bought, goods, lines, number } = found;
  const at = (instant: Date | null | undefined) => (instant ? `${instantKey(instant)} UTC` : "");
  const articles = lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(", ");
  const address = goods?.address ? addressLines(goods.address, "en").join(", ") : "";
  const facts = [
    [t("columns.amount"), onPage(dispute.cents, dispute.currency.toUpperCase())],
    [t("columns.reason"), dispute.reason.replaceAll("_", " ")],
    [t("columns.status"), dispute.status.replaceAll("_", " ")],
    [t("dispute.payment"), [dispute.paymentIntentId, at(payment?.createdAt)].filter(Boolean).join(", ")],
    [t("columns.order"), number],
    [
      t("dispute.buyer"),
      [order?.fullName ?? goods?.address?.name, order?.email ?? goods?.email].filter(Boolean).join(", "),
    ],
    [t("dispute.bought"), articles || (bought?.name ?? "")],
    [t("dispute.night"), night ? [night.title, ...(night.scheduleTbd ? [] : [at(night.startAt)])].join(", ") : ""],
    [t("dispute.address"), address],
    [t("dispute.sent"), at(goods?.sentAt)],
    [t("dispute.tracking"), goods ? (parcelWords(goods) ?? "") : ""],
  ] as const;
  return {
    id: dispute.id,
    facts: facts.flatMap(([name, value]) => (value ? [{ name, value }] : [])),
    tickets: found.tickets.map(({ ticketNumber, status, checkedInAt, checkedInBy }) => ({
      number: ticketNumber,
      state: status.toLowerCase(),
      cameIn: checkedInAt ? instantKey(checkedInAt) : "",
      door: checkedInBy ?? "",
    })),
    mails: found.mails.map(({ template, sentAt }) => ({
      kind: template.replaceAll("_", " "),
      sent: at(sentAt) || t("dispute.unsent"),
    })),
    history: found.history.map(({ at: when, action, actor }) => ({
      at: at(when),
      what: auditWords(action),
      who: actor,
    })),
  };
}
