/** Handles the intent `again` of the profile pages: the fan signs in again and returns to the page. */
import { data } from "@remix-run/node";
import type { Backend } from "../../server/backend/backend";
import { leave } from "../backend.server";
import { segments } from "../domain/authenticator/machine/screens";
import { overlayOn } from "../ui/overlay/overlay-path";

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
      : leave(context, step.page);
  }
  const posted = await account.signInAgain(password);
  if (!("leaveTo" in posted)) {
    const { problems } = posted;
    return data({ form: "again", problems, typed: {}, stale: true }, { status: 400 });
  }
  if (posted.leaveTo === "page") return leave(context, next ? `${path}#${next}` : path);
  const [pathname = "", query] = path.split("?");
  return leave(context, overlayOn(pathname, segments[posted.leaveTo], query && `?${query}`));
}

/** 403 for an action that requires a fresh sign-in. The page then asks the fan to sign in again. */
export const freshSignInNeeded = (intent: string) =>
  data({ form: intent, problems: { fields: {} }, typed: {}, stale: true }, { status: 403 });
