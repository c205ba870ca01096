/** A fan's own calendar: its secret address, replacing it, and turning it off. */
import { Form } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

type FanCalendarProps = {
  /** Absent until the fan has asked for one. */
  address?: string | undefined;
  /** The same for calendar apps. */
  subscribe?: string | undefined;
};

export function FanCalendar({ address, subscribe }: FanCalendarProps) {
  const { t } = useTexts("follow");
  return (
    <section className="panel stack">
      <h2 className="d4">{t("calendar.title")}</h2>
      <p>{t("calendar.text")}</p>
      {address && (
        <>
          <p>
            <a className="btn" href={subscribe}>
              {t("calendar.open")}
            </a>
          </p>
          <div className="field">
            <label htmlFor="calendar-address">{t("calendar.address")}</label>
            <input className="input" id="calendar-address" readOnly value={address} dir="ltr" />
            <p className="help">{t("calendar.secret")}</p>
          </div>
        </>
      )}
      <Form method="post" className="row">
        <button className={address ? "btn quiet line" : "btn"} name="intent" value="calendar" type="submit">
          {t(address ? "calendar.renew" : "calendar.make")}
        </button>
        {address && (
          <button className="btn quiet line" name="intent" value="endCalendar" type="submit">
            {t("calendar.revoke")}
          </button>
        )}
      </Form>
    </section>
  );
}
