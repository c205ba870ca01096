/** A night's sales by day, as a drawing and as a table. */
import type { CurveView } from "../../../domain/office/nights/curve-points";
import { officeTexts } from "../../../i18n/office/office-texts";

export function NightSalesCurve({ curve }: { curve: CurveView | undefined }) {
  const t = officeTexts("nights");
  if (!curve) return <p className="soft">{t("curve.none")}</p>;
  const { points, width, height, days, total, from, to } = curve;
  const summary = t("curve.summary", { total, from, to });
  return (
    <>
      <svg className="curve" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary}>
        <line className="grid" x1="0" x2={width} y1={height - 1} y2={height - 1} />
        <polyline className="now" points={points} />
        <text className="n" x={width} y="20" textAnchor="end">
          {total}
        </text>
      </svg>
      <details>
        <summary className="link">{t("curve.table")}</summary>
        <table className="o-table">
          <thead>
            <tr>
              <th>{t("curve.day")}</th>
              <th className="r">{t("curve.sold")}</th>
              <th className="r">{t("curve.total")}</th>
            </tr>
          </thead>
          <tbody>
            {days.map((day) => (
              <tr key={day.day}>
                <td>{day.day}</td>
                <td className="r">{day.sold}</td>
                <td className="r">{day.total}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
