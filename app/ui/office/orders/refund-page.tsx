/** A refund: the choice, its consequences, and the button with the amount. */
import { Form, Link } from "@remix-run/react";
import type { RefundChosen, RefundOptions, RefundShown } from "../../../domain/office/orders/refund-view";
import { REFUND_REASONS } from "../../../domain/office/orders/refund-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { Field, FieldFrame } from "../../forms/field";
import type { RejectedDeed } from "./office-order-page";
import { RefundChoices } from "./refund-choices";

type RefundPageProps = {
  options: RefundOptions;
  chosen: RefundChosen;
  /** What is wrong with the choice. */
  problem: string | undefined;
  /** The consequences; undefined until something was chosen. */
  shown: RefundShown | undefined;
  deedId: string;
  rejected: RejectedDeed | undefined;
};

export function RefundPage({ options, chosen, problem, shown, deedId, rejected }: RefundPageProps) {
  const t = officeTexts("orders");
  const order = `/office/orders/${options.number}`;
  return (
    <div className="stack">
      <p className="small">
        <Link to="/office/orders">{t("title")}</Link> / <Link to={order}>{options.number}</Link>
      </p>
      <h1>{t("refund.title")}</h1>
      <p className="soft o-name">{t("refund.of", { number: options.number, what: options.what })}</p>
      {rejected && <Alert focused>{rejected.problem}</Alert>}
      <div className="o-grid">
        <RefundChoices options={options} chosen={chosen} problem={problem} />
        {shown && (
          <Decision shown={shown} chosen={chosen} deedId={deedId} action={`${order}/refund`} typed={rejected?.typed} />
        )}
      </div>
    </div>
  );
}

type DecisionProps = {
  shown: RefundShown;
  chosen: RefundChosen;
  deedId: string;
  action: string;
  typed: Record<string, string> | undefined;
};

function Decision({ shown, chosen, deedId, action, typed }: DecisionProps) {
  const t = officeTexts("orders");
  const back = new URLSearchParams(chosenFields(chosen)).toString();
  return (
    <Form method="post" action={`${action}?${back}`} className="o-box">
      <div className="preview">
        <b className="display">{t("refund.back", { amount: shown.amount })}</b>
        <ul className="changes">
          {shown.follows.map((one) => (
            <li key={one} className="o-name">
              {one}
            </li>
          ))}
        </ul>
      </div>
      {shown.refused || shown.limit ? (
        <p>{shown.refused ?? t("refund.limit", { amount: shown.limit })}</p>
      ) : (
        <>
          {chosenFields(chosen).map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <input type="hidden" name="digest" value={shown.digest} />
          <input type="hidden" name="deed" value={deedId} />
          <FieldFrame id="reason" label={t("refund.reason")}>
            {(control) => (
              <select className="select" name="reason" defaultValue={typed?.reason} {...control}>
                {REFUND_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(`refund.reasons.${reason}`)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <Field name="note" label={t("refund.note")} maxLength={2000} defaultValue={typed?.note} dir="auto" />
          <button type="submit" className="btn" name="intent" value="refund">
            {shown.free ? t("refund.buttonFree") : t("refund.button", { amount: shown.amount })}
          </button>
        </>
      )}
    </Form>
  );
}

/** The choice as form fields or query parameters. */
function chosenFields({ tickets, amount, line, pieces, whole }: RefundChosen): [name: string, value: string][] {
  return [
    ...tickets.map((one): [string, string] => ["ticket", one]),
    ...(amount ? [["amount", amount] as [string, string]] : []),
    ...(line
      ? ([
          ["line", line],
          ["pieces", pieces || "1"],
        ] as [string, string][])
      : []),
    ...(whole ? [["whole", "1"] as [string, string]] : []),
  ];
}
