/** /office/nights/:eventId/comps — the box office gives away complimentary tickets for a night. */
import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave, Refused, typedCount } from "../../../backend.server";
import { amount } from "../../../domain/format/money-format";
import { isEmail } from "../../../domain/forms/email-address";
import { isGuid } from "../../../domain/urls/guid";
import { officeTexts } from "../../../i18n/office/office-texts";
import { deedAnswer, faultless } from "../../../requests/office/deed-answer";
import { nightAtDesk } from "../../../requests/office/night-at-desk";
import { officeDeed, officePage } from "../../../requests/office/office";
import { NightCompsPage } from "../../../ui/office/tickets/night-comps-page";

const ORDER_NUMBER = /^[0-9A-Z-]{4,20}$/;

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "ticketComps");
  const { desk, clock } = office;
  const { night, head } = await nightAtDesk(args, office);
  const tiers = await desk.terms.tiersOfNight(night.id);
  const order = new URL(args.request.url).searchParams.get("order") ?? "";
  return {
    head,
    // Id of the form's deed, so that pressing twice does it only once.
    id: randomUUID() as string,
    order: ORDER_NUMBER.test(order) ? order : undefined,
    over: night.status === "CANCELED" || (!night.scheduleTbd && night.endAt <= clock.now()),
    tiers: tiers.map(({ id, name, remaining, seated }) => ({ id, name, remaining, seated })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "ticketComps");
  const { desk, staff, form } = office;
  const { night } = await nightAtDesk(args, office);
  const tiers = await desk.terms.tiersOfNight(night.id);
  const t = officeTexts("tickets");
  return deedAnswer(form, async (preview) => {
    const asked = { ...recipient(form), eventId: night.id, actor: staff.actor, lines: linesIn(form, tiers) };
    const tried = await desk.boxOffice.giveComps({ ...asked, dryRun: true });
    if ("already" in tried) throw new Refused(t("comps.already"));
    const { lines, worthCents, currency } = faultless(tried);
    const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const shown = preview({
      title: t("comps.preview", { count, name: asked.name }),
      says: [
        ...lines.map(({ name, quantity, places }) => {
          const line = { count: quantity, tier: name, seats: places.join(", ") };
          return places.length > 0 ? t("comps.lineSeats", line) : t("comps.line", line);
        }),
        t("comps.mail", { email: asked.email }),
        t("comps.counts", { worth: amount(worthCents, currency, "en") }),
      ],
      press: t("comps.press"),
    });
    if (shown) return shown;
    // Exactly the seats that were shown.
    const chosen = lines.map(({ definitionId, quantity, places }) => ({
      definitionId,
      quantity,
      seats: places.join(),
    }));
    const id = isGuid(form.id ?? "") ? form.id : undefined;
    const given = await desk.boxOffice.giveComps({ ...asked, lines: chosen, id });
    if ("already" in given) throw new Refused(t("comps.already"));
    const { orderNumber } = faultless(given);
    return leave(args.context, `/office/nights/${night.id}/comps?${new URLSearchParams({ order: orderNumber })}`);
  });
}

function recipient(form: Record<string, string>) {
  const t = officeTexts("tickets");
  const [name = "", email = "", why = ""] = [form.name, form.email, form.why].map((one) => one?.trim());
  if (!name) throw new Refused(t("comps.noName"));
  if (!isEmail(email)) throw new Refused(t("comps.noEmail", { email }));
  if (!why) throw new Refused(t("comps.noWhy"));
  return { name, email, why };
}

function linesIn(form: Record<string, string>, tiers: { id: string; name: string }[]) {
  return tiers.map(({ id, name }) => ({
    definitionId: id,
    quantity: typedCount(form[`number.${id}`] ?? "", name) ?? 0,
    seats: form[`seats.${id}`]?.trim().toUpperCase(),
  }));
}

export default function NightComps() {
  return <NightCompsPage {...useLoaderData<typeof loader>()} answered={useActionData<typeof action>()} />;
}
