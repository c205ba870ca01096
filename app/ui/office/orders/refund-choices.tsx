/** What can be refunded of an order. A GET form: its response shows the consequences and changes nothing. */
import { Form } from "@remix-run/react";
import type { RefundChosen, RefundOptions } from "../../../domain/office/orders/refund-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field, FieldFrame } from "../../forms/field";

type RefundChoicesProps = { options: RefundOptions; chosen: RefundChosen; problem: string | undefined };

export function RefundChoices({ options, chosen, problem }: RefundChoicesProps) {
  const t = officeTexts("orders");
  const path = `/office/orders/${options.number}/refund`;
  const errors = problem ? [problem] : [];
  if (options.tickets.length === 0 && options.left === undefined) return <p className="o-box">{t("refund.nothing")}</p>;
  if (options.articles.length > 0) return <Articles {...{ options, chosen, errors, path }} />;
  return (
    <Form method="get" action={path} className="o-box">
      <h2>{t("refund.what")}</h2>
      {options.tickets.length > 0 && <Tickets tickets={options.tickets} chosen={chosen.tickets} />}
      {options.left ? (
        <Field
          name="amount"
          label={t("refund.orAmount")}
          help={t("refund.amountHelp", { amount: options.left })}
          defaultValue={chosen.amount}
          inputMode="decimal"
          errors={errors}
          announced
        />
      ) : (
        errors.map((error) => (
          <p key={error} className="err" role="alert">
            {error}
          </p>
        ))
      )}
      <button type="submit" className="btn line">
        {t("refund.show")}
      </button>
    </Form>
  );
}

function Tickets({ tickets, chosen }: { tickets: RefundOptions["tickets"]; chosen: string[] }) {
  const t = officeTexts("orders");
  return (
    <table className="o-table cards">
      <thead>
        <tr>
          <th>
            <span className="hide">{t("refund.choose")}</span>
          </th>
          <th>{t("order.seat")}</th>
          <th>{t("order.code")}</th>
          <th className="r">{t("order.price")}</th>
        </tr>
      </thead>
      <tbody>
        {tickets.map(({ number, seat, price }) => (
          <tr key={number}>
            <td>
              <label className="choice">
                <input type="checkbox" name="ticket" value={number} defaultChecked={chosen.includes(number)} />
                <span className="hide">{`${seat} ${number}`}</span>
              </label>
            </td>
            <td data-l={t("order.seat")}>
              <b>{seat}</b>
            </td>
            <td data-l={t("order.code")}>{number}</td>
            <td className="r" data-l={t("order.price")}>
              {price}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ArticlesProps = { options: RefundOptions; chosen: RefundChosen; errors: string[]; path: string };

/** Two forms: pieces of one article, or everything. */
function Articles({ options, chosen, errors, path }: ArticlesProps) {
  const t = officeTexts("orders");
  return (
    <div className="o-box">
      <h2>{t("refund.what")}</h2>
      <Form method="get" action={path} className="o-deed">
        <FieldFrame id="line" label={t("refund.line")} errors={errors} announced>
          {(control) => (
            <select className="select" name="line" defaultValue={chosen.line} {...control}>
              {options.articles.map(({ position, name, left, price }) => (
                <option key={position} value={position}>
                  {`${name} · ${price} · ${left}`}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
        <Field name="pieces" label={t("refund.pieces")} defaultValue={chosen.pieces || "1"} inputMode="numeric" />
        <button type="submit" className="btn line">
          {t("refund.show")}
        </button>
      </Form>
      {options.left && (
        <Form method="get" action={path} className="o-deed">
          <p>
            {t("refund.whole")}: {options.left}
          </p>
          <button type="submit" className="btn line" name="whole" value="1">
            {t("refund.show")}
          </button>
        </Form>
      )}
    </div>
  );
}
