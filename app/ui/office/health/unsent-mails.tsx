/** Unsent mails: the reason, the next try, and what the owner can do about those that were given up. */
import { Form } from "@remix-run/react";
import type { MailRow } from "../../../domain/office/views/health-view";
import { officeTexts } from "../../../i18n/office/office-texts";

export function UnsentMails({ mails }: { mails: MailRow[] }) {
  const t = officeTexts("health");
  return (
    <section className="o-box" id="mails">
      <h2>{t("mails")}</h2>
      {mails.length === 0 ? (
        <p>{t("noMails")}</p>
      ) : (
        <>
          <table className="o-table cards">
            <thead>
              <tr>
                <th>{t("kind")}</th>
                <th>{t("written")}</th>
                <th className="r">{t("tries")}</th>
                <th>{t("next")}</th>
                <th>{t("why")}</th>
                <th>
                  <span className="hide">{t("retry")}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {mails.map((mail) => (
                <UnsentMail key={mail.id} mail={mail} />
              ))}
            </tbody>
          </table>
          <Form method="post" action="/office/health">
            <button className="btn quiet line" type="submit" name="intent" value="retryAll">
              {t("retryAll")}
            </button>
          </Form>
        </>
      )}
    </section>
  );
}

function UnsentMail({ mail: { id, kind, written, tries, next, givenUp, why } }: { mail: MailRow }) {
  const t = officeTexts("health");
  return (
    <tr>
      <td>
        <b>{kind}</b>
      </td>
      <td data-l={t("written")}>{written}</td>
      <td className="r" data-l={t("tries")}>
        {tries}
      </td>
      <td data-l={t("next")}>{next}</td>
      <td data-l={t("why")}>{why}</td>
      <td>
        {givenUp && (
          <Form method="post" action="/office/health" className="row">
            <input type="hidden" name="mail" value={id} />
            <button
              className="btn quiet line"
              type="submit"
              name="intent"
              value="retry"
              aria-label={t("retryOne", { kind, written })}
            >
              {t("retry")}
            </button>
            <button
              className="btn quiet line"
              type="submit"
              name="intent"
              value="drop"
              aria-label={t("dropOne", { kind, written })}
            >
              {t("drop")}
            </button>
          </Form>
        )}
      </td>
    </tr>
  );
}
