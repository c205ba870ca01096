/** All data stored about a fan: one section per source, one list per row. */
import { Link } from "@remix-run/react";
import type { PersonalRecordView } from "../../domain/profile/personal-record-view";
import { useTexts } from "../../i18n/texts";

type StoredDataProps = { held: PersonalRecordView; back: string };

export function StoredData({ held, back }: StoredDataProps) {
  const { t } = useTexts("keeping");
  return (
    <>
      <div>
        <h2 className="d3 part">{t("held.title")}</h2>
        <p className="lead-text">{t("held.made", { date: held.made })}</p>
        <p className="soft">{t("held.note")}</p>
        <p>
          <Link to={back}>{t("held.back")}</Link>
        </p>
      </div>
      {held.unreachable && <p className="panel">{t("held.unreachable")}</p>}
      <div className="held stack">
        {held.parts.map(({ name, rows }) => (
          <details className="fold" key={name} open={rows.length < 4}>
            <summary>
              {t(`held.${name}`)} ({rows.length})
            </summary>
            {rows.length === 0 && <p className="soft">{t("held.nothing")}</p>}
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have a fixed order and never change
              <dl key={index} lang="en" dir="ltr">
                {row.map(([field, value]) => (
                  <div key={field}>
                    <dt className="soft">{field}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            ))}
          </details>
        ))}
      </div>
    </>
  );
}
