/** Beside a night's form: the consequences of saving it, what is still missing, and its sales. */

import type { CurveView } from "../../../domain/office/nights/curve-points";
import type { NightCheck } from "../../../domain/office/nights/night-checklist";
import type { Consequence } from "../../../domain/office/nights/night-consequences";
import { officeTexts } from "../../../i18n/office/office-texts";
import { NightSalesCurve } from "./night-sales-curve";

type NightSideProps = {
  /** Undefined until requested. */
  follows: Consequence[] | undefined;
  checks: { check: NightCheck; done: boolean }[];
  curve: CurveView | undefined;
};

export function NightSide({ follows, checks, curve }: NightSideProps) {
  const t = officeTexts("nights");
  return (
    <aside className="side stack">
      <section className="o-box" id="follows">
        <h2>{t("follows.heading")}</h2>
        <Follows follows={follows} />
        <p className="help">{t("editor.saveHelp")}</p>
      </section>
      <NightChecks checks={checks} />
      <section className="o-box">
        <h2>{t("curve.title")}</h2>
        <NightSalesCurve curve={curve} />
      </section>
    </aside>
  );
}

function Follows({ follows }: Pick<NightSideProps, "follows">) {
  const t = officeTexts("nights");
  if (!follows) return <p className="small">{t("follows.ask")}</p>;
  if (follows.length === 0) return <p className="small">{t("follows.nothing")}</p>;
  const tiers = [...new Set(follows.map(({ tier }) => tier))];
  return tiers.map((tier) => (
    <div className="preview" key={tier ?? ""}>
      {tier !== undefined && (
        <p className="small">
          <b dir="auto">{tier}</b>
        </p>
      )}
      <ul className="changes">
        {follows
          .filter((one) => one.tier === tier)
          .map(({ says, fill }) => (
            <li key={says}>{t(`follows.${says}`, fill)}</li>
          ))}
      </ul>
    </div>
  ));
}

export function NightChecks({ checks }: Pick<NightSideProps, "checks">) {
  const t = officeTexts("nights");
  return (
    <section className="o-box">
      <h2>{t("checks.title")}</h2>
      <ul className="o-checks">
        {checks.map(({ check, done }) => (
          <li key={check}>
            <span className={`badge ${done ? "ok" : "few"}`}>{t(done ? "checks.done" : "checks.open")}</span>{" "}
            {t(`checks.${check}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
