/**
 * /profile/security — a fan changes how they sign in, and ends sessions. A guest is invited to sign in on this page.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Backend } from "../../../server/backend/backend";
import { backend, leave, readForm } from "../../backend.server";
import { mfaTypes } from "../../domain/authenticator/factors-and-contacts";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { profileHead, profileMeta } from "../../requests/profile-head";
import { freshSignInNeeded, signInAgain } from "../../requests/sign-in-again";
import { unknownIntent } from "../../requests/unknown-intent";
import { TOTP, TOTP_SETUP } from "../../ui/account/app-factor";
import { SecurityPage } from "../../ui/account/security-page";
import { ProfileFrame } from "../../ui/profile/profile-frame";

const PATH = "/profile/security";
/** The section of the page that shows each result. */
const NEWS = {
  password: "password",
  totpOn: "factors",
  factors: "factors",
  device: "devices",
  deviceForgotten: "devices",
  devicesForgotten: "devices",
  passkey: "passkeys",
  passkeyRemoved: "passkeys",
} as const;
type News = keyof typeof NEWS;

export const handle: TextsHandle = { texts: ["account", "security", "fields"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta = profileMeta;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { account, locale } = opened;
  const page = await profileHead(opened, "security");
  if (!account) return { ...page, security: undefined };

  const query = new URL(request.url).searchParams;
  const now = await account.security(query.get("devices") ?? undefined);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  type SignedInDevice = {
    key: string;
    name: string;
    status: "remembered" | "not_remembered";
    seenAt: Date | undefined;
  };
  const row = ({ key, name, status, seenAt }: SignedInDevice) => ({
    key,
    name,
    status,
    seen: seenAt ? date.format(seenAt) : "",
  });
  const news = query.get("news") ?? "";
  return {
    ...page,
    security: {
      elsewhere: account.elsewhere,
      fresh: account.freshlySignedIn(),
      news: Object.hasOwn(NEWS, news) ? (news as News) : undefined,
      now:
        "problem" in now
          ? now
          : {
              ...now,
              passkeys: now.passkeys && {
                ...now.passkeys,
                list: now.passkeys.list.map(({ id, createdAt }) => ({
                  id,
                  made: createdAt ? date.format(createdAt) : "",
                })),
              },
              devices: {
                ...now.devices,
                from: query.get("devices") ?? undefined,
                here: now.devices.here && row(now.devices.here),
                others: now.devices.others.map(row),
              },
            },
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { account, federated } = await backend({ request, context });
  if (!account) return leave(context, `${PATH}/auth/sign-in`);
  const form = await readForm(request);
  const { intent = "" } = form;
  if (intent === "again") {
    const again = { path: PATH, password: form.password, next: "password-title" };
    return signInAgain(context, { account, federated }, again);
  }

  if (intent === "passkeyStart" && account.elsewhere === undefined) {
    const started = await account.startPasskey();
    if (started !== "stale" && "options" in started) return data({ passkeyOptions: started.options });
    const refused = started === "stale" ? { problems: { fields: {} }, typed: {} } : started;
    return data({ form: intent, ...refused, stale: started === "stale" }, { status: started === "stale" ? 403 : 400 });
  }
  const done = await performAction(account, intent, form);
  if (!done) throw unknownIntent();
  if (done === "stale") return freshSignInNeeded(intent);
  const { key, factor } = form;
  // The key identifies the button that was refused.
  const typed = { ...(key && { key }), ...(factor && { factor }) };
  if ("problems" in done) return data({ form: intent, ...done, typed, stale: false }, { status: 400 });
  if ("address" in done) return leave(context, done.address ?? "/home");
  if (!(done.news in NEWS)) return leave(context, `${PATH}#${done.news === "totpStarted" ? TOTP_SETUP : TOTP}`);
  const from = key && new URL(request.url).searchParams.get("devices");
  const query = new URLSearchParams({ news: done.news, ...(from && { devices: from }) });
  return leave(context, `${PATH}?${query}#${NEWS[done.news as News]}`);
}

/** Performs the action of each button; returns undefined for an unknown intent. */
async function performAction(account: NonNullable<Backend["account"]>, intent: string, form: Record<string, string>) {
  const { key = "" } = form;
  const factor = mfaTypes.find((type) => type === form.factor);
  // A fan who signs in through a provider has no password or second factor here.
  const own = account.elsewhere === undefined;
  switch (intent) {
    case "password":
      return own ? account.changePassword(form) : undefined;
    case "totpStart":
      return own ? account.startTotp() : undefined;
    case "totpConfirm":
      return account.confirmTotp(form);
    case "totpCancel":
      return account.cancelTotp();
    case "totpOff":
      return account.turn("SOFTWARE_TOKEN_MFA", false);
    case "emailOff":
      return account.turn("EMAIL_OTP", false);
    case "smsOn":
    case "smsOff":
      return own ? account.turn("SMS_MFA", intent === "smsOn") : undefined;
    case "prefer":
      return factor && account.prefer(factor);
    case "passkeyComplete":
      return own ? account.completePasskey(form.credential ?? "") : undefined;
    case "passkeyDelete":
      return own ? account.deletePasskey(key) : undefined;
    case "forget":
      return account.forgetDevice(key);
    case "forgetAll":
      return account.forgetAllDevices();
    case "remember":
    case "stopRemembering":
      return account.rememberDevice(key, intent === "remember");
    case "everywhere":
      return account.signOutEverywhere();
  }
}

export default function ProfileSecurity() {
  const { fan, security } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const rejected = answer && "problems" in answer ? answer : undefined;
  return (
    <ProfileFrame section="security" fan={fan}>
      {fan && security && (
        <SecurityPage
          {...security}
          fresh={security.fresh && !rejected?.stale}
          news={rejected ? undefined : security.news}
          path={PATH}
          email={fan.email}
          rejected={rejected}
        />
      )}
    </ProfileFrame>
  );
}
