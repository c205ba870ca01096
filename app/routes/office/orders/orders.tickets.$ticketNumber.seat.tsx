/** /office/orders/tickets/:ticketNumber/seat — the box office gives a ticket another seat of its price. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { officeTexts } from "../../../i18n/office/office-texts";
import { deedAnswer, faultless } from "../../../requests/office/deed-answer";
import { officeDeed, officePage } from "../../../requests/office/office";
import { ticketAtDesk } from "../../../requests/office/ticket-at-desk";
import { TicketSeatPage } from "../../../ui/office/tickets/ticket-seat-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "ticketSeat");
  const { number, path, ticket, tier } = await ticketAtDesk(args, desk);
  const done = new URL(args.request.url).searchParams.has("done");
  return { number, path, seat: ticket.seatWords?.placeId, seated: tier.seated, done };
}

export async function action(args: ActionFunctionArgs) {
  const { desk, staff, form } = await officeDeed(args, "ticketSeat");
  const { number, path } = await ticketAtDesk(args, desk);
  const t = officeTexts("tickets");
  return deedAnswer(form, async (preview) => {
    const place = form.place?.trim().toUpperCase() ?? "";
    const asked = { ticketNumber: number, place, swap: form.swap !== undefined, actor: staff.actor };
    const tried = faultless(await desk.seats.reseat({ ...asked, dryRun: true }));
    const { from = t("seat.none"), to, swapped, mails } = tried;
    const shown = preview({
      title: t("seat.preview", { from, to }),
      says: [
        t("seat.moves", { number, from, to }),
        ...(swapped ? [t("seat.swaps", { number: swapped, from: to, to: from })] : []),
        t("seat.mails", { count: mails }),
        t("seat.stays"),
      ],
      press: t("seat.press"),
    });
    if (shown) return shown;
    faultless(await desk.seats.reseat(asked));
    desk.outbox.sendSoon();
    return leave(args.context, `${path}/seat?done`);
  });
}

export default function TicketSeat() {
  return <TicketSeatPage {...useLoaderData<typeof loader>()} answered={useActionData<typeof action>()} />;
}
