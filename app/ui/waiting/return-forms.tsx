/** Returns a ticket to the next fan, and shows what is already on offer. */
import { Form, useNavigation } from "@remix-run/react";
import type { TicketView } from "../../domain/tickets/ticket-view";
import { offerSentence, type ReturnsView } from "../../domain/waiting/returns-view";
import { useTexts } from "../../i18n/texts";
import { Alert } from "../forms/alert";
import { FieldFrame } from "../forms/field";
import { SubmitButton } from "../forms/submit-button";

type ReturnFormsProps = {
  returns: ReturnsView;
  tickets: TicketView[];
  /** The number of the ticket that was just withdrawn. */
  withdrawn: string | undefined;
  refused: "refund" | "onSale" | "not" | undefined;
};

export function ReturnForms({ returns, tickets, withdrawn, refused }: ReturnFormsProps) {
  const { t } = useTexts("waiting");
  const pending = useNavigation().formData?.get("intent") === "return";
  const mayBack = tickets.filter(({ number }) => returns.may.includes(number));
  if (mayBack.length === 0 && returns.listed.length === 0 && !withdrawn && !refused) return null;
  return (
    <section className="stack" aria-label={t("back.title")}>
      {refused && <Alert focused>{t(`back.${refused}`)}</Alert>}
      {withdrawn && !refused && (
        <Alert tone="good" focused>
          {t("back.withdrawn", { number: withdrawn })}
        </Alert>
      )}
      {returns.listed.map(({ number, amount, back, until }) => (
        <Form method="post" className="stack" key={number} preventScrollReset>
          <p id={offerSentence(number)} tabIndex={-1}>
            {until ? t("back.taken", { number, until }) : t("back.listed", { number, amount })}
          </p>
          {back && <p>{t("back.less", { amount: back })}</p>}
          <input type="hidden" name="ticket" value={number} />
          {!until && (
            <SubmitButton className="btn line" intent="takeBack">
              {t("back.take")}
            </SubmitButton>
          )}
        </Form>
      ))}
      {mayBack.length > 0 && (
        <details className="fold">
          <summary>{t("back.title")}</summary>
          <p>{t("back.text")}</p>
          <Form method="post" className="form stack" preventScrollReset>
            <FieldFrame id="back-ticket" label={t("back.which")}>
              {(control) => (
                <select className="select" name="ticket" {...control}>
                  {mayBack.map(({ number, tier, seat }) => (
                    <option key={number} value={number}>
                      {[tier, seat?.sentence, number].filter(Boolean).join(" · ")}
                    </option>
                  ))}
                </select>
              )}
            </FieldFrame>
            <SubmitButton className="btn line" intent="return" pending={pending} pendingText={t("back.sending")}>
              {t("back.send")}
            </SubmitButton>
          </Form>
        </details>
      )}
    </section>
  );
}
