/** The door list by name, to print and tick off. */
import { officeTexts } from "../../../i18n/office/office-texts";

type Guest = { name: string; tier: string; ticketNumber: string; seat: string; in: string; gate: string };
type DoorListPageProps = { id: string; title: string; at: string; guests: Guest[] };

export function DoorListPage({ id, title, at, guests }: DoorListPageProps) {
  const t = officeTexts("door");
  return (
    <div className="stack">
      <h1>{t("guests.title", { title })}</h1>
      <p>
        {t("guests.text", { at, number: guests.length })}{" "}
        <a className="no-print" href={`/office/nights/${id}/door/list.csv`}>
          {t("csv")}
        </a>
      </p>
      {guests.length === 0 ? (
        <p className="o-box">{t("guests.none")}</p>
      ) : (
        <table className="o-table cards">
          <thead>
            <tr>
              <th>{t("guests.name")}</th>
              <th>{t("guests.tier")}</th>
              <th>{t("guests.seat")}</th>
              <th>{t("guests.number")}</th>
              <th>{t("guests.in")}</th>
              <th>{t("guests.at")}</th>
            </tr>
          </thead>
          <tbody>
            {guests.map((guest) => (
              <tr key={guest.ticketNumber}>
                <td>
                  <b dir="auto">{guest.name}</b>
                </td>
                <td data-l={t("guests.tier")}>{guest.tier}</td>
                <td data-l={t("guests.seat")}>{guest.seat}</td>
                <td data-l={t("guests.number")}>{guest.ticketNumber}</td>
                <td data-l={t("guests.in")}>{guest.in || "☐"}</td>
                <td data-l={t("guests.at")}>{guest.gate}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
