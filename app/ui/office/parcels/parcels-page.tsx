/** Parcels to send, in one form, and those that can't be sent. */
import { Form, Link } from "@remix-run/react";
import type { ParcelView } from "../../../domain/office/views/parcels-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Alert } from "../../forms/alert";
import { Field } from "../../forms/field";
import { chooseAllAttributes } from "../forms/save-attributes";

type ParcelsPageProps = {
  ready: ParcelView[];
  stuck: ParcelView[];
  more: boolean;
  /** How many parcels were just marked as sent, and which ones weren't. */
  sent: number;
  refused: string[];
  rejected: { problem: string; form: Record<string, string>; chosen: string[] } | undefined;
};

const CARRIERS = ["USPS", "UPS", "FedEx", "DHL"];

export function ParcelsPage({ ready, stuck, more, sent, refused, rejected }: ParcelsPageProps) {
  const t = officeTexts("parcels");
  return (
    <div className="stack">
      <h1>{t("title")}</h1>
      {rejected && <Alert focused>{rejected.problem}</Alert>}
      {sent > 0 && (
        <Alert tone="good" focused={!rejected}>
          {t("sent", { count: sent })}
        </Alert>
      )}
      {refused.length > 0 && <Alert>{t("refused", { numbers: refused.join(", ") })}</Alert>}
      <p className="soft">{t("text")}</p>
      {ready.length === 0 ? (
        <p className="o-box">{t("nothing")}</p>
      ) : (
        <Form method="post" action="/office/parcels" className="stack">
          <ParcelTable parcels={ready} rejected={rejected} />
          {more && <p className="soft">{t("more")}</p>}
          <div className="o-box">
            <Field
              name="carrier"
              label={t("carrier")}
              help={t("carrierHelp")}
              list="carriers"
              maxLength={40}
              defaultValue={rejected?.form.carrier}
              autoComplete="off"
            />
            <datalist id="carriers">
              {CARRIERS.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
            <div className="row" {...chooseAllAttributes("order")}>
              <button className="btn" type="submit" name="intent" value="send">
                {t("send")}
              </button>
              <button className="btn quiet line" type="submit" formMethod="get" formAction="/office/parcels/slips">
                {t("slips")}
              </button>
            </div>
          </div>
        </Form>
      )}
      {stuck.length > 0 && <Stuck parcels={stuck} />}
    </div>
  );
}

type ParcelTableProps = { parcels: ParcelView[]; rejected: ParcelsPageProps["rejected"] };

function ParcelTable({ parcels, rejected }: ParcelTableProps) {
  const t = officeTexts("parcels");
  return (
    <table className="o-table cards o-parcels">
      <thead>
        <tr>
          <th>
            <span className="hide">{t("send")}</span>
          </th>
          <th>{t("order")}</th>
          <th>{t("articles")}</th>
          <th>{t("to")}</th>
          <th>{t("tracking")}</th>
        </tr>
      </thead>
      <tbody>
        {parcels.map((parcel) => (
          <tr key={parcel.number}>
            <td>
              <label className="o-check">
                <input
                  type="checkbox"
                  name="order"
                  value={parcel.number}
                  defaultChecked={rejected?.chosen.includes(parcel.number)}
                />
                <span className="hide">{t("choose", { number: parcel.number })}</span>
              </label>
            </td>
            <OrderCell parcel={parcel} />
            <td data-l={t("articles")}>
              <Articles parcel={parcel} />
            </td>
            <td data-l={t("to")}>
              {parcel.posted ? <Address lines={parcel.address} /> : t("byMail", { email: parcel.email })}
            </td>
            <td data-l={t("tracking")}>
              {parcel.posted && (
                <input
                  className="input"
                  name={`tracking-${parcel.number}`}
                  defaultValue={rejected?.form[`tracking-${parcel.number}`]}
                  maxLength={60}
                  autoComplete="off"
                  aria-label={t("trackingOf", { number: parcel.number })}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OrderCell({ parcel: { number, paid, lateDays } }: { parcel: ParcelView }) {
  const t = officeTexts("parcels");
  return (
    <td>
      <Link to={`/office/orders/${number}`}>{number}</Link>
      <br />
      <span className="soft">{t("paidOn", { date: paid })}</span>{" "}
      {lateDays && <span className="badge few">{t("late", { days: lateDays })}</span>}
    </td>
  );
}

const Articles = ({ parcel: { articles } }: { parcel: ParcelView }) => (
  <>
    {articles.map(({ name, choices, pieces }) => (
      <span className="o-line" key={`${name} ${choices}`} dir="auto">
        {pieces} × {[name, choices].filter(Boolean).join(", ")}
      </span>
    ))}
  </>
);

const Address = ({ lines }: { lines: string[] }) => (
  <span translate="no">
    {lines.map((line) => (
      <span className="o-line" key={line} dir="auto">
        {line}
      </span>
    ))}
  </span>
);

function Stuck({ parcels }: { parcels: ParcelView[] }) {
  const t = officeTexts("parcels");
  return (
    <section className="o-box">
      <h2>{t("stuckTitle")}</h2>
      <ul className="todo">
        {parcels.map((parcel) => (
          <li key={parcel.number}>
            <b>
              {parcel.number} · <Articles parcel={parcel} />
            </b>
            <p>{t(parcel.stuck ?? "disputed", { email: parcel.email })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
