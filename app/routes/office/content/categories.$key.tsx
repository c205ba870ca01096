/** /office/categories/:key — one category. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { openContent } from "../../../requests/office/content/open-content";
import { writeContent } from "../../../requests/office/content/write-content";
import { officeDeed, officePage } from "../../../requests/office/office";
import { ContentItemPage } from "../../../ui/office/content/content-item-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "category");
  return openContent(office, "categories", args);
}

export async function action(args: ActionFunctionArgs) {
  const at = await officeDeed(args, "category");
  return writeContent(at, "categories", args);
}

export default function Category() {
  return <ContentItemPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
