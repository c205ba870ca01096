/** /door/scan — door phones post here: scans, undone scans, and what they collected while offline. */
import type { ActionFunctionArgs } from "@remix-run/node";
import { answer, doorCrew, doorMessage } from "../../backend.server";
import { answerDoorMessage } from "../../requests/door/answer-message";
import { doorJson } from "../../requests/door/door-json";
import { notFound } from "../../requests/not-found-response";

export const loader = ({ request }: ActionFunctionArgs) => {
  throw notFound(request);
};

export async function action({ request, context }: ActionFunctionArgs) {
  const message = await doorMessage(request.clone());
  const crew = await doorCrew(request, { sends: message?.kind === "send" });
  if ("refused" in crew) return answer(context, doorJson({ ended: crew.ended }, crew.refused));
  if (!message) return answer(context, doorJson({ error: "unreadable" }, 400, crew.cookies));
  const said = { now: crew.now.getTime(), ...(await answerDoorMessage(crew, message, crew.locale)) };
  return answer(context, doorJson(said, 200, crew.cookies));
}
