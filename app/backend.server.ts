/** The one door between pages and server: whatever loaders, actions and rendering may use comes through here. */
import { redirect } from "@remix-run/node";
import { noteClientFault, pendingOf, reportFailure } from "../server/backend/backend";
import { addressToContinue, afterForm, securitySettings } from "../server/backend/page-security";
import { documentPolicy, secure } from "../server/http/security-headers";
import { workContext } from "../server/telemetry/work-context";
import { FALLBACK_LANGUAGE } from "./domain/languages";
import { mayRunTags } from "./domain/urls/tagged-pages";

export { answerInLanguage } from "../server/backend/answer-in-language";
export { answerApi } from "../server/backend/api-handler";
export { backend } from "../server/backend/backend";
export { publicBackend } from "../server/backend/public-backend";
export { readForm } from "../server/http/read-form";
export { thisBuild } from "../server/process/current-build";
export { addressToContinue, noteClientFault, reportFailure };

/** The id of the request being answered, as in the log; undefined under servers other than ours. */
export const requestId = (): string | undefined => workContext()?.id;

/**
 * The only way to redirect: a 303, so that the browser continues with a GET and the back button doesn't resubmit the
 * form, carrying the request's pending cookies, which a plain redirect would lose. `replace` drops the current page from
 * the history, for steps that are over; `external` loads the address as a full document even with scripts. `byPage` is
 * for forms whose target redirects to origins we can't list in the policy.
 */
export async function leave(
  context: object,
  address: string,
  { headers, replace = false, external = false, byPage = false }: Leaving = {},
): Promise<Response> {
  const { writes, tracking } = await pendingOf(context);
  const next = writes ? await afterForm(address, { byPage }) : address;
  const response = redirect(next, { status: 303, headers });
  if (replace) response.headers.set("X-Remix-Replace", "true");
  // A document that runs the tag manager must not become a page that may not.
  const tagsStay = tracking?.tagManager && !mayRunTags(next.replace(/[?#].*/, ""));
  if (external || next !== address || tagsStay) response.headers.set("X-Remix-Reload-Document", "true");
  await addPending(context, response.headers);
  secure(response.headers, await securitySettings());
  return response;
}
type Leaving = { headers?: HeadersInit; replace?: boolean; external?: boolean; byPage?: boolean };

/** The only way in which a resource route replies: with the pending cookies. */
export async function answer(context: object, response: Response): Promise<Response> {
  await addPending(context, response.headers);
  secure(response.headers, await securitySettings());
  return Object.defineProperties(response, { text: { value: notData }, json: { value: notData } });
}

/**
 * For `{path}.data` Remix reads a resource's whole reply into a string; our front refuses those addresses before, and
 * under other servers a long film must not be read like that either.
 */
const notData = () => Promise.reject({ status: 404, statusText: "Not Found", internal: false, data: "" });

/** The same for a resource route that is the same for everybody and opens no visitor. */
export async function publicAnswer(request: Request, response: Response): Promise<Response> {
  const { pathname: path } = new URL(request.url);
  secure(response.headers, { ...(await securitySettings()), path });
  return response;
}

/** Completes a document's headers, and tells the language to render in. */
export async function finishDocument(
  context: object,
  headers: Headers,
  { nonce, pathname }: { nonce: string; pathname: string },
): Promise<{ locale: string }> {
  const { tracking: { tagManager, sentryDsn } = {} } = await pendingOf(context);
  const { formTargets } = await securitySettings();
  const tags = mayRunTags(pathname) ? tagManager?.origin : undefined;
  // A thrown response may have brought a policy of its own, under which no page can be shown.
  headers.set("content-security-policy", documentPolicy({ nonce, formTargets, tagManager: tags, sentryDsn }));
  return finish(context, headers);
}

/** Completes the headers of a document or of page data. */
export async function finish(context: object, headers: Headers): Promise<{ locale: string }> {
  const { locale, personal } = await addPending(context, headers);
  secure(headers, await securitySettings());
  // A page that a session or a flow has shaped must be kept by nobody else; a guest's page may be asked for again.
  if (!headers.has("cache-control")) headers.set("cache-control", personal ? "private, no-store" : "private, no-cache");
  return { locale: locale ?? FALLBACK_LANGUAGE };
}

async function addPending(context: object, headers: Headers) {
  const pending = await pendingOf(context);
  const sent = new Set(headers.getSetCookie());
  for (const line of pending.lines) if (!sent.has(line)) headers.append("set-cookie", line);
  return pending;
}
