/** The one door between pages and server: whatever loaders, actions and rendering may use comes through here. */
import { redirect } from "@remix-run/node";
import { noteClientFault, pendingOf, reportFailure } from "../server/backend";
import { securityHeaders } from "../server/security-headers";
import { FALLBACK_LANGUAGE } from "./i18n/languages";

export { answerApi } from "../server/api";
export { backend } from "../server/backend";
export { publicBackend } from "../server/backend-public";
export { thisBuild } from "../server/builds";
export { readForm } from "../server/forms";
export { noteClientFault, reportFailure };

/**
 * The only way to redirect: 303, so that the browser goes on with a GET and "back" does not send a form again, and
 * with the cookies that this request left pending, which a plain redirect would lose. `replace` leaves no way back to
 * where she was, for steps that are over; `external` loads the address as a whole page, with scripts too.
 */
export async function leave(
  context: object,
  address: string,
  { headers, replace = false, external = false }: { headers?: HeadersInit; replace?: boolean; external?: boolean } = {},
): Promise<Response> {
  const response = redirect(address, { status: 303, headers });
  if (replace) response.headers.set("X-Remix-Replace", "true");
  if (external) response.headers.set("X-Remix-Reload-Document", "true");
  await addPending(context, response.headers);
  return response;
}

/** The only way in which a resource route replies: with the pending cookies. */
export async function answer(context: object, response: Response): Promise<Response> {
  await addPending(context, response.headers);
  return Object.defineProperties(response, { text: { value: notData }, json: { value: notData } });
}

/**
 * For `{path}.data` Remix reads a resource's whole reply into a string; our front refuses those addresses before, and
 * under other servers a long film must not be read like that either.
 */
const notData = () => Promise.reject({ status: 404, statusText: "Not Found", internal: false, data: "" });

/** Completes the headers of a document or of page data, and tells the language to render in. */
export async function finish(context: object, headers: Headers): Promise<{ locale: string }> {
  const { locale, personal, tracking } = await addPending(context, headers);
  for (const [name, value] of Object.entries(securityHeaders(tracking)))
    if (!headers.has(name)) headers.set(name, value);
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
