/** /office/orders/tickets/:ticketNumber/seat — the box office changes a ticket's seat; a cheaper one means a refund. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { amount } from "../../../domain/format/money-format";
import { officeTexts } from "../../../i18n/office/office-texts";
import { deedAnswer, faultless } from "../../../requests/office/deed-answer";
import { type AtOffice, officeDeed, officePage } from "../../../requests/office/office";
import { ticketAtDesk } from "../../../requests/office/ticket-at-desk";
import { TicketSeatPage } from "../../../ui/office/tickets/ticket-seat-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk } = await officePage(args, "ticketSeat");
  const { number, path, ticket, tier } = await ticketAtDesk(args, desk);
  const done = new URL(args.request.url).searchParams.has("done");
  return { number, path, seat: ticket.seatWords?.placeId, seated: tier.seated, done };
}

export async function action(args: ActionFunctionArgs) {
  const { desk, staff, form, may, refundCents } = await officeDeed(args, "ticketSeat");
  const { number, path } = await ticketAtDesk(args, desk);
  const t = officeTexts("tickets");
  return deedAnswer(form, async (preview) => {
    const place = form.place?.trim().toUpperCase() ?? "";
    const tier = form.tier?.trim() || undefined;
    const limit = { limitCents: may("refundAnyAmount") ? undefined : refundCents };
    const asked = {
      ...{ ticketNumber: number, place, tier, swap: form.swap !== undefined, noCharge: form.noCharge !== undefined },
      actor: staff.actor,
    };
    const tried = faultless(await desk.seats.reseat({ ...asked, deed: limit, dryRun: true }));
    const { from = t("seat.none"), to, swapped, mails, change } = tried;
    const shown = preview({
      title: t("seat.preview", { from, to }),
      says: [
        t("seat.moves", { number, from, to }),
        ...(swapped ? [t("seat.swaps", { number: swapped, from: to, to: from })] : []),
        t("seat.mails", { count: mails }),
        ...(change ? priceSentences(change) : [t("seat.stays")]),
      ],
      press: t("seat.press"),
    });
    if (shown) return shown;
    faultless(await desk.seats.reseat({ ...asked, deed: { ...limit, shownCents: change?.backCents } }));
    desk.outbox.sendSoon();
    return leave(args.context, `${path}/seat?done`);
  });
}

type PriceChange = NonNullable<
  Exclude<Awaited<ReturnType<AtOffice["desk"]["seats"]["reseat"]>>, { fault: string }>["change"]
>;

/** The consequences for the price. */
function priceSentences({ from, tier, paidCents, priceCents, backCents, currency }: PriceChange): string[] {
  const t = officeTexts("tickets");
  const money = (cents: number) => amount(cents, currency, "en");
  return [
    t("seat.tierChange", { from, to: tier, paid: money(paidCents), price: money(priceCents) }),
    backCents > 0 ? t("seat.back", { amount: money(backCents) }) : t("seat.noMoney"),
  ];
}

export default function TicketSeat() {
  return <TicketSeatPage {...useLoaderData<typeof loader>()} answered={useActionData<typeof action>()} />;
}
