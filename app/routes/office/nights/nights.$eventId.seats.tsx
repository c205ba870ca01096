/** /office/nights/:eventId/seats — seats that the box office keeps from a night's sale, and why. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { deedAnswer } from "../../../requests/office/deed-answer";
import { keptSeats } from "../../../requests/office/kept-seats";
import { nightAtDesk } from "../../../requests/office/night-at-desk";
import { officeDeed, officePage } from "../../../requests/office/office";
import { seatDeed } from "../../../requests/office/seat-deed";
import { NightSeatsPage } from "../../../ui/office/night/night-seats-page";

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightSeats");
  const { desk } = office;
  const { night, head, at } = await nightAtDesk(args, office);
  const done = new URL(args.request.url).searchParams.get("done") ?? "";
  const shown = await desk.seats.show(night.id);
  if ("fault" in shown) {
    const tiers = await desk.terms.tiersOfNight(night.id);
    return {
      head,
      done,
      seated: undefined,
      tiers: tiers.map(({ id, name, capacity, allotted, remaining }) => ({ id, name, capacity, allotted, remaining })),
    };
  }
  const { plan, sections, owners } = shown;
  return {
    head,
    done,
    seated: {
      plan,
      sections,
      kept: keptSeats(owners, at),
    },
    tiers: [],
  };
}

export async function action(args: ActionFunctionArgs) {
  const office = await officeDeed(args, "nightSeats");
  const { deed, desk, staff, form, clock } = office;
  const about = await nightAtDesk(args, office);
  return deedAnswer(form, async (preview) => {
    const asked = { form, desk, actor: staff.actor, now: clock.now(), preview };
    const shown = await seatDeed(deed, about, asked);
    return (
      shown ?? leave(args.context, `/office/nights/${about.night.id}/seats?${new URLSearchParams({ done: deed })}`)
    );
  });
}

export default function NightSeats() {
  return <NightSeatsPage {...useLoaderData<typeof loader>()} answered={useActionData<typeof action>()} />;
}
