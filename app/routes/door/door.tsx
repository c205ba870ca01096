/** /door — where the crew scan. Works without scripts; the page's own script adds the camera and works offline. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { CHECK_IN_PATH, DOOR_PATH } from "../../domain/door/door-address";
import type { TextsHandle } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { PRIVATE, pageHeaders } from "../../page-headers";
import { type DoorDeed, doorDeed } from "../../requests/door/door-deed";
import { doorScreen } from "../../requests/door/door-screen";
import { chooseGate, crewSignIn, nightsToChoose } from "../../requests/door/staff-pass";
import { notFound } from "../../requests/not-found-response";
import { pageMeta } from "../../ui/document/page-meta";
import { DoorChoice } from "../../ui/door/crew/door-choice";
import { DoorScreen } from "../../ui/door/crew/door-screen";
import { DoorReady } from "../../ui/door/door-ready";
import type { LayoutHandle } from "../../ui/shell/layout";
import { Page } from "../../ui/shell/page";

export const headers = pageHeaders(PRIVATE);
export const handle: TextsHandle & LayoutHandle = { texts: ["door", "crew", "seat"], layout: "office" };
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, noindex: true }, data.siteName) : [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { boxOffice, doorPass, locale, site, office, visitor } = await backend({ request, context });
  if (!boxOffice.openPass) throw notFound(request);
  const { t } = await textsOf(locale, ["door"]);
  const page = { title: t.door("title"), siteName: site.name };
  const pass = await doorPass();
  if (pass) return { ...page, screen: await doorScreen(boxOffice, pass, { locale }) };
  const nights = await nightsToChoose(boxOffice, office, locale);
  // That page has the forms and the overlay for signing in again and for setting up a second factor.
  if (!nights && (await crewSignIn(office))) throw await leave(context, CHECK_IN_PATH);
  return { ...page, nights, signedIn: visitor.user !== undefined };
}

/** Responds with the result instead of a redirect: the crew read it, and scan the next ticket in the same form. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { boxOffice, doorPass, locale, office, rememberDoorPass, forgetDoorPass } = await backend({ request, context });
  if (!boxOffice.openPass) throw notFound(request);
  const form = await readForm(request);
  if (form.intent === "choose") {
    const key = await chooseGate(boxOffice, office, form);
    if (!key) return data(undefined, 403);
    rememberDoorPass(key);
    return leave(context, DOOR_PATH);
  }
  const pass = await doorPass();
  if (form.intent === "leave") {
    if (pass) await boxOffice.leaveDoor?.(pass);
    forgetDoorPass();
    return leave(context, DOOR_PATH);
  }
  if (!pass) return data(undefined, 403);
  return doorDeed(boxOffice, pass, form, locale);
}

export default function Door() {
  const { screen, nights, signedIn } = useLoaderData<typeof loader>() as Partial<{
    screen: Awaited<ReturnType<typeof doorScreen>>;
    nights: Awaited<ReturnType<typeof nightsToChoose>>;
    signedIn: boolean;
  }>;
  const done = useActionData() as DoorDeed | undefined;
  if (screen) return <DoorScreen {...screen} done={done} />;
  if (nights) {
    return (
      <Page>
        <DoorChoice nights={nights} />
      </Page>
    );
  }
  return (
    <Page>
      <DoorReady label={undefined} alone signIn={signedIn ? undefined : CHECK_IN_PATH} />
    </Page>
  );
}
