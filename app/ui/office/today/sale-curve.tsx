/** The sales of the next big night compared with the last one like it, as a drawing and as a table. */
import type { CurveDrawing, SaleCurveView } from "../../../domain/office/views/sale-curve-view";
import { officeTexts } from "../../../i18n/office/office-texts";

export function SaleCurve({ curve }: { curve: SaleCurveView }) {
  const t = officeTexts("today");
  const { title, date, last } = curve;
  return (
    <section className="o-box">
      <div className="between">
        <h2>{t("curve.title", { title, date })}</h2>
        <span className="soft small">
          <b className="o-now">━</b> {t("curve.seats")} {last && <b>┈ {t("curve.last", { title: last })}</b>}
        </span>
      </div>
      {curve.drawings.map((drawing) => (
        <Drawing key={drawing.name} curve={curve} drawing={drawing} />
      ))}
      <details>
        <summary className="link">{t("curve.table")}</summary>
        <table className="o-table">
          <thead>
            <tr>
              <th>{t("curve.before")}</th>
              <th className="r">{title}</th>
              {last && <th className="r">{last}</th>}
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

/** The style sheet shows the drawing that fits the window. */
function Drawing({ curve, drawing }: { curve: SaleCurveView; drawing: CurveDrawing }) {
  const t = officeTexts("today");
  const { title, last, sold, seats, table } = curve;
  const { name, width, height, left, right, bottom, now, rows, columns, fullY, lastPath, lastName } = drawing;
  const at = table.find(({ next }, index) => table[index + 1]?.next === "–" || next === sold);
  const words = t("curve.picture", { title, sold, full: seats, before: at?.before });
  const compared = last && at?.last ? ` ${t("curve.compared", { title: last, sold: at.last })}` : "";
  return (
    <svg className={`curve ${name}`} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words + compared}>
      {rows.map(({ y, label }) => (
        <g key={label}>
          <path className="grid" d={`M${left} ${y}H${right}`} />
          <text x={left - 6} y={y + 4} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      <path className="full" d={`M${left} ${fullY}H${right}`} />
      <text x={right} y={fullY - 6} textAnchor="end">
        {t("curve.full", { seats })}
      </text>
      {lastPath && <path className="then-line" d={lastPath} />}
      {lastName && (
        <text x={lastName.x} y={lastName.y} textAnchor="end">
          {last}
        </text>
      )}
      <path className="now" d={drawing.path} />
      <circle className="dot" cx={now.x} cy={now.y} r={5} />
      <text className="n" x={now.x - 2} y={drawing.soldY} textAnchor="end">
        {sold}
      </text>
      {columns.map(({ x, label }, index) => (
        <text key={label} x={x} y={bottom + 20} textAnchor={index === columns.length - 1 ? "end" : "middle"}>
          {label}
        </text>
      ))}
    </svg>
  );
}
