/** Transfers a ticket: which one, and to whom. Collapsed, because it is rare and can't be undone. */
import { Form, useNavigation } from "@remix-run/react";
import type { TicketView } from "../../domain/tickets/ticket-view";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { Field, FieldFrame } from "../forms/field";
import { SubmitButton } from "../forms/submit-button";
import { useFirstWrong } from "../forms/use-first-wrong";

/** The input and its problems; `gone` and `same` are about the ticket itself. */
export type RefusedTransfer = {
  ticket: string;
  email: string;
  name: string;
  problems: { email?: "badEmail"; name?: "badName"; ticket?: "gone" | "same" | "offered" };
};

type TransferFormProps = {
  tickets: TicketView[];
  given: string | undefined;
  refused: RefusedTransfer | undefined;
};

export function TransferForm({ tickets, given, refused }: TransferFormProps) {
  const { t } = useTexts("door");
  const pending = useNavigation().formData?.get("intent") === "give";
  const { problems = {} } = refused ?? {};
  const form = useFirstWrong(refused);
  const errors = (problem: "badEmail" | "badName" | undefined) => problem && [t(`give.${problem}`)];
  return (
    <section className="stack" id="give" aria-label={t("give.title")}>
      {given && (
        <Alert tone="good" focused>
          {t("give.done", { number: given })}
        </Alert>
      )}
      {problems.ticket && <Alert focused>{t(`give.${problems.ticket}`)}</Alert>}
      {tickets.length > 0 && (
        <details className="fold" open={refused !== undefined}>
          <summary>{t("give.title")}</summary>
          <p>{t("give.text")}</p>
          <Form ref={form} method="post" className="form stack" noValidate preventScrollReset>
            <FieldFrame id="ticket" label={t("give.which")}>
              {(control) => (
                <select className="select" name="ticket" defaultValue={refused?.ticket} {...control}>
                  {tickets.map(({ number, tier, seat }) => (
                    <option key={number} value={number}>
                      {[tier, seat?.sentence, number].filter(Boolean).join(" · ")}
                    </option>
                  ))}
                </select>
              )}
            </FieldFrame>
            <Field
              name="email"
              type="email"
              autoComplete="off"
              required
              label={t("give.email")}
              defaultValue={refused?.email}
              errors={errors(problems.email)}
              announced
            />
            <Field
              name="name"
              autoComplete="off"
              required
              maxLength={80}
              label={t("give.name")}
              defaultValue={refused?.name}
              errors={errors(problems.name)}
              announced={!problems.email}
            />
            <SubmitButton className="btn line" intent="give" pending={pending} pendingText={t("give.sending")}>
              {t("give.send")}
            </SubmitButton>
          </Form>
        </details>
      )}
    </section>
  );
}
