/** What was charged, with links to the invoice and to help. */
import type { ArrivalView } from "../../domain/paid/arrival-view";
import { PaidLink } from "./paid-link";

export function PaidReceipt({ receipt }: { receipt: ArrivalView["receipt"] }) {
  const { title, lines, total, notes, acts } = receipt;
  return (
    <aside className="side" aria-labelledby="receipt">
      <section className="sumup stack">
        <h2 className="d4" id="receipt">
          {title}
        </h2>
        <dl className="paid-lines">
          {lines.map(({ label, amount }) => (
            <div className="pair" key={label.text}>
              <dt lang={label.lang}>{label.text}</dt>
              <dd>{amount}</dd>
            </div>
          ))}
          <div className="pair sum">
            <dt>{total.label}</dt>
            <dd>{total.amount}</dd>
          </div>
        </dl>
        {notes.map((note) => (
          <p className="help" key={note}>
            {note}
          </p>
        ))}
        <div className="row no-print">
          {acts.map((act, index) => (
            <PaidLink key={act.to} link={act} className={index === 0 && acts.length > 1 ? "btn line quiet" : "link"} />
          ))}
        </div>
      </section>
    </aside>
  );
}
