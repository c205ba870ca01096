/**
 * /sitemap.xml — anyone: the canonical URL of every page, in English or the `?language=`. On a large site this is the
 * index, and `?file=` selects one of its files.
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicAnswer, publicBackend } from "../../backend.server";
import { publicFile } from "../../public-file.server";
import { notFound } from "../../requests/not-found-response";

export async function loader({ request }: LoaderFunctionArgs) {
  const { feeds } = await publicBackend();
  const query = new URL(request.url).searchParams;
  const file = query.get("file");
  const xml = await feeds.sitemap(file === null ? undefined : Number(file), query.get("language") ?? undefined);
  if (xml === undefined) throw await publicAnswer(request, notFound(request));
  return publicFile(request, xml, { type: "application/xml; charset=utf-8", maxAge: 3600 });
}
