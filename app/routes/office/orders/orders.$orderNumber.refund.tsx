/** /office/orders/:orderNumber/refund — choose what to refund, see the consequences, and refund it. */
import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { REFUND_REASONS } from "../../../domain/office/orders/refund-view";
import { officeTexts } from "../../../i18n/office/office-texts";
import { notFound } from "../../../requests/not-found-response";
import { pressed } from "../../../requests/office/form-deed";
import { chosenOption } from "../../../requests/office/forms/chosen-option";
import { officeDeed, officePage } from "../../../requests/office/office";
import { refundChoice } from "../../../requests/office/orders/refund-choice";
import { currencyOf, refundOptions, refundShown } from "../../../requests/office/orders/refund-view";
import { RefundPage } from "../../../ui/office/orders/refund-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, may, refundCents } = await officePage(args, "refund");
  const file = await desk.orders.file(args.params.orderNumber ?? "");
  if (!file) throw notFound(args.request);
  const query = [...new URL(args.request.url).searchParams];
  const { chosen, choice, problem } = refundChoice(query, currencyOf(file));
  const preview = choice && (await desk.orders.preview(file.orderNumber, choice));
  const limitCents = may("refundAnyAmount") ? undefined : refundCents;
  return {
    options: refundOptions(file),
    chosen,
    problem: problem ?? (choice && !preview ? officeTexts("orders")("refund.tooMuch") : undefined),
    shown: preview && (await refundShown(preview, limitCents)),
    deedId: randomUUID(),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { desk, deed, form, fields, may, refundCents, staff } = await officeDeed(args, "refund");
  const file = await desk.orders.file(args.params.orderNumber ?? "");
  if (!file) throw notFound(args.request);
  const { orderNumber } = file;
  const { choice } = refundChoice(fields, currencyOf(file));
  const outdated = () => data({ problem: officeTexts("orders")("refund.outdated"), deed, typed: { ...form } }, 409);
  if (!choice) return outdated();
  let isOutdated = false;
  const answered = await pressed(args.context, {
    ...{ path: `/office/orders/${orderNumber}`, deed, form },
    work: async () => {
      const outcome = await desk.orders.refund({
        ...{ orderNumber, choice, digest: form.digest ?? "", id: form.deed ?? "", actor: staff.actor },
        limitCents: may("refundAnyAmount") ? undefined : refundCents,
        ...{ reason: chosenOption(REFUND_REASONS, form.reason, "other"), note: form.note?.trim() ?? "" },
      });
      isOutdated = outcome === "outdated";
      return outcome === "outdated" ? "already" : outcome;
    },
  });
  return isOutdated ? outdated() : answered;
}

export default function Refund() {
  return <RefundPage {...useLoaderData<typeof loader>()} rejected={useActionData<typeof action>()} />;
}
