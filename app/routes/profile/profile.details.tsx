/** /profile/details — a fan edits their name and contact details. A guest is invited to sign in on this page. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Backend } from "../../../server/backend/backend";
import { backend, leave, readForm } from "../../backend.server";
import { dialCodes } from "../../domain/authenticator/fields/dial-codes";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { profileHead, profileMeta } from "../../requests/profile-head";
import { failedAtProvider, freshSignInNeeded, signInAgain } from "../../requests/sign-in-again";
import { unknownIntent } from "../../requests/unknown-intent";
import { type DetailsNews, DetailsPage } from "../../ui/account/details-page";
import { ProfileFrame } from "../../ui/profile/profile-frame";

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
  const { account, federated, locale } = opened;
  const page = await profileHead(opened, "details");
  if (!account) return { ...page, details: undefined };

  const query = new URL(request.url).searchParams;
  const [of = "", what = ""] = [query.get("of") ?? "", query.get("news") ?? ""];
  return {
    ...page,
    details: {
      elsewhere: account.elsewhere,
      fresh: account.freshlySignedIn(),
      rejected: failedAtProvider(request, federated),
      news: PARTS.includes(of) && NEWS.includes(what) ? ({ of, what } as DetailsNews) : undefined,
      dialCodes: dialCodes(locale),
      now: await account.details(),
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { account, federated, keepTyped } = await backend({ request, context });
  const form = await readForm(request);
  const { intent = "" } = form;
  const keep = () =>
    intent === "name" || intent === "email" || intent === "phone" ? keepTyped(intent, form) : undefined;
  if (!account) {
    keep();
    return leave(context, `${PATH}/auth/sign-in`);
  }
  if (intent === "again") {
    const again = { path: PATH, password: form.password, next: "email-title" };
    return signInAgain(context, { account, federated }, again);
  }

  const done = await performAction(account, intent, form);
  if (!done) throw unknownIntent();
  if (done === "stale") {
    keep();
    return freshSignInNeeded(intent);
  }
  if ("problems" in done) return data({ form: intent, ...done, stale: false }, { status: 400 });
  const of = PARTS.find((part) => intent.startsWith(part));
  return leave(context, `${PATH}?of=${of}&news=${done.news}#${of}`);
}

/** Performs the action of each button; returns undefined for an unknown intent. */
async function performAction(account: NonNullable<Backend["account"]>, intent: string, form: Record<string, string>) {
  // If the fan signs in through a provider, their name and email come from there.
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
  const rejected = useActionData<typeof action>() ?? details?.rejected;
  return (
    <ProfileFrame section="details" fan={fan}>
      {details && (
        <DetailsPage
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
