/** GET /builds/meta/{id}.json — anyone: metadata of a build. Only the current build is known. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer, thisBuild } from "../../backend.server";

const YEAR = "public, max-age=31536000, immutable";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const build = await thisBuild();
  if (params.file !== `${build.id}.json`) {
    return answer(context, new Response("No such build", { status: 404, headers: { "cache-control": "no-store" } }));
  }
  return answer(context, Response.json(build, { headers: { "cache-control": YEAR } }));
}
