/** /office/venues/:key — one hall with its sections. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { openContent } from "../../../requests/office/content/open-content";
import { writeContent } from "../../../requests/office/content/write-content";
import { officeDeed, officePage } from "../../../requests/office/office";
import { ContentItemPage } from "../../../ui/office/content/content-item-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "venue");
  return openContent(office, "venues", args);
}

export async function action(args: ActionFunctionArgs) {
  const at = await officeDeed(args, "venue");
  return writeContent(at, "venues", args);
}

export default function Venue() {
  return <ContentItemPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
