/** Renders documents, and sends with every answer the cookies that the request's loaders and actions left pending. */
import { PassThrough } from "node:stream";
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleErrorFunction,
} from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { finish, noteClientFault, reportFailure } from "./backend.server";
import { TextsProvider, textsOf } from "./i18n/texts";
import { lateScripts } from "./late-scripts.server";
import { WithScripts } from "./ui/shell/with-scripts";

const RENDER_TIMEOUT_MS = 10_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { locale } = await finish(context, headers);
  const texts = await textsOf(locale);
  const scripts = request.headers.get("save-data")?.toLowerCase() !== "on";
  headers.set("content-type", "text/html; charset=utf-8");
  headers.append("vary", "Save-Data");
  // Robots get the whole page at once, and so does whoever has no script to put late parts in their place.
  const whole = !scripts || status >= 400 || isbot(request.headers.get("user-agent"));
  let finalStatus = status;

  return new Promise((resolve, reject) => {
    const body = new PassThrough();
    const { pipe, abort } = renderToPipeableStream(
      <WithScripts.Provider value={scripts}>
        <TextsProvider texts={texts}>
          <RemixServer context={remixContext} url={request.url} abortDelay={RENDER_TIMEOUT_MS} />
        </TextsProvider>
      </WithScripts.Provider>,
      {
        [whole ? "onAllReady" : "onShellReady"]() {
          resolve(
            new Response(createReadableStreamFromReadable(body.pipe(lateScripts())), { headers, status: finalStatus }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          // React calls it an error when the client leaves before the page is complete.
          if (body.destroyed || hasLeft(request, context)) noteClientFault(error, "render");
          else reportFailure(error, "render");
        },
      },
    );
    setTimeout(abort, RENDER_TIMEOUT_MS).unref();
  });
}

export async function handleDataRequest(
  response: Response,
  { context }: { context: AppLoadContext },
): Promise<Response> {
  await finish(context, response.headers);
  return response;
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const { pathname } = new URL(request.url);
  if (hasLeft(request, context) || isClientFault(error)) noteClientFault(error, pathname);
  else reportFailure(error, pathname);
};

/** The front says in the context that the client has gone; other servers abort the request. */
const hasLeft = ({ signal }: Request, { gone }: AppLoadContext) =>
  signal.aborted || (gone instanceof AbortSignal && gone.aborted);

/** What Remix itself refuses: methods, routes and posts that no page of ours has, with a status or in these words. */
function isClientFault(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500;
  return error instanceof Error && /Aborting the action\.$|^Warning: Single fetch/.test(error.message);
}
