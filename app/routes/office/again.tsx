/** /office/again — staff sign in again and return to the page that required it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../backend.server";
import { AGAIN, againAddress } from "../../domain/office/again-address";
import { isOfficePath } from "../../domain/office/office-pages";
import { officeTexts } from "../../i18n/office/office-texts";
import { officeDeed, officePage } from "../../requests/office/office";
import { failedAtProvider, signInAgain } from "../../requests/sign-in-again";
import { SignInAgainForm } from "../../ui/account/sign-in-again-form";

export async function loader(args: LoaderFunctionArgs) {
  const { staff, account, federated, fresh } = await officePage(args, "again");
  const to = target(args.request);
  if (fresh && to !== AGAIN) throw await leave(args.context, to);
  const rejected = failedAtProvider(args.request, federated);
  return { done: fresh, path: againAddress(to), email: staff.user.email, elsewhere: account?.elsewhere, rejected };
}

export async function action(args: ActionFunctionArgs) {
  const { account, federated, form } = await officeDeed(args, "again");
  if (!account) return leave(args.context, "/home");
  return signInAgain(
    args.context,
    { account, federated },
    { path: againAddress(target(args.request)), password: form.password },
  );
}

/** The page of the office that required it, or this one; never a URL outside of the office. */
function target(request: Request): string {
  const to = new URL(request.url).searchParams.get("to") ?? "";
  if (to === AGAIN) return AGAIN;
  return isOfficePath(to.replace(/[?#].*/s, "")) && !to.startsWith(AGAIN) ? to : "/office";
}

export default function Again() {
  const { done, rejected, ...fan } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? rejected;
  const t = officeTexts("frame");
  return (
    <>
      {done ? (
        <div className="stack">
          <h1>{t("confirmed.title")}</h1>
          <p>{t("confirmed.text")}</p>
        </div>
      ) : (
        <SignInAgainForm {...fan} rejected={refused} why={t("again")} />
      )}
      <Outlet />
    </>
  );
}
