/** /office/money/disputes — disputed payments. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { onPage } from "../../../domain/office/views/money-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { disputesTable } from "../../../requests/office/money-table";
import { officePage } from "../../../requests/office/office";
import { TablePage } from "../../../ui/office/money/table-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, may } = await officePage(args, "disputes");
  return { table: await disputesTable(desk, onPage, may("payouts")) };
}

export default function Disputes() {
  const t = officeTexts("money");
  const file = "/office/money/tables/disputes.csv";
  return (
    <TablePage title={t("disputes")} nothing={t("dispute.none")} file={file} {...useLoaderData<typeof loader>()} />
  );
}
