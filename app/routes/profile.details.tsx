/** /profile/details — a fan says who she is and how she is reached; a guest is invited to sign in, on this very page. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Backend } from "../../server/backend";
import { backend, leave, readForm } from "../backend.server";
import { dialCodes } from "../domain/authenticator/dial-codes";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { Details, type DetailsNews } from "../ui/profile/details";
import { ProfileFrame } from "../ui/profile/profile-frame";
import { profileMeta, profilePage } from "./profile-page";
import { signInAgain } from "./sign-in-again";
import { unknownIntent } from "./unknown-intent";

const PATH = "/profile/details";
const NEWS: readonly string[] = [
  "name",
  "codeSent",
  "verified",
  "kept",
  "phoneRemoved",
  "newsletter",
] satisfies DetailsNews["what"][];
const PARTS: readonly string[] = ["name", "email", "phone", "newsletter"] satisfies DetailsNews["of"][];

export const handle: TextsHandle = { texts: ["account", "details", "fields"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { account, locale } = opened;
  const page = await profilePage(opened, "details");
  if (!account) return { ...page, details: undefined };

  const asked = new URL(request.url).searchParams;
  const [of = "", what = ""] = [asked.get("of") ?? "", asked.get("news") ?? ""];
  return {
    ...page,
    details: {
      elsewhere: account.elsewhere,
      fresh: account.freshlySignedIn(),
      news: PARTS.includes(of) && NEWS.includes(what) ? ({ of, what } as DetailsNews) : undefined,
      dialCodes: dialCodes(locale),
      now: await account.details(),
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { account, federated } = await backend({ request, context });
  if (!account) return leave(context, `${PATH}/auth/sign-in`);
  const form = await readForm(request);
  const { intent = "" } = form;
  if (intent === "again") return signInAgain(context, { account, federated }, { path: PATH, password: form.password });

  const done = await act(account, intent, form);
  if (!done) throw unknownIntent();
  if (done === "stale" && (intent === "email" || intent === "phone")) account.keepTyped(intent, form);
  if (done === "stale")
    return data({ form: intent, problems: { fields: {} }, typed: {}, stale: true }, { status: 403 });
  if ("problems" in done) return data({ form: intent, ...done, stale: false }, { status: 400 });
  const of = PARTS.find((part) => intent.startsWith(part));
  return leave(context, `${PATH}?of=${of}&news=${done.news}#${of}`);
}

/** What each button of the page does; undefined for what no button sends. */
async function act(account: NonNullable<Backend["account"]>, intent: string, form: Record<string, string>) {
  // The name and email of a fan who signs in elsewhere come from there.
  const own = account.elsewhere === undefined;
  switch (intent) {
    case "name":
      return own ? account.rename(form) : undefined;
    case "email":
      return own ? account.changeContact("email", form) : undefined;
    case "emailConfirm":
      return account.confirmContact("email", form);
    case "emailSend":
      return account.sendContactCode("email");
    case "emailDrop":
      return account.dropContact("email");
    case "phone":
      return account.changeContact("phone_number", form);
    case "phoneConfirm":
      return account.confirmContact("phone_number", form);
    case "phoneSend":
      return account.sendContactCode("phone_number");
    case "phoneDrop":
      return account.dropContact("phone_number");
    case "phoneRemove":
      return account.removePhone();
    case "newsletter":
      return account.setNewsletter(form.newsletter === "yes");
  }
}

export default function ProfileDetails() {
  const { fan, details } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  return (
    <ProfileFrame section="details" fan={fan}>
      {details && (
        <Details
          {...details}
          fresh={details.fresh && !rejected?.stale}
          news={rejected ? undefined : details.news}
          path={PATH}
          rejected={rejected}
        />
      )}
    </ProfileFrame>
  );
}
