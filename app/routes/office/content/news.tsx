/** /office/news — news, photographs, videos and podcasts. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listContent } from "../../../requests/office/content/list-content";
import { officePage } from "../../../requests/office/office";
import { ContentListPage } from "../../../ui/office/content/content-list-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "news");
  return listContent(desk, "news", args.request);
}

export default function News() {
  return <ContentListPage {...useLoaderData<typeof loader>()} />;
}
