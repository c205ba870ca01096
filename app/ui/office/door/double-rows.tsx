/** Tickets that were admitted more than once, or although they admit nobody. */
import { Form } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { DoorOfNight } from "../../../requests/office/door-of-night";

export function DoubleRows({ doubles }: { doubles: DoorOfNight["doubles"] }) {
  const t = officeTexts("door");
  return (
    <section className="stack">
      <h2>{t("doubles.title")}</h2>
      <p className="soft">{t("doubles.text")}</p>
      {doubles.length === 0 ? (
        <p className="o-box">{t("doubles.none")}</p>
      ) : (
        <table className="o-table cards">
          <thead>
            <tr>
              <th>{t("doubles.ticket")}</th>
              <th>{t("doubles.state")}</th>
              <th>{t("doubles.entries")}</th>
            </tr>
          </thead>
          <tbody>
            {doubles.map(({ ticketNumber, status, entries }) => (
              <tr key={ticketNumber}>
                <td>
                  <b>{ticketNumber}</b>
                </td>
                <td data-l={t("doubles.state")}>{t(`doubles.states.${status}`)}</td>
                <td data-l={t("doubles.entries")}>
                  {entries.map(({ id, at, gate, clockOff }) => (
                    <Form method="post" key={id}>
                      <input type="hidden" name="scan" value={id} />
                      {at} · <bdi>{gate}</bdi>
                      {clockOff && <span className="soft"> · {t("doubles.clockOff")}</span>}{" "}
                      <button type="submit" className="btn quiet line" name="intent" value="undo">
                        {t("doubles.undo")} <span className="hide">{`${ticketNumber}, ${at}`}</span>
                      </button>
                    </Form>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
