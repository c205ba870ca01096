/** A lead finds a guest by three letters. One press shows the ticket; a second press admits it. */
import { Form } from "@remix-run/react";
import { useTexts } from "../../../i18n/texts";
import type { FoundGuestView } from "../../../requests/door/found-guests";

export function GuestSearch({ search, found }: { search: string; found: FoundGuestView[] | undefined }) {
  const { t } = useTexts("crew");
  return (
    <details className="gate-find" open={found !== undefined}>
      <summary>{t("find")}</summary>
      <Form method="post" className="gate-field">
        <label htmlFor="find">{t("findHelp")}</label>
        <input
          id="find"
          name="code"
          className="input"
          defaultValue={search}
          minLength={3}
          autoComplete="off"
          required
        />
        <button className="btn line quiet" type="submit" name="intent" value="find">
          {t("check")}
        </button>
      </Form>
      <div data-part="found">
        {found?.length === 0 && <p role="status">{t("nobody")}</p>}
        {found?.map(({ ticketNumber, name, tier, place }) => (
          <Form method="post" key={ticketNumber}>
            <input type="hidden" name="code" value={ticketNumber} />
            <button className="btn line quiet" type="submit" name="intent" value="scan">
              <bdi>{name || ticketNumber}</bdi> <bdi>{place || tier}</bdi>
            </button>
          </Form>
        ))}
      </div>
    </details>
  );
}
