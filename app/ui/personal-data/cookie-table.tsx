/** Every cookie of this site: name, purpose and lifetime (server/session/session.ts, locale.ts, consent.ts). */
import { useTexts } from "../../i18n/texts";

const COOKIES = [
  ["session", "session", "year"],
  ["flow", "flow", "day"],
  ["guest", "guest", "year"],
  ["device", "device", "year"],
  ["lng", "language", "year"],
  ["consent", "consent", "year"],
] as const;

export function CookieTable() {
  const { t } = useTexts("privacy");
  return (
    <table className="table rows" aria-labelledby="cookies">
      <thead>
        <tr>
          <th scope="col">{t("cookie")}</th>
          <th scope="col">{t("purpose")}</th>
          <th scope="col">{t("life")}</th>
        </tr>
      </thead>
      <tbody>
        {COOKIES.map(([name, purpose, life]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{t(purpose)}</td>
            <td>{t(life)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
