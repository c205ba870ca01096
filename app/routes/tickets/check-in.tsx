/**
 * /check-in — the door staff's start page: whether this phone has a door pass, and what to do next. Staff who may
 * choose one go on to the door, once their sign-in is good enough.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { CHECK_IN_PATH, DOOR_PATH } from "../../domain/door/door-address";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { pageHeaders } from "../../page-headers";
import { crewSignIn } from "../../requests/door/staff-pass";
import { notFound } from "../../requests/not-found-response";
import { failedAtProvider, signInAgain } from "../../requests/sign-in-again";
import { unknownIntent } from "../../requests/unknown-intent";
import { pageMeta } from "../../ui/document/page-meta";
import { DoorReady } from "../../ui/door/door-ready";
import { StaffSignIn } from "../../ui/door/staff-sign-in";
import { Page } from "../../ui/shell/page";

export const headers = pageHeaders({ "Cache-Control": "no-store" });
export const handle: TextsHandle = { texts: ["door", "account", "fields"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, noindex: true }, data.siteName) : [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { account, boxOffice, doorPass, federated, locale, office, site, visitor } = await backend({
    request,
    context,
  });
  if (!boxOffice.checkIn) throw notFound(request);
  const t = (await textsOf(locale)).t.door;
  const pass = await doorPass();
  const signIn = pass ? undefined : await crewSignIn(office);
  if (signIn === "good") throw await leave(context, DOOR_PATH, { external: true });
  const { user } = visitor;
  return {
    ...{ label: pass?.label, signedIn: user !== undefined, title: t("title"), siteName: site.name },
    staff: signIn && user && { lacks: signIn, email: user.email, elsewhere: account?.elsewhere },
    refused: failedAtProvider(request, federated),
  };
}

/** Staff whose sign-in is too old sign in again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { account, boxOffice, federated } = await backend({ request, context });
  if (!boxOffice.checkIn) throw notFound(request);
  const { intent, password } = await readForm(request);
  if (intent !== "again") throw unknownIntent();
  if (!account) return leave(context, CHECK_IN_PATH);
  return signInAgain(context, { account, federated }, { path: CHECK_IN_PATH, password });
}

export default function CheckIn() {
  const { label, signedIn, staff, refused } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>() ?? refused;
  return (
    <Page>
      <DoorReady label={label} signIn={label || signedIn ? undefined : CHECK_IN_PATH}>
        {staff && <StaffSignIn {...staff} rejected={rejected} />}
      </DoorReady>
    </Page>
  );
}
