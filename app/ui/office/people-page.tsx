/** Everyone who works in the office. */
import { Link } from "@remix-run/react";
import type { Role } from "../../domain/office/rights";
import { officeTexts } from "../../i18n/office/office-texts";
import { Alert } from "../forms/alert";
import { RowDeed } from "./lists/row-deed";
import { TableHead } from "./lists/table-head";

type PeoplePageProps = {
  /** Who was just signed out. */
  out: string | undefined;
  people: { username: string; email: string; name: string; roles: Role[]; seen: string }[];
};

export function PeoplePage({ out, people }: PeoplePageProps) {
  const t = officeTexts("people");
  const frame = officeTexts("frame");
  return (
    <div className="stack">
      <h1>{t("people.title")}</h1>
      {out && (
        <Alert tone="good" focused>
          {t("people.putOutDone", { name: out })}
        </Alert>
      )}
      <p className="soft">{t("people.text")}</p>
      <p>
        <Link to="/office/people/rights">{t("people.rights")}</Link>
      </p>
      {people.length === 0 ? (
        <p className="o-box">{t("people.nobody")}</p>
      ) : (
        <table className="o-table cards">
          <TableHead columns={[t("people.name"), t("people.roles"), t("people.seen")]} deed={t("people.putOut")} />
          <tbody>
            {people.map(({ username, email, name, roles, seen }) => (
              <tr key={username}>
                <td>
                  <b dir="auto">{name}</b> <span className="soft">{email}</span>
                </td>
                <td data-l={t("people.roles")}>{roles.map((role) => frame(`roles.${role}`)).join(", ")}</td>
                <td data-l={t("people.seen")}>{seen}</td>
                <td>
                  <RowDeed intent="putOut" name="username" value={username} text={t("people.putOut")} about={name} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
