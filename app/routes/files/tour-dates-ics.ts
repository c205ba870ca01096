/** /tour-dates.ics — anyone: upcoming nights, as a calendar to subscribe to. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicBackend } from "../../backend.server";
import { publicFile } from "../../public-file.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { feeds } = await publicBackend();
  return publicFile(request, await feeds.tourCalendar(), {
    type: "text/calendar; charset=utf-8",
    maxAge: 300,
    name: "tour-dates.ics",
  });
}
