/** /robots.txt — anyone: the paths that robots must not crawl, and the address of the sitemap. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { publicBackend } from "../../backend.server";
import { publicFile } from "../../public-file.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { feeds } = await publicBackend();
  return publicFile(request, feeds.robots(), { type: "text/plain; charset=utf-8", maxAge: 3600 });
}
