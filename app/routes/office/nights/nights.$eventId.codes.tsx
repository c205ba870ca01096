/** /office/nights/:eventId/codes — the phases of a night's sale, and its presale and discount codes. */
import { randomUUID } from "node:crypto";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fieldInstant, leave } from "../../../backend.server";
import { amount, price } from "../../../domain/format/money-format";
import { codeDeed } from "../../../requests/office/code-deed";
import { codeState, codeWords } from "../../../requests/office/code-sentences";
import { deedAnswer } from "../../../requests/office/deed-answer";
import { nightAtDesk } from "../../../requests/office/night-at-desk";
import { officeDeed, officePage } from "../../../requests/office/office";
import { NightCodesPage } from "../../../ui/office/night/night-codes-page";

const MOST_SHOWN = 200;

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightCodes");
  const { desk, clock } = office;
  const { night, head, at, zone } = await nightAtDesk(args, office);
  const { currency } = night;
  const now = clock.now();
  const [tiers, phases, codes] = await Promise.all([
    desk.terms.tiersOfNight(night.id),
    desk.terms.phases(night.id),
    desk.terms.codesOfNight(night.id),
  ]);
  return {
    head,
    done: new URL(args.request.url).searchParams.get("done") ?? "",
    id: randomUUID() as string,
    from: fieldInstant(now, zone),
    until: fieldInstant(night.startAt, zone),
    tiers: tiers.map(({ id, name, priceCents }) => ({ id, name, price: price(priceCents, currency, "en") })),
    phases: phases.map(({ phase, tier, own, sold }) => ({
      ...{ id: `${phase.id} ${tier}`, name: phase.name, audience: phase.audience, tier },
      ...{ from: at(phase.startAt), until: at(phase.endAt), seats: sold.capacity, left: sold.remaining },
      price: amount(sold.priceCents ?? own, currency, "en"),
    })),
    opened: [...new Set(phases.filter(({ phase }) => phase.audience === "code").map(({ phase }) => phase.name))],
    batches: [...new Set(codes.flatMap(({ batch }) => batch ?? []))],
    most: codes.length > MOST_SHOWN ? MOST_SHOWN : undefined,
    codes: codes.slice(0, MOST_SHOWN).map((one) => ({
      ...{ text: one.text, batch: one.batch ?? undefined, does: codeWords(one, currency), state: codeState(one, now) },
      ...{ usesLeft: one.usesLeft, seatsLeft: one.seatsLeft, from: at(one.startAt), until: at(one.endAt) },
    })),
  };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "nightCodes");
  const { deed, desk, staff, form } = office;
  const about = await nightAtDesk(args, office);
  return deedAnswer(form, async (preview) => {
    const shown = await codeDeed(deed, about, { form, desk, actor: staff.actor, preview });
    return (
      shown ?? leave(args.context, `/office/nights/${about.night.id}/codes?${new URLSearchParams({ done: deed })}`)
    );
  });
}

export default function NightCodes() {
  return <NightCodesPage {...useLoaderData<typeof loader>()} answered={useActionData<typeof action>()} />;
}
