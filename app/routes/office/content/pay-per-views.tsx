/** /office/pay-per-views — nights to watch at home. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listContent } from "../../../requests/office/content/list-content";
import { officePage } from "../../../requests/office/office";
import { ContentListPage } from "../../../ui/office/content/content-list-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "broadcasts");
  return listContent(desk, "broadcasts", args.request);
}

export default function Broadcasts() {
  return <ContentListPage {...useLoaderData<typeof loader>()} />;
}
