/** Open tasks, each with a link to where it is done. */
import type { TaskRow } from "../../../domain/office/views/today-view";
import { officeTexts } from "../../../i18n/office/office-texts";

export function OpenTasks({ tasks }: { tasks: TaskRow[] }) {
  const t = officeTexts("today");
  return (
    <section className="o-box first-phone">
      <h2>{t("needs")}</h2>
      {tasks.length === 0 ? (
        <p>{t("nothing")}</p>
      ) : (
        <ul className="todo">
          {tasks.map(({ kind, count, about, since, href }) => (
            <li key={kind}>
              <b>{t(`tasks.${kind}`, { count, about })}</b>
              <p>{since && t(kind === "doorPass" ? "begins" : "since", { since })}</p>
              <a className="btn quiet line" href={href}>
                {t("open")}
                <span className="hide"> {t(`tasks.${kind}`, { count, about })}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
