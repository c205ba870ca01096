/**
 * GET /language?lng=he&from=/tickets — anyone: stores the choice for a year and returns to the page in that language.
 */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { backend, leave } from "../../backend.server";
import { languageFor } from "../../domain/languages";
import { inLanguage, withoutLanguage } from "../../domain/urls/language-address";
import { localPath } from "../../domain/urls/local-path";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { keepLanguage } = await backend({ request, context });
  const query = new URL(request.url).searchParams;
  const page = localPath(query.get("from"), "/home");
  const language = languageFor(query.get("lng") ?? "");
  const line = language && keepLanguage(language);
  if (!language || !line) return leave(context, page);
  return leave(context, inLanguage(withoutLanguage(page), language), { headers: { "set-cookie": line } });
}
