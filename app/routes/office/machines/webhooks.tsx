/** /office/webhooks — the list of webhooks. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { webhookRow } from "../../../requests/office/machines/webhook-rows";
import { officePage } from "../../../requests/office/office";
import { WebhooksPage } from "../../../ui/office/machines/webhooks-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, clock } = await officePage(args, "webhooks");
  const now = clock.now();
  const targets = await desk.webhooks.list();
  const removed = new URL(args.request.url).searchParams.has("removed");
  return { removed, targets: targets.map((target) => webhookRow(target, now)) };
}

export default function Webhooks() {
  return <WebhooksPage {...useLoaderData<typeof loader>()} />;
}
