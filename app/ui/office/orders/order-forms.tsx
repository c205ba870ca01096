/** What staff may do about an order besides refunding it. */
import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { OrderView } from "../../../domain/office/orders/order-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field, FieldFrame } from "../../forms/field";

type OrderFormsProps = { order: OrderView; deedId: string; typed: Record<string, string> | undefined };

export function OrderForms({ order, deedId, typed }: OrderFormsProps) {
  const t = officeTexts("orders");
  const usable = order.tickets.some(({ state, holder }) => !holder && (state === "VALID" || state === "USED"));
  return (
    <section className="o-box">
      <h2>{t("order.actions")}</h2>
      <Deed deedId={deedId}>
        <FieldFrame id="note" label={t("order.note")}>
          {(control) => (
            <textarea
              className="input"
              name="note"
              rows={3}
              maxLength={2000}
              defaultValue={typed?.note}
              dir="auto"
              {...control}
            />
          )}
        </FieldFrame>
        <button type="submit" className="btn line" name="intent" value="note">
          {t("order.saveNote")}
        </button>
      </Deed>
      {order.kind === "tickets" && (
        <>
          {usable && (
            <Deed deedId={deedId}>
              <button type="submit" className="btn line" name="intent" value="resend">
                {t("order.resend")}
              </button>
            </Deed>
          )}
          <details open={typed?.intent === "changeBuyer"}>
            <summary className="link">{t("order.correct")}</summary>
            <Deed deedId={deedId}>
              <Field
                name="name"
                label={t("order.name")}
                defaultValue={typed?.name ?? order.name}
                maxLength={300}
                required
                dir="auto"
              />
              <Field
                name="email"
                type="email"
                label={t("order.email")}
                help={t("order.emailHelp")}
                defaultValue={typed?.email ?? order.email}
                required
              />
              <button type="submit" className="btn line" name="intent" value="changeBuyer">
                {t("order.save")}
              </button>
            </Deed>
          </details>
        </>
      )}
    </section>
  );
}

function Deed({ deedId, children }: { deedId: string; children: ReactNode }) {
  return (
    <Form method="post" className="o-deed">
      <input type="hidden" name="deed" value={deedId} />
      {children}
    </Form>
  );
}
