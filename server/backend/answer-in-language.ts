/**
 * Pages in the language of their address on servers that know one request handler only, such as `remix-serve`. Our own
 * front chooses the handler itself.
 */
import type { AppLoadContext, RequestHandler, ServerBuild } from "@remix-run/node";
import { languageInPath } from "../../app/domain/urls/language-address";
import { IN_ITS_LANGUAGE, languagePages } from "../http/language-pages";
import { runtime } from "../process/runtime";

let pages: Promise<RequestHandler> | undefined;

async function made(): Promise<RequestHandler> {
  const { config } = await runtime();
  const build: ServerBuild = await import("virtual:remix/server-build" as string);
  return languagePages(build, config.NODE_ENV);
}

/**
 * The response to a request whose address names a language, and which the handler without one has not found. Undefined
 * if the address names none, if the right handler has the request already, or if an action has read it.
 */
export async function answerInLanguage(request: Request, context: AppLoadContext): Promise<Response | undefined> {
  if (IN_ITS_LANGUAGE in context || request.bodyUsed || !languageInPath(new URL(request.url).pathname))
    return undefined;
  pages ??= made();
  return (await pages)(request, context);
}
