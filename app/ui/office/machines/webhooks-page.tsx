/** The webhook targets. */
import { Link } from "@remix-run/react";
import { officeTexts } from "../../../i18n/office/office-texts";
import type { WebhookRow } from "../../../requests/office/machines/webhook-rows";
import { Alert } from "../../forms/alert";
import { OfficeTable } from "../lists/office-table";

type WebhooksPageProps = { targets: WebhookRow[]; removed: boolean };

export function WebhooksPage({ targets, removed }: WebhooksPageProps) {
  const t = officeTexts("machines");
  const columns = (["host", "events", "state", "log", "failed"] as const).map((name) => t(`webhooks.${name}`));
  return (
    <div className="stack">
      <h1>{t("webhooks.title")}</h1>
      {removed && (
        <Alert tone="good" focused>
          {t("webhooks.removed")}
        </Alert>
      )}
      <p className="soft">{t("webhooks.text")}</p>
      <p>
        <Link className="btn" to="/office/webhooks/new">
          {t("webhooks.add")}
        </Link>
      </p>
      {targets.length === 0 ? (
        <p className="o-box">{t("webhooks.none")}</p>
      ) : (
        <OfficeTable
          caption={t("webhooks.title")}
          columns={columns}
          rows={targets.map(({ id, host, events, off, waiting, failed }) => ({
            key: id,
            cells: [
              <Link key="host" to={`/office/webhooks/${id}`}>
                {host}
              </Link>,
              events.join(", "),
              off ? t(`off.${off.why}`) : t("webhooks.on"),
              waiting,
              failed,
            ],
          }))}
        />
      )}
    </div>
  );
}
