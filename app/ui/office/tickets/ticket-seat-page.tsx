/** Another seat for a ticket, and the consequences. */
import { Form, Link } from "@remix-run/react";
import { type DeedAnswer, typedFor } from "../../../domain/office/preview-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field } from "../../forms/field";
import { SubmitButton } from "../../forms/submit-button";
import { DeedOutcome } from "../preview/deed-outcome";

type TicketSeatPageProps = {
  number: string;
  path: string;
  seat: string | undefined;
  seated: boolean;
  done: boolean;
  answered: DeedAnswer | undefined;
};

export function TicketSeatPage({ number, path, seat, seated, done, answered }: TicketSeatPageProps) {
  const t = officeTexts("tickets");
  const typed = typedFor(answered, "reseat");
  return (
    <div className="stack">
      <p className="small">
        <Link to={path}>{t("ticket.title", { number })}</Link>
      </p>
      <h1>{t("seat.title", { number })}</h1>
      <DeedOutcome done={done ? t("seat.done", { to: seat }) : undefined} answered={answered} />
      {!seated && <p className="o-box">{t("seat.unseated")}</p>}
      {seated && !answered?.preview && (
        <Form method="post" action={`${path}/seat`} className="o-box" noValidate>
          <p className="soft">{t("seat.text")}</p>
          <p>
            <b>{t("seat.now", { seat: seat ?? t("seat.none") })}</b>
          </p>
          <Field name="place" label={t("seat.place")} help={t("seat.placeHelp")} defaultValue={typed.place} required />
          <label className="choice">
            <input type="checkbox" name="swap" defaultChecked={typed.swap !== undefined} /> {t("seat.swap")}
          </label>
          <label className="choice">
            <input type="checkbox" name="noCharge" defaultChecked={typed.noCharge !== undefined} /> {t("seat.noCharge")}
          </label>
          <Field name="tier" label={t("seat.tier")} help={t("seat.tierHelp")} defaultValue={typed.tier} />
          <div className="row">
            <SubmitButton intent="reseat">{t("seat.look")}</SubmitButton>
          </div>
        </Form>
      )}
    </div>
  );
}
