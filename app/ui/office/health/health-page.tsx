/** The state of the site: version, store, doctor's findings, jobs, mails, settings. */
import { Link } from "@remix-run/react";
import type { FactRow, JobRow, MailRow } from "../../../domain/office/views/health-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { UnsentMails } from "./unsent-mails";

type FindingView = { state: "ok" | "warning" | "failure"; about: string; says: string; remedy?: string };
type HealthPageProps = {
  release: { version: string; builtAt: string };
  facts: FactRow[];
  jobs: JobRow[];
  mails: MailRow[];
  /** When the checks were made; undefined while the first ones are running. */
  checked: string | undefined;
  findings: FindingView[];
  settings: { name: string; set: boolean }[];
  /** How many mails were just retried. */
  retried: number | undefined;
  dropped: boolean;
};

export function HealthPage(props: HealthPageProps) {
  const { release, facts, jobs, mails, checked, findings, settings, retried, dropped } = props;
  const t = officeTexts("health");
  return (
    <div className="stack">
      <h1>{t("title")}</h1>
      {retried !== undefined && (
        <Alert tone={retried > 0 ? "good" : "bad"} focused>
          {retried > 0 ? t("retried", { count: retried }) : t("gone")}
        </Alert>
      )}
      {dropped && (
        <Alert tone="good" focused>
          {t("dropped")}
        </Alert>
      )}
      <div className="o-grid">
        <div className="stack">
          <Findings checked={checked} findings={findings} />
          <Jobs jobs={jobs} />
          <UnsentMails mails={mails} />
        </div>
        <div className="stack">
          <section className="o-box">
            <h2>{t("site")}</h2>
            <dl className="lines">
              <dt>{t("version")}</dt>
              <dd>{release.version}</dd>
              <dt>{t("built")}</dt>
              <dd>{release.builtAt || t("never")}</dd>
              {facts.map(({ id, name, value, bad }) => (
                <Fact key={id} name={name} value={value} bad={bad} />
              ))}
            </dl>
          </section>
          <Settings settings={settings} />
        </div>
      </div>
    </div>
  );
}

function Fact({ name, value, bad }: Omit<FactRow, "id">) {
  return (
    <>
      <dt>{name}</dt>
      <dd className={bad ? "bad" : undefined}>{value}</dd>
    </>
  );
}

const BADGES = { ok: "badge ok", warning: "badge few", failure: "badge off" };

function Findings({ checked, findings }: Pick<HealthPageProps, "checked" | "findings">) {
  const t = officeTexts("health");
  const order = ["failure", "warning", "ok"];
  const sorted = findings.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <section className="o-box">
      <div className="between">
        <h2>{t("checks")}</h2>
        <Link to="/office/health?again">{t("again")}</Link>
      </div>
      <p className="soft small">{checked ? t("checkedAt", { since: checked }) : t("checking")}</p>
      <ul className="o-findings">
        {sorted.map(({ state, about, says, remedy }) => (
          <li key={`${about} ${says}`}>
            <span className={BADGES[state]}>{t(`states.${state}`)}</span>
            <div>
              <b>{about}</b>: {says}
              {remedy && <p className="soft">{remedy}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Jobs({ jobs }: { jobs: JobRow[] }) {
  const t = officeTexts("health");
  return (
    <section className="o-box" id="jobs">
      <h2>{t("jobs")}</h2>
      {jobs.length === 0 ? (
        <p>{t("noJobs")}</p>
      ) : (
        <table className="o-table cards">
          <thead>
            <tr>
              <th>{t("job")}</th>
              <th>{t("ended")}</th>
              <th className="r">{t("took")}</th>
              <th>{t("succeeded")}</th>
              <th className="r">{t("failures")}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ job, ended, took, succeeded, failures }) => (
              <tr key={job}>
                <td>
                  <b>{job}</b>
                </td>
                <td data-l={t("ended")}>{ended}</td>
                <td className="r" data-l={t("took")}>
                  {took}
                </td>
                <td data-l={t("succeeded")}>{succeeded}</td>
                <td className="r" data-l={t("failures")}>
                  {failures > 0 ? <span className="badge off">{failures}</span> : 0}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Settings({ settings }: Pick<HealthPageProps, "settings">) {
  const t = officeTexts("health");
  return (
    <section className="o-box">
      <h2>{t("settings")}</h2>
      <p className="soft small">{t("settingsText")}</p>
      <table className="o-table">
        <tbody>
          {settings.map(({ name, set }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={set ? undefined : "soft"}>{t(set ? "set" : "unset")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
