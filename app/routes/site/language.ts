/** GET /language?lng=he&from=/tickets — anyone: stores the choice for a year and returns to the page. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { backend, leave } from "../../backend.server";
import { localPath } from "../../domain/urls/local-path";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { keepLanguage } = await backend({ request, context });
  const query = new URL(request.url).searchParams;
  const line = keepLanguage(query.get("lng") ?? "");
  return leave(context, localPath(query.get("from"), "/home"), line ? { headers: { "set-cookie": line } } : {});
}
