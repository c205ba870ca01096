/** The history of an order, newest first. */
import type { TimelineEntry } from "../../../domain/office/orders/order-view";

export function OrderTimeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol className="hist">
      {entries.map(({ id, when, what, by, text, tone }) => (
        <li key={id} className={tone}>
          <div className="o-name">
            <p>
              <b>{what}</b>
              {by && <span className="soft"> {by}</span>}
            </p>
            {text && <p dir="auto">{text}</p>}
            <time>{when}</time>
          </div>
        </li>
      ))}
    </ol>
  );
}
