/** /office/again — staff sign in again and return to the page that required it. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useActionData, useLoaderData } from "@remix-run/react";
import { leave } from "../../backend.server";
import { isOfficePath } from "../../domain/office/office-pages";
import { officeTexts } from "../../i18n/office/office-texts";
import { officeDeed, officePage } from "../../requests/office/office";
import { failedAtProvider, signInAgain } from "../../requests/sign-in-again";
import { SignInAgainForm } from "../../ui/account/sign-in-again-form";

export async function loader(args: LoaderFunctionArgs) {
  const { staff, account, federated, fresh } = await officePage(args, "again");
  const to = target(args.request);
  if (fresh) throw await leave(args.context, to);
  const rejected = failedAtProvider(args.request, federated);
  return { path: here(to), email: staff.user.email, elsewhere: account?.elsewhere, rejected };
}

export async function action(args: ActionFunctionArgs) {
  const { account, federated, form } = await officeDeed(args, "again");
  if (!account) return leave(args.context, "/home");
  return signInAgain(
    args.context,
    { account, federated },
    { path: here(target(args.request)), password: form.password },
  );
}

/** The page of the office that required it; never a URL outside of the office. */
function target(request: Request): string {
  const to = new URL(request.url).searchParams.get("to") ?? "";
  return isOfficePath(to.replace(/[?#].*/s, "")) && !to.startsWith("/office/again") ? to : "/office";
}

const here = (to: string) => `/office/again?${new URLSearchParams({ to })}`;

export default function Again() {
  const { rejected, ...fan } = useLoaderData<typeof loader>();
  return (
    <>
      <SignInAgainForm
        {...fan}
        rejected={useActionData<typeof action>() ?? rejected}
        why={officeTexts("frame")("again")}
      />
      <Outlet />
    </>
  );
}
