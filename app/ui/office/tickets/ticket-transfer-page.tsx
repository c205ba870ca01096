/** Transfers a ticket: the recipient, the consequences, and the confirmation. */
import { Form, Link } from "@remix-run/react";
import { type DeedAnswer, typedFor } from "../../../domain/office/preview-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field } from "../../forms/field";
import { SubmitButton } from "../../forms/submit-button";
import { DeedOutcome } from "../preview/deed-outcome";

type TicketTransferPageProps = { number: string; path: string; done: boolean; answered: DeedAnswer | undefined };

export function TicketTransferPage({ number, path, done, answered }: TicketTransferPageProps) {
  const t = officeTexts("tickets");
  const { name, email } = typedFor(answered, "transfer");
  return (
    <div className="stack">
      <p className="small">
        <Link to={path}>{t("ticket.title", { number })}</Link>
      </p>
      <h1>{t("transfer.title", { number })}</h1>
      <DeedOutcome done={done ? t("transfer.done") : undefined} answered={answered} />
      {!done && !answered?.preview && (
        <Form method="post" className="o-box" noValidate>
          <p className="soft">{t("transfer.text")}</p>
          <div className="f2">
            <Field name="name" label={t("transfer.name")} defaultValue={name} required autoComplete="off" />
            <Field
              name="email"
              type="email"
              label={t("transfer.email")}
              defaultValue={email}
              required
              autoComplete="off"
            />
          </div>
          <div className="row">
            <SubmitButton intent="transfer">{t("transfer.look")}</SubmitButton>
          </div>
        </Form>
      )}
    </div>
  );
}
