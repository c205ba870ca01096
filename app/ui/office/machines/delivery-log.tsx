/** The deliveries to a webhook target and its responses. */
import { officeTexts } from "../../../i18n/office/office-texts";
import type { DeliveryLogRow } from "../../../requests/office/machines/webhook-rows";
import { DeedForm } from "../forms/deed-form";
import { TableHead } from "../lists/table-head";

type DeliveryLogProps = { deliveries: (DeliveryLogRow & { deedId: string })[]; mayResend: boolean };

export function DeliveryLog({ deliveries, mayResend }: DeliveryLogProps) {
  const t = officeTexts("machines");
  const columns = (["when", "event", "about", "outcome", "answers"] as const).map((name) => t(`webhook.${name}`));
  return (
    <table className="o-table cards">
      <TableHead columns={columns} deed={t("webhook.resend")} />
      <tbody>
        {deliveries.map(({ id, event, at, about, state, retryAt, answers, deedId }) => (
          <tr key={id}>
            <td>{at}</td>
            <td data-l={t("webhook.event")}>{event}</td>
            <td data-l={t("webhook.about")} className="o-code">
              {about}
            </td>
            <td data-l={t("webhook.outcome")}>
              {t(`webhook.${state}`)}
              {state === "waiting" && retryAt && `, ${t("webhook.retry", { at: retryAt })}`}
            </td>
            <td data-l={t("webhook.answers")}>{answers.join(", ")}</td>
            <td>
              {mayResend && (
                <DeedForm deedId={deedId}>
                  <input type="hidden" name="delivery" value={id} />
                  <button className="btn quiet line" type="submit" name="intent" value="resend">
                    {t("webhook.resend")} <span className="hide">{`${event} ${about}`}</span>
                  </button>
                </DeedForm>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
