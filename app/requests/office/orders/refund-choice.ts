/** Reads what a staff member has chosen to refund, from the URL or the form. */
import type { RefundChoice } from "../../../../server/services/office/orders/refund-preview";
import { typedCents } from "../../../domain/forms/typed-money";
import type { RefundChosen } from "../../../domain/office/orders/refund-view";
import { officeTexts } from "../../../i18n/office/office-texts";

const MOST_TICKETS = 100;

/** `problem` says what is wrong with the input. Without any input, there is neither a choice nor a problem. */
type ReadChoice = { chosen: RefundChosen; choice?: RefundChoice; problem?: string };

export function refundChoice(fields: [name: string, value: string][], currency: string): ReadChoice {
  const t = officeTexts("orders");
  const last = (name: string) => fields.findLast(([one]) => one === name)?.[1].trim() ?? "";
  const tickets = fields.flatMap(([name, value]) => (name === "ticket" ? value : [])).slice(0, MOST_TICKETS);
  const ticketNumbers = [...new Set(tickets)].sort();
  const chosen = {
    tickets: ticketNumbers,
    amount: last("amount"),
    line: last("line"),
    pieces: last("pieces"),
    whole: last("whole") === "1",
  };
  if (chosen.whole) return { chosen, choice: { kind: "goods" } };
  if (chosen.line) {
    const [position, pieces] = [Number(chosen.line), Number(chosen.pieces || "1")];
    return { chosen, choice: { kind: "pieces", position, pieces } };
  }
  if (chosen.amount && ticketNumbers.length > 0) return { chosen, problem: t("refund.notBoth") };
  if (chosen.amount) {
    const cents = typedCents(chosen.amount, currency);
    if (cents === undefined) return { chosen, problem: t("refund.noAmount", { text: chosen.amount }) };
    if (cents === 0) return { chosen, problem: t("refund.zero") };
    return { chosen, choice: { kind: "goodwill", cents } };
  }
  return ticketNumbers.length > 0 ? { chosen, choice: { kind: "tickets", ticketNumbers } } : { chosen };
}
