/** GET /builds/latest.json — anybody: the build that stands; an open tab asks to learn of a newer one. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer, thisBuild } from "../../backend.server";

export async function loader({ context }: LoaderFunctionArgs) {
  return answer(context, Response.json(await thisBuild(), { headers: { "cache-control": "no-store" } }));
}
