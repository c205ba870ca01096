/** /office/categories — the sections that shows and nights are listed under. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listContent } from "../../../requests/office/content/list-content";
import { officePage } from "../../../requests/office/office";
import { ContentListPage } from "../../../ui/office/content/content-list-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "categories");
  return listContent(desk, "categories", args.request);
}

export default function Categories() {
  return <ContentListPage {...useLoaderData<typeof loader>()} />;
}
