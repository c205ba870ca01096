/** /office/nights/{id}/door — a night's passes, live counts, and repeated scans. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../../backend.server";
import { PRIVATE, pageHeaders } from "../../../page-headers";
import { doorOfNight, nightOr404 } from "../../../requests/office/door-of-night";
import { officeDeed, officePage } from "../../../requests/office/office";
import { NightDoorPage } from "../../../ui/office/door/night-door-page";

const REFRESH = { Refresh: "15" };
/** Delays the refresh, because a pass's link is shown only once and a form in use must keep its input. */
const STAYS = { Refresh: "86400" };
const LONGEST_GATE = 60;
const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const headers = pageHeaders(PRIVATE);

export async function loader(args: LoaderFunctionArgs) {
  const office = await officePage(args, "nightDoor");
  const night = await nightOr404(office.desk, args.params.eventId, args.request);
  const query = new URL(args.request.url).searchParams;
  const live = query.has("live");
  const page = { ...(await doorOfNight(office, night)), live, done: query.get("done") };
  return data(page, live ? { headers: REFRESH } : undefined);
}

export async function action(args: ActionFunctionArgs) {
  const { deed, form, desk, staff } = await officeDeed(args, "nightDoor");
  const night = await nightOr404(desk, args.params.eventId, args.request);
  const back = (done: string) =>
    leave(args.context, `/office/nights/${night.id}/door?${new URLSearchParams({ done })}`);
  switch (deed) {
    case "issue": {
      const gate = (form.gate ?? "").trim().slice(0, LONGEST_GATE);
      const typed = { gate, lead: form.lead === "on", names: form.names === "on", never: form.never === "on" };
      if (!gate || !GUID.test(form.deedId ?? ""))
        return data({ problem: "missing" as const, typed }, { status: 400, headers: STAYS });
      const terms = { mode: typed.lead ? "lead" : "steward", names: typed.names, offline: !typed.never } as const;
      const issued = { terms, actor: staff.actor, id: form.deedId };
      const key = await desk.boxOffice.issueDoorPass(night.id, gate, issued);
      if (!key) return data({ problem: "again" as const, typed }, { status: 400, headers: STAYS });
      return data({ issued: { gate, ...(await desk.boxOffice.doorLink(key)) } }, { headers: STAYS });
    }
    case "revoke": {
      const { pass = "" } = form;
      return back(
        GUID.test(pass) && (await desk.boxOffice.revokeDoorPass(night.id, pass, staff.actor)) ? "revoked" : "",
      );
    }
    case "codes": {
      const { kind = "" } = form;
      if (kind !== "signed" && kind !== "plain") return back("");
      const change = { eventId: night.id, signed: kind === "signed", actor: staff.actor };
      return back((await desk.boxOffice.setSignedCodes(change)) ? kind : "");
    }
    case "undo": {
      const { scan = "" } = form;
      const office = { id: null, eventId: night.id, label: staff.actor.name, mode: "lead" } as const;
      const undone = GUID.test(scan) && (await desk.boxOffice.undoScan(office, scan, { actor: staff.actor }));
      return back(undone ? "undone" : "tooLate");
    }
  }
}

export default function NightDoor() {
  return <NightDoorPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
