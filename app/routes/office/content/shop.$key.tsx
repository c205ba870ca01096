/** /office/shop/:key — one article with its variants. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { openContent } from "../../../requests/office/content/open-content";
import { writeContent } from "../../../requests/office/content/write-content";
import { officeDeed, officePage } from "../../../requests/office/office";
import { ContentItemPage } from "../../../ui/office/content/content-item-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "product");
  return openContent(office, "shop", args);
}

export async function action(args: ActionFunctionArgs) {
  const at = await officeDeed(args, "product");
  return writeContent(at, "shop", args);
}

export default function Product() {
  return <ContentItemPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
