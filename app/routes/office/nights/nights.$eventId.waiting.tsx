/** /office/nights/:eventId/waiting — who waits for seats, who has an offer, and which tickets were returned. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { amount } from "../../../domain/format/money-format";
import { officeTexts } from "../../../i18n/office/office-texts";
import { deedAnswer } from "../../../requests/office/deed-answer";
import { nightAtDesk } from "../../../requests/office/night-at-desk";
import { officeDeed, officePage } from "../../../requests/office/office";
import { NightWaitingPage } from "../../../ui/office/night/night-waiting-page";

const MOST_SHOWN = 200;

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightWaiting");
  const { desk } = office;
  const { night, head, at } = await nightAtDesk(args, office);
  const entries = await desk.waiting.entries(night.id);
  const returns = await desk.waiting.returns(night.id);
  const waiting = entries.filter(({ status }) => status === "WAITING");
  return {
    head,
    done: new URL(args.request.url).searchParams.get("done") ?? "",
    numbers: {
      waiting: waiting.length,
      offered: entries.length - waiting.length,
      seats: waiting.reduce((sum, { quantity }) => sum + quantity, 0),
      returns: returns.filter(({ status }) => status === "LISTED").length,
    },
    most: entries.length > MOST_SHOWN ? MOST_SHOWN : undefined,
    entries: entries.slice(0, MOST_SHOWN).map((one, index) => ({
      ...{ id: one.id, place: index + 1, email: one.email, quantity: one.quantity, fewer: one.fewer },
      ...{
        missed: one.missed,
        since: one.joinedAt ? at(one.joinedAt) : "",
        until: one.until ? at(one.until) : undefined,
      },
    })),
    returns: returns.map(({ id, ticketNumber, status, priceCents, createdAt }) => ({
      ...{ id, ticketNumber, status, since: at(createdAt) },
      price: amount(priceCents, night.currency, "en"),
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "nightWaiting");
  const { deed, desk, staff, form } = office;
  const { night } = await nightAtDesk(args, office);
  const t = officeTexts("nightSale");
  const { actor } = staff;
  return deedAnswer(form, async (preview) => {
    switch (deed) {
      case "offer": {
        const count = await desk.boxOffice.offerNow(night.id, { actor, dryRun: true });
        const title = t("waiting.preview.offer", { count });
        const shown = preview({
          title,
          says: [t("waiting.preview.mails", { count })],
          press: t("waiting.offerButton"),
        });
        if (shown) return shown;
        await desk.boxOffice.offerNow(night.id, { actor });
        break;
      }
      case "close": {
        const entries = await desk.waiting.entries(night.id);
        const count = entries.filter(({ status }) => status === "WAITING").length;
        const title = t("waiting.preview.close", { count });
        const shown = preview({ title, says: [t("waiting.preview.closed")], press: t("waiting.closeButton") });
        if (shown) return shown;
        await desk.waiting.close(night.id, actor);
        break;
      }
    }
    return leave(args.context, `/office/nights/${night.id}/waiting?${new URLSearchParams({ done: deed })}`);
  });
}

export default function NightWaiting() {
  return <NightWaitingPage {...useLoaderData<typeof loader>()} answered={useActionData<typeof action>()} />;
}
