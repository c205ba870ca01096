/** /office/webhooks/{id}/settings — a webhook's URL, events and secret; switching it off or removing it. */
import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { PRIVATE, pageHeaders } from "../../../page-headers";
import { targetOr404, typedWebhook } from "../../../requests/office/machines/webhook-form";
import { webhookRow } from "../../../requests/office/machines/webhook-rows";
import { officeDeed, officePage } from "../../../requests/office/office";
import { refusedForm } from "../../../requests/office/refused-form";
import { WebhookSettingsPage } from "../../../ui/office/machines/webhook-settings-page";

export const headers = pageHeaders(PRIVATE);

export async function loader(args: LoaderFunctionArgs) {
  const { desk, clock } = await officePage(args, "webhookSettings");
  const target = await targetOr404(desk, args.params.targetId, args.request);
  const deeds = { change: randomUUID(), rotate: randomUUID(), power: randomUUID() };
  return { target: webhookRow(target, clock.now()), deeds };
}

export async function action(args: ActionFunctionArgs) {
  const { deed, desk, staff, form } = await officeDeed(args, "webhookSettings");
  const { id } = await targetOr404(desk, args.params.targetId, args.request);
  const { actor } = staff;
  const pressed = { actor, id: form.deed ?? "" };
  switch (deed) {
    case "change": {
      const typed = typedWebhook(form);
      return done(await refusedForm(() => desk.webhooks.change(id, typed, pressed)), typed);
    }
    case "rotate": {
      const rotated = await refusedForm(() => desk.webhooks.rotate(id, pressed));
      if ("problem" in rotated) return data({ problem: rotated.problem }, 400);
      return rotated.done ? data({ secret: rotated.done }) : data({ again: true }, 400);
    }
    case "switchOn":
      return done(await refusedForm(() => desk.webhooks.switchOn(id, pressed)));
    case "switchOff":
      return done(await refusedForm(() => desk.webhooks.switchOff(id, pressed)));
    case "remove":
      await desk.webhooks.remove(id, actor);
      return leave(args.context, "/office/webhooks?removed");
  }

  function done(outcome: { done: "done" | "already" } | { problem: string }, typed?: ReturnType<typeof typedWebhook>) {
    if ("problem" in outcome) return data({ problem: outcome.problem, typed }, 400);
    return leave(args.context, `/office/webhooks/${id}?done=${outcome.done}`);
  }
}

export default function WebhookSettings() {
  return <WebhookSettingsPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
