/**
 * /check-in — the door staff's start page: whether this phone has a door pass, and what to do next. Staff who may choose
 * one go on to the door.
 */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend, leave } from "../../backend.server";
import { CHECK_IN_PATH, DOOR_PATH } from "../../domain/door/door-address";
import { hasRight } from "../../domain/office/rights";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { pageHeaders } from "../../page-headers";
import { notFound } from "../../requests/not-found-response";
import { pageMeta } from "../../ui/document/page-meta";
import { DoorReady } from "../../ui/door/door-ready";
import { Page } from "../../ui/shell/page";

export const headers = pageHeaders({ "Cache-Control": "no-store" });
export const handle: TextsHandle = { texts: "door" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, noindex: true }, data.siteName) : [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { boxOffice, doorPass, locale, office, site, visitor } = await backend({ request, context });
  if (!boxOffice.checkIn) throw notFound(request);
  const t = (await textsOf(locale)).t.door;
  const pass = await doorPass();
  if (!pass && office && hasRight(office.staff.roles, "scan")) throw await leave(context, DOOR_PATH);
  return { label: pass?.label, signedIn: visitor.user !== undefined, title: t("title"), siteName: site.name };
}

export default function CheckIn() {
  const { label, signedIn } = useLoaderData<typeof loader>();
  return (
    <Page>
      <DoorReady label={label} signIn={label || signedIn ? undefined : CHECK_IN_PATH} />
    </Page>
  );
}
