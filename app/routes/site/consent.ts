/** POST /consent — anyone: stores the visitor's answer about the tag manager for a year and returns to the page. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { backend, leave, readForm } from "../../backend.server";
import { localPath } from "../../domain/urls/local-path";
import { unknownIntent } from "../../requests/unknown-intent";

/** `ask` withdraws an answer. */
const ANSWERS = ["granted", "denied", "ask"];

export async function action({ request, context }: ActionFunctionArgs) {
  const { keepConsent } = await backend({ request, context });
  const form = await readForm(request);
  if (!ANSWERS.includes(form.consent ?? "")) throw unknownIntent();
  return leave(context, localPath(form.from, "/home"), { headers: { "set-cookie": keepConsent(form.consent ?? "") } });
}

/** A GET changes nothing. */
export const loader = ({ context }: LoaderFunctionArgs) => leave(context, "/privacypolicy");
