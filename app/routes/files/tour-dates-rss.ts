/** /tour-dates.rss — anyone: upcoming nights, most recently announced or changed first. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicBackend } from "../../backend.server";
import { publicFile } from "../../public-file.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { feeds } = await publicBackend();
  return publicFile(request, await feeds.tourDates(), { type: "application/rss+xml; charset=utf-8", maxAge: 300 });
}
