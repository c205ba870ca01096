/** Handles the intent `again`: the fan signs in again and returns to the page, which says so if that failed. */
import { data } from "@remix-run/node";
import type { Backend } from "../../server/backend/backend";
import { leave } from "../backend.server";
import { segments } from "../domain/authenticator/machine/screens";
import type { FormRejection } from "../domain/authenticator/overlay-data";
import { overlayOn } from "../ui/overlay/overlay-path";
import { AGAIN_FAILED, stepAddress } from "./federated-step";

type Account = NonNullable<Backend["account"]>;

/**
 * Checks the password. If a second factor is needed, the overlay on top of `path` asks for it; `path` may have a query.
 * Fans of a provider are redirected to it. A wrong password is a 400. Afterwards the focus is on the element with the
 * id `next`.
 */
export async function signInAgain(
  context: object,
  { account, federated }: { account: Account; federated: Backend["federated"] },
  { path, password = "", next }: { path: string; password: string | undefined; next?: string },
) {
  if (account.elsewhere) {
    const step = await federated.again(account.elsewhere, path);
    return "address" in step
      ? leave(context, step.address, { external: true, byPage: true })
      : leave(context, stepAddress(step));
  }
  const posted = await account.signInAgain(password);
  if (!("leaveTo" in posted)) return data(refusedAgain(posted.problems), { status: 400 });
  if (posted.leaveTo === "page") return leave(context, next ? `${path}#${next}` : path);
  const [pathname = "", query] = path.split("?");
  return leave(context, overlayOn(pathname, segments[posted.leaveTo], query && `?${query}`));
}

/** For loaders of pages that ask to sign in again: why the fan's provider has just led back without success. */
export function failedAtProvider(request: Request, federated: Backend["federated"]) {
  const alert = new URL(request.url).searchParams.has(AGAIN_FAILED) ? federated.refusal() : undefined;
  return alert && refusedAgain({ fields: {}, alert });
}

const refusedAgain = (problems: FormRejection["problems"]) => ({ form: "again", problems, typed: {}, stale: true });

/** 403 for an action that requires a fresh sign-in. The page then asks the fan to sign in again. */
export const freshSignInNeeded = (intent: string) =>
  data({ form: intent, problems: { fields: {} }, typed: {}, stale: true }, { status: 403 });
