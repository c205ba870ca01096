/**
 * /events/{eventId}/on-sale.ics — anyone: the opening of a night's ticket sale as a calendar file. 404 unless one is
 * scheduled.
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicAnswer, publicBackend } from "../../backend.server";
import { isGuid } from "../../domain/urls/guid";
import { publicFile } from "../../public-file.server";
import { malformedId, notFound } from "../../requests/not-found-response";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.eventId ?? "";
  if (!isGuid(id)) throw await publicAnswer(request, malformedId(request));
  const { feeds } = await publicBackend();
  const file = await feeds.saleCalendarOf(id);
  if (file === undefined) throw await publicAnswer(request, notFound(request));
  return publicFile(request, file, { type: "text/calendar; charset=utf-8", maxAge: 300, name: "on-sale.ics" });
}
