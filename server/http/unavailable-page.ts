/** The 503 page of a server that is overloaded or waits for its database. */
import type { IncomingMessage } from "node:http";
import { textsOf } from "../../app/i18n/texts";
import { plainPage } from "./plain-page";
import { languageOf } from "./request-language";

/** Where nothing better is known. Random, to spread out the clients' retries. */
const COME_BACK_SECONDS = [2, 3, 4, 5];

export const comeBackAfter = (): string =>
  String(COME_BACK_SECONDS[Math.floor(Math.random() * COME_BACK_SECONDS.length)]);

type FullHouseOptions = { why?: "busy" | "away"; requestId?: string | undefined; after?: string };

/**
 * A page in the visitor's language. After `after` seconds it reloads itself, unless it answers a form, which the
 * visitor submits again.
 */
export async function fullHouse(
  request: IncomingMessage,
  siteName: string,
  { why = "busy", requestId = "", after = comeBackAfter() }: FullHouseOptions = {},
): Promise<Response> {
  const { headers, method, url = "/" } = request;
  const language = languageOf(url, headers.cookie, headers["accept-language"]);
  const { site } = (await textsOf(language, ["site"])).t;
  return plainPage({
    language,
    status: 503,
    siteName,
    heading: site(`error.${why}Heading`),
    text: site(`error.${why}`),
    link: { to: url, text: site("error.retry") },
    ...(requestId && { note: site("error.reference", { id: requestId }) }),
    reloadAfter: method === "GET" ? after : undefined,
    headers: { "retry-after": after },
  });
}
