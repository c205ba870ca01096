/** /office/nights/{id}/door/list — the door list, to print for a door without a phone. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { nightClock, nightOr404 } from "../../../requests/office/door-of-night";
import { officePage } from "../../../requests/office/office";
import { DoorListPage } from "../../../ui/office/door/door-list-page";

export async function loader(args: LoaderFunctionArgs) {
  const { desk, clock } = await officePage(args, "nightDoorList");
  const night = await nightOr404(desk, args.params.eventId, args.request);
  const say = nightClock(night);
  const guests = await desk.tickets.doorList(night.id);
  return {
    id: night.id,
    title: night.title,
    at: say(clock.now()),
    guests: guests.map(({ name, tier, ticketNumber, seat, checkedInAt, checkedInBy }) => ({
      name,
      tier,
      ticketNumber,
      seat: seat ? [seat.entrance, seat.sectionLabel, seat.row, seat.seat].filter(Boolean).join(" ") : "",
      in: checkedInAt ? say(checkedInAt) : "",
      gate: checkedInBy ?? "",
    })),
  };
}

export default function NightDoorList() {
  return <DoorListPage {...useLoaderData<typeof loader>()} />;
}
