/** /events/{eventId}.ics — anyone: one night as a calendar file. 404 while it has no date for a calendar. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicAnswer, publicBackend } from "../../backend.server";
import { isGuid } from "../../domain/urls/guid";
import { publicFile } from "../../public-file.server";
import { malformedId, notFound } from "../../requests/not-found-response";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.eventId ?? "";
  if (!isGuid(id)) throw await publicAnswer(request, malformedId(request));
  const { feeds } = await publicBackend();
  const file = await feeds.calendarOf(id);
  if (file === undefined) throw await publicAnswer(request, notFound(request));
  return publicFile(request, file, { type: "text/calendar; charset=utf-8", maxAge: 300, name: "night.ics" });
}
