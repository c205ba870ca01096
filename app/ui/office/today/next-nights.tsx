/** The next nights: how full they are, and the state of their sale. */
import type { NightRow } from "../../../domain/office/views/today-view";
import { officeTexts } from "../../../i18n/office/office-texts";

const BADGES: Partial<Record<NightRow["state"], string>> = {
  canceled: "badge off",
  postponed: "badge off",
  undated: "badge soon",
  soldOut: "badge gone",
  soon: "badge soon",
};
/** From this percentage on, a night is nearly sold out. */
const NEARLY_FULL = 80;

export function NextNights({ nights }: { nights: NightRow[] }) {
  const t = officeTexts("today");
  return (
    <section className="o-box">
      <h2>{t("nights")}</h2>
      {nights.length === 0 ? (
        <p>{t("noNights")}</p>
      ) : (
        <table className="o-table cards">
          <thead>
            <tr>
              <th>{t("night")}</th>
              <th>{t("date")}</th>
              <th className="r">{t("soldOf")}</th>
              <th>{t("full")}</th>
              <th>{t("state")}</th>
            </tr>
          </thead>
          <tbody>
            {nights.map((night) => (
              <NightOfTable key={night.id} night={night} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function NightOfTable({
  night: { title, href, date, sold, capacity, full, state, opens, waiting },
}: {
  night: NightRow;
}) {
  const t = officeTexts("today");
  const text = t(`states.${state}`, { opens });
  return (
    <tr>
      <td>
        <a href={href} dir="auto">
          {title}
        </a>
      </td>
      <td data-l={t("date")}>{date}</td>
      <td className="r" data-l={t("soldOf")}>
        {sold} / {capacity}
      </td>
      <td data-l={t("fullOf", { n: full })}>
        <span
          className={full >= NEARLY_FULL ? "fill hotfill" : "fill"}
          role="img"
          aria-label={t("percent", { n: full })}
        >
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={full} height={1} />
          </svg>
        </span>
      </td>
      <td data-l={t("state")}>
        <span className={BADGES[state] ?? "badge"}>{waiting > 0 ? t("waiting", { count: waiting, text }) : text}</span>
      </td>
    </tr>
  );
}
