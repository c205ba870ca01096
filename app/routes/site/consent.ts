/** POST /consent — anybody: keeps what she says about the tag manager for a year and goes back to the page. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { backend, leave, readForm } from "../../backend.server";
import { localPath } from "../../domain/local-path";
import { unknownIntent } from "../../requests/unknown-intent";

/** `ask` takes an answer back. */
const ANSWERS = ["granted", "denied", "ask"];

export async function action({ request, context }: ActionFunctionArgs) {
  const { keepConsent } = await backend({ request, context });
  const form = await readForm(request);
  if (!ANSWERS.includes(form.consent ?? "")) throw unknownIntent();
  return leave(context, localPath(form.from, "/home"), { headers: { "set-cookie": keepConsent(form.consent ?? "") } });
}

/** The address alone says nothing and changes nothing. */
export const loader = ({ context }: LoaderFunctionArgs) => leave(context, "/privacypolicy");
