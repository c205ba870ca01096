/** /office/parcels — goods that were sold but not sent yet. They can be marked as sent in bulk. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../backend.server";
import { parcelView } from "../../domain/office/views/parcels-view";
import { officeDeed, officePage } from "../../requests/office/office";
import { refusedForm } from "../../requests/office/refused-form";
import { ParcelsPage } from "../../ui/office/parcels/parcels-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, clock } = await officePage(args, "parcels");
  const { ready, stuck, more } = await desk.parcels.waiting();
  const now = clock.now();
  const query = new URL(args.request.url).searchParams;
  return {
    ready: ready.map((one) => parcelView(one, now)),
    stuck: stuck.map((one) => parcelView(one, now)),
    more,
    sent: Number(query.get("sent")) || 0,
    refused: query.getAll("refused").filter((number) => /^[\w-]{1,20}$/.test(number)),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { desk, staff, form, fields } = await officeDeed(args, "parcels");
  const chosen = fields.flatMap(([name, value]) => (name === "order" ? [value] : []));
  const parcels = chosen.map((orderNumber) => ({ orderNumber, tracking: form[`tracking-${orderNumber}`] ?? "" }));
  const { carrier = "" } = form;
  const outcome = await refusedForm(() => desk.parcels.sendAll(parcels, { carrier, actor: staff.actor }));
  if ("problem" in outcome) return data({ problem: outcome.problem, form, chosen }, 400);
  const { sent, refused } = outcome.done;
  const results = [["sent", String(sent.length)], ...refused.map((number) => ["refused", number])];
  return leave(args.context, `/office/parcels?${new URLSearchParams(results)}`);
}

export default function Parcels() {
  return <ParcelsPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
