/** /door/{key} — the office's link for the door staff. The pass is stored in a cookie, so that no URL keeps the key. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { backend, leave } from "../../backend.server";
import { DOOR_PATH } from "../../domain/door/door-address";
import { notFound } from "../../requests/not-found-response";

const SECRET = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { boxOffice, rememberDoorPass, limits, visitor } = await backend({ request, context });
  const key = params.key ?? "";
  if (!/^[\w-]{22}$/.test(key)) throw notFound(request, SECRET);
  if (!(await boxOffice.doorPass?.(key))) {
    // 128 bits can't be guessed. The limit stops machines from trying.
    if (!(await limits.allow("doorKey", `address:${visitor.address}`)))
      throw new Response("Too many wrong links", { status: 429, statusText: "Too Many Requests", headers: SECRET });
    throw notFound(request, SECRET);
  }
  rememberDoorPass(key);
  return leave(context, DOOR_PATH, { headers: SECRET });
}
