/** /office/pay-per-views/:key — one broadcast, and whether its stream is available. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { openContent } from "../../../requests/office/content/open-content";
import { writeContent } from "../../../requests/office/content/write-content";
import { officeDeed, officePage } from "../../../requests/office/office";
import { ContentItemPage } from "../../../ui/office/content/content-item-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "broadcast");
  return openContent(office, "broadcasts", args);
}

export async function action(args: ActionFunctionArgs) {
  const at = await officeDeed(args, "broadcast");
  return writeContent(at, "broadcasts", args);
}

export default function Broadcast() {
  return <ContentItemPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
