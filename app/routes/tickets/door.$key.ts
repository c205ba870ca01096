/** /door/{key} — the office's link for the door staff. The pass is stored in a cookie, so that no URL keeps the key. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { backend, leave } from "../../backend.server";
import { notFound } from "../../requests/not-found-response";

const SECRET = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { boxOffice, rememberDoorPass } = await backend({ request, context });
  const key = params.key ?? "";
  if (!/^[\w-]{22}$/.test(key) || !(await boxOffice.doorPass?.(key))) throw notFound(request, SECRET);
  rememberDoorPass(key);
  return leave(context, "/check-in", { headers: SECRET });
}
