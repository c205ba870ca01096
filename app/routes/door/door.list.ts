/** /door/list — door phones poll this every few seconds: counts, repeated scans, and changes to the list. */
import type { LoaderFunctionArgs } from "@remix-run/node";
import { answer, doorCrew } from "../../backend.server";
import { doorJson } from "../../requests/door/door-json";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const crew = await doorCrew(request);
  if ("refused" in crew) return answer(context, doorJson({ ended: crew.ended }, crew.refused));
  const { pass, door, now, cookies } = crew;
  const asked = new URL(request.url).searchParams.get("after");
  const after = Number(asked);
  const wanted = asked !== null && Number.isSafeInteger(after) && after >= 0;
  const [counts, doubles, signed] = await Promise.all([
    door.doorCounts(pass),
    door.doubleEntries(pass.eventId, pass.label),
    wanted ? door.doorListFor(pass, after) : undefined,
  ]);
  const until = pass.until?.getTime() ?? null;
  return answer(
    context,
    doorJson({ now: now.getTime(), until, counts, doubles, signed: signed ?? null }, 200, cookies),
  );
}
