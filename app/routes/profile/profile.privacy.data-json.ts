/** /profile/privacy/data.json — all data stored about a fan, as a file. A guest is redirected to the page. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer, backend, leave } from "../../backend.server";
import { notFound } from "../../requests/not-found-response";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { privacy, visitor } = await backend({ request, context });
  if (!visitor.user) return leave(context, "/profile/privacy");
  if (!privacy) throw notFound(request);
  const record = await privacy.record();
  return answer(
    context,
    new Response(`${JSON.stringify(record, null, 2)}\n`, {
      headers: {
        "content-type": "application/json; charset=utf-8",
        "content-disposition": `attachment; filename="my-data-${record.made.slice(0, 10)}.json"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    }),
  );
}
