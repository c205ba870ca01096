/** /office/orders/tickets/:ticketNumber/transfer — the box office transfers a ticket for its fan. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave, Refused } from "../../../backend.server";
import { isEmail } from "../../../domain/forms/email-address";
import { officeTexts } from "../../../i18n/office/office-texts";
import { deedAnswer } from "../../../requests/office/deed-answer";
import { officeDeed, officePage } from "../../../requests/office/office";
import { ticketAtDesk } from "../../../requests/office/ticket-at-desk";
import { TicketTransferPage } from "../../../ui/office/tickets/ticket-transfer-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "ticketTransfer");
  const { number, path } = await ticketAtDesk(args, desk);
  return { number, path, done: new URL(args.request.url).searchParams.has("done") };
}

export async function action(args: ActionFunctionArgs) {
  const { desk, staff, form } = await officeDeed(args, "ticketTransfer");
  // The old number stays valid in URLs, so that its page can say that the ticket was transferred.
  const { number, path, email: old } = await ticketAtDesk(args, desk);
  const t = officeTexts("tickets");
  return deedAnswer(form, async (preview) => {
    const to = { name: form.name?.trim() ?? "", email: form.email?.trim().toLowerCase() ?? "" };
    if (!to.name) throw new Refused(t("transfer.noName"));
    if (!isEmail(to.email)) throw new Refused(t("transfer.noEmail", to));
    const asked = { ticketNumber: number, to, actor: staff.actor };
    const tried = await desk.boxOffice.transferFor({ ...asked, dryRun: true });
    if (tried !== "transferred") throw new Refused(t(`transfer.${tried}`));
    const shown = preview({
      title: t("transfer.preview", to),
      says: [
        t("transfer.void", { number }),
        t("transfer.mailsNew", to),
        ...(old ? [t("transfer.mailsOld", { email: old })] : []),
        t("transfer.money"),
      ],
      press: t("transfer.press"),
    });
    if (shown) return shown;
    const outcome = await desk.boxOffice.transferFor(asked);
    if (outcome !== "transferred") throw new Refused(t(`transfer.${outcome}`));
    return leave(args.context, `${path}/transfer?done`);
  });
}

export default function TicketTransfer() {
  return <TicketTransferPage {...useLoaderData<typeof loader>()} answered={useActionData<typeof action>()} />;
}
