/** /office/roster/:key — one person of the roster. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { openContent } from "../../../requests/office/content/open-content";
import { writeContent } from "../../../requests/office/content/write-content";
import { officeDeed, officePage } from "../../../requests/office/office";
import { ContentItemPage } from "../../../ui/office/content/content-item-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "rosterItem");
  return openContent(office, "roster", args);
}

export async function action(args: ActionFunctionArgs) {
  const at = await officeDeed(args, "rosterItem");
  return writeContent(at, "roster", args);
}

export default function RosterItem() {
  return <ContentItemPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
