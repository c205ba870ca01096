/** GET /builds/latest.json — anyone: the current build. Open tabs poll this to detect a newer one. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer, thisBuild } from "../../backend.server";

export async function loader({ context }: LoaderFunctionArgs) {
  return answer(context, Response.json(await thisBuild(), { headers: { "cache-control": "no-store" } }));
}
