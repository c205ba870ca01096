/** The office's first page. */
import type { SaleCurveView } from "../../../domain/office/views/sale-curve-view";
import type { NightRow, TaskRow, TodayFigures } from "../../../domain/office/views/today-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { NextNights } from "./next-nights";
import { OpenTasks } from "./open-tasks";
import { SaleCurve } from "./sale-curve";

type TodayPageProps = {
  figures: TodayFigures;
  /** Undefined for staff who may not see money. */
  money: { taken: string; refunded: string } | undefined;
  nights: NightRow[];
  curve: SaleCurveView | undefined;
  tasks: TaskRow[];
};

export function TodayPage({ figures, money, nights, curve, tasks }: TodayPageProps) {
  const t = officeTexts("today");
  const waiting = tasks.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="stack">
      <div className="between">
        <h1>{figures.day}</h1>
        <p className="soft small">{t("clock", { zone: figures.zone, clock: figures.clock })}</p>
      </div>
      <dl className="nums">
        <div>
          <dt>{t("sold")}</dt>
          <dd>{figures.sold}</dd>
          <dd className="note">
            <Difference n={figures.difference} /> {t("week", { n: figures.week })}
          </dd>
        </div>
        {money && (
          <div>
            <dt>{t("taken")}</dt>
            <dd>{money.taken}</dd>
            <dd className="note soft">{money.refunded ? t("refunded", { amount: money.refunded }) : t("noRefund")}</dd>
          </div>
        )}
        <div>
          <dt>{t("held")}</dt>
          <dd>{figures.held}</dd>
          <dd className="note soft">{t("paying", { count: figures.paying })}</dd>
        </div>
        <div>
          <dt>{t("premium")}</dt>
          <dd>{figures.members}</dd>
          <dd className="note soft">{t("joined", { joined: figures.joined, left: figures.left })}</dd>
        </div>
        <div className={waiting > 0 ? "act" : undefined}>
          <dt>{t("needs")}</dt>
          <dd>{waiting}</dd>
        </div>
      </dl>
      <div className="o-grid">
        <div className="stack">
          {curve && <SaleCurve curve={curve} />}
          <NextNights nights={nights} />
        </div>
        <OpenTasks tasks={tasks} />
      </div>
    </div>
  );
}

function Difference({ n }: { n: number }) {
  const t = officeTexts("today");
  if (n === 0) return null;
  return <span className={n > 0 ? "good" : "soft"}>{t(n > 0 ? "more" : "fewer", { n: Math.abs(n) })}</span>;
}
