/** /office/money/campaigns — which campaigns sold what. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { onPage } from "../../../domain/office/views/money-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { campaignsTable } from "../../../requests/office/money-table";
import { officePage } from "../../../requests/office/office";
import { TablePage } from "../../../ui/office/money/table-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, clock } = await officePage(args, "campaigns");
  const asked = new URL(args.request.url).searchParams.get("days");
  return campaignsTable(desk, asked, clock.now(), onPage);
}

export default function Campaigns() {
  const { days, table } = useLoaderData<typeof loader>();
  const t = officeTexts("money");
  return (
    <TablePage
      title={t("campaigns")}
      text={t("campaign.text")}
      nothing={t("campaign.none", { days })}
      file={`/office/money/tables/campaigns.csv?days=${days}`}
      table={table}
    />
  );
}
