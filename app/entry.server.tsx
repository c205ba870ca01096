/** Renders documents, and adds the pending cookies of the request's loaders and actions to every response. */
import { randomBytes } from "node:crypto";
import type { AppLoadContext, EntryContext, HandleErrorFunction } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import {
  answerInLanguage,
  finish,
  finishDocument,
  noteClientFault,
  reportFailure,
  requestId,
  textResponse,
} from "./backend.server";
import { DOOR_ROUTE } from "./domain/door/door-address";
import { isOfficeRoute } from "./domain/office/office-pages";
import { isClientFault } from "./framework/rendering/client-fault.server";
import { lateScripts } from "./framework/rendering/late-scripts.server";
import { overlayStyleSource, withOverlayStyles } from "./framework/rendering/overlay-styles.server";
import { withOwnRoutes } from "./framework/rendering/own-routes.server";
import { withPageBehind } from "./framework/rendering/page-behind.server";
import { renderAtOnce } from "./framework/rendering/render-at-once.server";
import { renderStream } from "./framework/rendering/render-stream.server";
import { TextsProvider, textsOf } from "./i18n/texts";
import { FanName } from "./ui/document/fan-name";
import { fewerPictures } from "./ui/document/fewer-pictures";
import { Nonce } from "./ui/document/nonce";
import { RequestId } from "./ui/document/request-id";
import { WithScripts } from "./ui/document/with-scripts";
import { overlayIn } from "./ui/overlay/overlay-path";

const RENDER_TIMEOUT_MS = 10_000;
const NONCE_BYTES = 16;
/** Nobody reads this response: the client disconnected before it was ready. */
const GONE = 499;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  if (hasLeft(request, context)) return new Response(null, { status: GONE });
  const other = await answerInLanguage(request, context);
  if (other) return other;
  const nonce = randomBytes(NONCE_BYTES).toString("base64url");
  const { pathname } = new URL(request.url);
  const styleSource = overlayIn(pathname) ? overlayStyleSource : undefined;
  const atOffice = shows(remixContext, isOfficeRoute);
  const atDoor = shows(remixContext, (id) => id === DOOR_ROUTE);
  const { locale, fanName, preview } = await finishDocument(context, headers, {
    nonce,
    pathname,
    styleSource,
    atOffice,
    atDoor,
  });
  const texts = await textsOf(locale);
  const savesData = request.headers.get("save-data")?.toLowerCase() === "on";
  // A link on a preview leads to the page as fans see it, so it must load a new document.
  const scripts = !savesData && !preview && !atOffice && !atDoor;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.append("vary", "Save-Data");
  const page = (context: EntryContext) => (
    <Nonce.Provider value={nonce}>
      <WithScripts.Provider value={scripts}>
        <RequestId.Provider value={requestId()}>
          <FanName.Provider value={fanName}>
            <TextsProvider texts={texts}>
              <RemixServer
                context={withOwnRoutes(context)}
                url={request.url}
                abortDelay={RENDER_TIMEOUT_MS}
                nonce={nonce}
              />
            </TextsProvider>
          </FanName.Provider>
        </RequestId.Provider>
      </WithScripts.Provider>
    </Nonce.Provider>
  );
  const { html, failed } = await rendered(page, remixContext, nonce);
  return textResponse(
    scripts
      ? lateScripts(withPageBehind(withOverlayStyles(html), remixContext), nonce)
      : savesData
        ? fewerPictures(html)
        : html,
    { headers, status: failed ? 500 : status },
    { asString: context.takesStrings === true },
  );
}

/**
 * Office and door pages load no Remix scripts. What visitors without a role get at an office URL isn't an office page.
 */
const shows = ({ staticHandlerContext: { matches } }: EntryContext, isOne: (id: string) => boolean) =>
  matches.some(({ route }) => isOne(route.id));

/** `failed` means that a part could not be rendered. Rejects if nothing could be rendered. */
async function rendered(page: (context: EntryContext) => ReactNode, context: EntryContext, nonce: string) {
  const whole = await renderAtOnce(page, context, nonce);
  if (whole !== undefined) return { html: whole, failed: false };
  let failed = false;
  const onError = (error: unknown) => {
    failed = true;
    reportFailure(error, "render");
  };
  const html = await renderStream(page(context), { nonce, timeoutMs: RENDER_TIMEOUT_MS, onError });
  return { html, failed };
}

export async function handleDataRequest(
  response: Response,
  { request, context }: { request: Request; context: AppLoadContext },
): Promise<Response> {
  const other = await answerInLanguage(request, context);
  if (other) return other;
  await finish(context, response.headers);
  return response;
}

/** The path may contain an id or a key, so it isn't reported. The log has the route and the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (hasLeft(request, context) || isClientFault(error)) noteClientFault(error, "page");
  else reportFailure(error, "page");
};

/** Our front signals in the context that the client has disconnected; other servers abort the request. */
const hasLeft = ({ signal }: Request, { gone }: AppLoadContext) =>
  signal.aborted || (gone instanceof AbortSignal && gone.aborted);
