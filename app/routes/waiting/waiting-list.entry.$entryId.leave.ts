/**
 * /waiting-list/entry/{entryId}/leave — one-click unsubscribe by a mail program (RFC 8058). A POST with the mail's key
 * leaves the list. A fan who follows the link gets the page with the button.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { backend, leave } from "../../backend.server";
import { isGuid } from "../../domain/urls/guid";
import { malformedId, notFound } from "../../requests/not-found-response";

const SECRET = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { entryId } = params;
  if (!isGuid(entryId)) throw malformedId(request, SECRET);
  const key = new URL(request.url).searchParams.get("key") ?? "";
  return leave(context, `/waiting-list/entry/${entryId}?key=${encodeURIComponent(key)}`, { headers: SECRET });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { boxOffice, visitor } = await backend({ request, context });
  const { entryId } = params;
  if (!isGuid(entryId)) throw malformedId(request, SECRET);
  const key = new URL(request.url).searchParams.get("key") ?? "";
  const left = await boxOffice.leaveList(visitor, { entryId, key });
  if (left === "gone") throw notFound(request, SECRET);
  return new Response(null, { status: 204, headers: SECRET });
}
