/** A fan's own calendar: its secret URL, replacing the URL, and turning the calendar off. */
import { Form } from "@remix-run/react";
import { useTexts } from "../../i18n/texts";

/** Elements that take the focus after a form: the new URL, or the heading if there is no URL anymore. */
export const CALENDAR = "calendar";
export const CALENDAR_ADDRESS = "calendar-address";

type FanCalendarProps = {
  /** Undefined until the fan has requested one. */
  address?: string | undefined;
  /** The same with the scheme for calendar apps. */
  subscribe?: string | undefined;
};

export function FanCalendar({ address, subscribe }: FanCalendarProps) {
  const { t } = useTexts("follow");
  return (
    <section className="panel stack">
      <h2 className="d4" id={CALENDAR} tabIndex={-1}>
        {t("calendar.title")}
      </h2>
      <p>{t("calendar.text")}</p>
      {address && (
        <>
          <p>
            <a className="btn" href={subscribe}>
              {t("calendar.open")}
            </a>
          </p>
          <div className="field">
            <label htmlFor={CALENDAR_ADDRESS}>{t("calendar.address")}</label>
            <input
              className="input"
              id={CALENDAR_ADDRESS}
              aria-describedby="calendar-secret"
              tabIndex={0}
              readOnly
              value={address}
              dir="ltr"
            />
            <p className="help" id="calendar-secret">
              {t("calendar.secret")}
            </p>
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
