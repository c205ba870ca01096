/** Staff's actions on an order, other than refunds. */
import type { OrderView } from "../../../domain/office/orders/order-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { Field } from "../../forms/field";
import { DeedForm } from "../forms/deed-form";
import { NoteField } from "../forms/note-field";

type OrderFormsProps = { order: OrderView; deedId: string; typed: Record<string, string> | undefined };

export function OrderForms({ order, deedId, typed }: OrderFormsProps) {
  const t = officeTexts("orders");
  const usable = order.tickets.some(({ state, holder }) => !holder && (state === "VALID" || state === "USED"));
  return (
    <section className="o-box">
      <h2>{t("order.actions")}</h2>
      <DeedForm deedId={deedId}>
        <NoteField label={t("order.note")} button={t("order.saveNote")} typed={typed?.note} />
      </DeedForm>
      {order.kind === "tickets" && (
        <>
          {usable && (
            <DeedForm deedId={deedId}>
              <button type="submit" className="btn line" name="intent" value="resend">
                {t("order.resend")}
              </button>
            </DeedForm>
          )}
          <details open={typed?.intent === "changeBuyer"}>
            <summary className="link">{t("order.correct")}</summary>
            <DeedForm deedId={deedId}>
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
            </DeedForm>
          </details>
        </>
      )}
    </section>
  );
}
