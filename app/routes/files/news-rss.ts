/** /news.rss — anyone: the news, newest first. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicBackend } from "../../backend.server";
import { publicFile } from "../../public-file.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { feeds } = await publicBackend();
  return publicFile(request, await feeds.news(), { type: "application/rss+xml; charset=utf-8", maxAge: 300 });
}
