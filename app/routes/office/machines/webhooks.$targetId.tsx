/** /office/webhooks/{id} — deliveries to a target and its responses, a test, and resending. */
import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { targetOr404 } from "../../../requests/office/machines/webhook-form";
import { deliveryRow, webhookRow } from "../../../requests/office/machines/webhook-rows";
import { officeDeed, officePage } from "../../../requests/office/office";
import { refusedForm } from "../../../requests/office/refused-form";
import { WebhookPage } from "../../../ui/office/machines/webhook-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, clock } = await officePage(args, "webhook");
  const target = await targetOr404(desk, args.params.targetId, args.request);
  const query = new URL(args.request.url).searchParams;
  const { rows, more } = await desk.webhooks.deliveries(target.id, numberIn(query.get("older")));
  return {
    target: webhookRow(target, clock.now()),
    deliveries: rows.map((row) => ({ ...deliveryRow(row), deedId: randomUUID() })),
    older: more ? String(rows.at(-1)?.number) : undefined,
    onFirstPage: !query.has("older"),
    done: query.get("done") ?? undefined,
    deedId: randomUUID(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { deed, desk, staff, form } = await officeDeed(args, "webhook");
  const { id } = await targetOr404(desk, args.params.targetId, args.request);
  const pressed = { actor: staff.actor, id: form.deed ?? "" };
  switch (deed) {
    case "test": {
      const tested = await refusedForm(() => desk.webhooks.test(id, pressed));
      if ("problem" in tested) return data({ problem: tested.problem }, 400);
      if (tested.done === "already") return leave(args.context, `/office/webhooks/${id}?done=already`);
      return data({ answer: tested.done ?? null });
    }
    case "resend": {
      const resent = await refusedForm(() => desk.webhooks.resend(id, form.delivery ?? "", pressed));
      if ("problem" in resent) return data({ problem: resent.problem }, 400);
      return leave(args.context, `/office/webhooks/${id}?done=${resent.done === "already" ? "already" : "resent"}`);
    }
  }
}

/** Anything that isn't a number shows the first page. */
const numberIn = (text: string | null) => (/^\d{1,15}$/.test(text ?? "") ? Number(text) : undefined);

export default function Webhook() {
  return <WebhookPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
