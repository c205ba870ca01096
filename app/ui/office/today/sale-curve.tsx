/** How the next big night sells, against the last one like it: a drawing, and the same as a table. */
import type { SaleCurveView } from "../../../domain/office/views/sale-curve-view";
import { officeTexts } from "../../../i18n/office/office-texts";

const [LEFT, RIGHT, BOTTOM] = [48, 742, 214];

export function SaleCurve({ curve }: { curve: SaleCurveView }) {
  const t = officeTexts("today");
  const { title, date, last } = curve;
  return (
    <section className="o-box">
      <div className="between">
        <h2>{t("curve.title", { title, date })}</h2>
        <span className="soft small">
          <b className="o-now">━</b> {t("curve.seats")} {last && <b>┈ {t("curve.last", { title: last.title })}</b>}
        </span>
      </div>
      <Drawing curve={curve} />
      <details>
        <summary className="link">{t("curve.table")}</summary>
        <table className="o-table">
          <thead>
            <tr>
              <th>{t("curve.before")}</th>
              <th className="r">{title}</th>
              {last && <th className="r">{last.title}</th>}
            </tr>
          </thead>
          <tbody>
            {curve.table.map((row) => (
              <tr key={row.before}>
                <td>{row.before}</td>
                <td className="r">{row.next}</td>
                {last && <td className="r">{row.last}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Drawing({ curve }: { curve: SaleCurveView }) {
  const t = officeTexts("today");
  const { title, last, now, full, rows, columns, table, width, height } = curve;
  const at = table.find(({ next }, index) => table[index + 1]?.next === "–" || next === now.sold);
  const words = t("curve.picture", { title, sold: now.sold, full: full.seats, before: at?.before });
  const compared = last && at?.last ? ` ${t("curve.compared", { title: last.title, sold: at.last })}` : "";
  return (
    <svg className="curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words + compared}>
      {rows.map(({ y, label }) => (
        <g key={label}>
          <path className="grid" d={`M${LEFT} ${y}H${RIGHT}`} />
          <text x={LEFT - 6} y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <path className="full" d={`M${LEFT} ${full.y}H${RIGHT}`} />
      <text x={RIGHT} y={full.y - 6} textAnchor="end">
        {t("curve.full", { seats: full.seats })}
      </text>
      {last && <path className="then-line" d={last.path} />}
      {last && (
        <text x={last.name.x} y={last.name.y} textAnchor="end">
          {last.title}
        </text>
      )}
      <path className="now" d={curve.path} />
      <circle className="dot" cx={now.x} cy={now.y} r={5} />
      <text className="n" x={now.x - 2} y={now.y + 28} textAnchor="end">
        {now.sold}
      </text>
      {columns.map(({ x, label }, index) => (
        <text key={label} x={x} y={BOTTOM + 20} textAnchor={index === columns.length - 1 ? "end" : "middle"}>
          {label}
        </text>
      ))}
    </svg>
  );
}
