/** POST /guest-credentials — sent by the page after load, so that a guest's identity never delays a page. */
import type { ActionFunctionArgs } from "@remix-run/node";
import { answer, backend } from "../../backend.server";

export async function action({ request, context }: ActionFunctionArgs) {
  const { rememberGuestIdentity } = await backend({ request, context });
  await rememberGuestIdentity();
  return answer(context, new Response(null, { status: 204 }));
}
