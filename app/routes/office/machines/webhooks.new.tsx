/** /office/webhooks/new — adds a target and shows its secret once. */
import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PRIVATE, pageHeaders } from "../../../page-headers";
import { typedWebhook } from "../../../requests/office/machines/webhook-form";
import { officeDeed, officePage } from "../../../requests/office/office";
import { refusedForm } from "../../../requests/office/refused-form";
import { NewWebhookPage } from "../../../ui/office/machines/new-webhook-page";

export const headers = pageHeaders(PRIVATE);

export async function loader(args: LoaderFunctionArgs) {
  await officePage(args, "newWebhook");
  return { deedId: randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  const { desk, staff, form } = await officeDeed(args, "newWebhook");
  const typed = typedWebhook(form);
  const { deed: id = "" } = form;
  const added = await refusedForm(() => desk.webhooks.add(typed, { actor: staff.actor, id }));
  if ("problem" in added) return data({ problem: added.problem, again: false, typed }, 400);
  if (!added.done) return data({ problem: undefined, again: true, typed }, 400);
  return { added: { id, host: new URL(typed.url).host, secret: added.done } };
}

export default function NewWebhook() {
  return <NewWebhookPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
