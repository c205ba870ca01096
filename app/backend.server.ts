/** The only module through which loaders, actions and rendering use the server. */
import { redirect } from "@remix-run/node";
import { noteClientFault, pendingOf, reportFailure } from "../server/backend/backend";
import { addressToContinue, afterForm, securitySettings } from "../server/backend/page-security";
import { DOOR_PERMISSIONS, documentPolicy, secure } from "../server/http/security-headers";
import { BUILT_AT, RELEASE } from "../server/process/version";
import { workContext } from "../server/telemetry/work-context";
import { FALLBACK_LANGUAGE } from "./domain/languages";
import { PREVIEW_HEADERS } from "./domain/urls/preview-address";
import { mayRunTags } from "./domain/urls/tagged-pages";

export { answerInLanguage } from "../server/backend/answer-in-language";
export { answerApi } from "../server/backend/api-handler";
export { backend } from "../server/backend/backend";
export { doorCrew, doorMessage } from "../server/backend/door-crew";
export { answerLine } from "../server/backend/line-door";
export {
  amountTyped,
  csvText,
  fieldInstant,
  isCodeText,
  typedCount,
  typedInstant,
} from "../server/backend/office-forms";
export { publicBackend } from "../server/backend/public-backend";
export { Refused } from "../server/failures/refused";
export { OFFICE_BOUNDS, readFields, readForm, readParts } from "../server/http/read-form";
export { textResponse } from "../server/http/rendered-text";
export { thisBuild } from "../server/process/current-build";
export { addressToContinue, noteClientFault, reportFailure };

/** This build's version and commit, and when it was made. */
export const release = { version: RELEASE, builtAt: BUILT_AT };

/** The id of the request being answered, as in the log; undefined under servers other than ours. */
export const requestId = (): string | undefined => workContext()?.id;

/**
 * The only way to redirect. It answers 303, so that the browser continues with a GET and the back button doesn't
 * resubmit the form, and it sends the request's pending cookies, which a plain redirect would lose. `replace` drops the
 * current page from the history, for steps that are over; `external` loads the address as a full document even with
 * scripts. `byPage` is for forms whose target redirects to origins we can't list in the policy.
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
  // Remix would take another fragment for a jump within the page, and show the data from before the form.
  if (next.includes("#")) response.headers.set("X-Remix-Revalidate", "yes");
  // A document that runs the tag manager must not navigate to a page that may not run it.
  const tagsStay = tracking?.tagManager && !mayRunTags(next.replace(/[?#].*/, ""));
  if (external || next !== address || tagsStay) response.headers.set("X-Remix-Reload-Document", "true");
  await addPending(context, response.headers);
  secure(response.headers, await securitySettings());
  return response;
}
type Leaving = { headers?: HeadersInit; replace?: boolean; external?: boolean; byPage?: boolean };

/** The only way for a resource route to respond: it adds the pending cookies. */
export async function answer(context: object, response: Response): Promise<Response> {
  await addPending(context, response.headers);
  secure(response.headers, await securitySettings());
  return Object.defineProperties(response, { text: { value: notData }, json: { value: notData } });
}

/**
 * For `{path}.data`, Remix reads a resource's whole response into a string. Our front refuses such addresses; under
 * other servers this error keeps Remix from reading a long film into memory.
 */
const notData = () => Promise.reject({ status: 404, statusText: "Not Found", internal: false, data: "" });

/** The same for a resource route whose response is the same for everyone: it needs no visitor and sets no cookies. */
export async function publicAnswer(request: Request, response: Response): Promise<Response> {
  const { pathname: path } = new URL(request.url);
  secure(response.headers, { ...(await securitySettings()), path });
  return response;
}

type DocumentParts = {
  nonce: string;
  pathname: string;
  styleSource?: string | undefined;
  atOffice: boolean;
  atDoor: boolean;
};

/** Completes a document's headers. Returns the language to render in, and the fan's name. */
export async function finishDocument(
  context: object,
  headers: Headers,
  { nonce, pathname, styleSource, atOffice, atDoor }: DocumentParts,
): Promise<{ locale: string; fanName: string; preview: boolean }> {
  const { tracking: { tagManager: manager, sentryDsn } = {}, fanName = "", preview } = await pendingOf(context);
  const tagManager = preview ? undefined : manager;
  const { formTargets } = await securitySettings();
  const tags = mayRunTags(pathname) ? tagManager?.origin : undefined;
  if (atDoor) headers.set("permissions-policy", DOOR_PERMISSIONS);
  // A thrown response may have its own policy, under which no page can be shown.
  headers.set(
    "content-security-policy",
    documentPolicy({
      nonce,
      formTargets,
      tagManager: tags,
      sentryDsn,
      styleSource,
      oneScript: atOffice,
      decodes: atDoor,
    }),
  );
  return { ...(await finish(context, headers)), fanName, preview };
}

/** Completes the headers of a document or of page data. */
export async function finish(context: object, headers: Headers): Promise<{ locale: string }> {
  const { locale, personal, preview } = await addPending(context, headers);
  if (preview) for (const [name, value] of Object.entries(PREVIEW_HEADERS)) headers.set(name, value);
  secure(headers, await securitySettings());
  // Nobody may store a page that depends on a session or a flow. A guest's page may be stored and revalidated.
  if (!headers.has("cache-control")) headers.set("cache-control", personal ? "private, no-store" : "private, no-cache");
  return { locale: locale ?? FALLBACK_LANGUAGE };
}

const SESSION_ENDS = /^(?:__Host-)?session\.0=;/;

async function addPending(context: object, headers: Headers) {
  const pending = await pendingOf(context);
  const sent = new Set(headers.getSetCookie());
  for (const line of pending.lines) if (!sent.has(line)) headers.append("set-cookie", line);
  // The ticket pages that a phone keeps go with the session, whatever ended it.
  if (pending.lines.some((line) => SESSION_ENDS.test(line))) headers.set("clear-site-data", '"storage"');
  return pending;
}
