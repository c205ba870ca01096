/** /office/orders/:orderNumber — an order of tickets or goods, with everything that happened to it. */
import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound } from "../../../requests/not-found-response";
import { pressed } from "../../../requests/office/form-deed";
import { officeDeed, officePage } from "../../../requests/office/office";
import { orderView } from "../../../requests/office/orders/order-view";
import { OfficeOrderPage } from "../../../ui/office/orders/office-order-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, may } = await officePage(args, "order");
  const file = await desk.orders.file(args.params.orderNumber ?? "");
  if (!file) throw notFound(args.request);
  const done = new URL(args.request.url).searchParams.get("done") ?? undefined;
  return { order: orderView(file), mayRefund: may("refund"), done, deedId: randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  const { desk, deed, form, staff } = await officeDeed(args, "order");
  const file = await desk.orders.file(args.params.orderNumber ?? "");
  if (!file) throw notFound(args.request);
  const { orderNumber } = file;
  const by = { actor: staff.actor, id: form.deed ?? "" };
  const work = () => {
    switch (deed) {
      case "resend":
        return desk.orders.resend(orderNumber, by);
      case "changeBuyer":
        return desk.orders.changeBuyer(orderNumber, { email: form.email ?? "", fullName: form.name ?? "" }, by);
      case "note":
        return desk.orders.note(orderNumber, form.note ?? "", by);
      case "undoScan":
        return desk.orders.undoScan(orderNumber, form.ticket ?? "", by);
    }
  };
  return pressed(args.context, { path: `/office/orders/${orderNumber}`, deed, form, work });
}

export default function Order() {
  return <OfficeOrderPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
