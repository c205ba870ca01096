/** Renders documents, and sends with every answer the cookies that the request's loaders and actions left pending. */
import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import {
  type AppLoadContext,
  createReadableStreamFromReadable,
  type EntryContext,
  type HandleErrorFunction,
} from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import { finish, finishDocument, reportFailure } from "./backend.server";
import { TextsProvider, textsOf } from "./i18n/texts";
import { lateScripts } from "./late-scripts.server";
import { Nonce } from "./ui/shell/nonce";
import { WithScripts } from "./ui/shell/with-scripts";

const RENDER_TIMEOUT_MS = 10_000;
const NONCE_BYTES = 16;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const nonce = randomBytes(NONCE_BYTES).toString("base64url");
  const { locale } = await finishDocument(context, headers, { nonce, pathname: new URL(request.url).pathname });
  const texts = await textsOf(locale);
  const scripts = request.headers.get("save-data")?.toLowerCase() !== "on";
  headers.set("content-type", "text/html; charset=utf-8");
  headers.append("vary", "Save-Data");
  // Robots get the whole page at once, and so does whoever has no script to put late parts in their place.
  const whole = !scripts || status >= 400 || isbot(request.headers.get("user-agent"));
  let finalStatus = status;

  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <Nonce.Provider value={nonce}>
        <WithScripts.Provider value={scripts}>
          <TextsProvider texts={texts}>
            <RemixServer context={remixContext} url={request.url} abortDelay={RENDER_TIMEOUT_MS} nonce={nonce} />
          </TextsProvider>
        </WithScripts.Provider>
      </Nonce.Provider>,
      {
        nonce,
        [whole ? "onAllReady" : "onShellReady"]() {
          const body = new PassThrough();
          resolve(
            new Response(createReadableStreamFromReadable(body.pipe(lateScripts(nonce))), {
              headers,
              status: finalStatus,
            }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          reportFailure(error, "render");
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

export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!request.signal.aborted) reportFailure(error, new URL(request.url).pathname);
};
