/** /tickets/event/{eventId}/seats/{section} — anyone may choose and hold single seats of a section. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation, useRevalidator } from "@remix-run/react";
import { backend, leave, readFields } from "../../backend.server";
import { HELD, placesInText, placesOf } from "../../domain/hall/seats-fields";
import { lineToCheck } from "../../domain/line/line-address";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf, useTexts } from "../../i18n/texts";
import { pageHeaders } from "../../page-headers";
import { isOverloaded, isUnavailable } from "../../requests/backend-unavailable";
import { malformedId, notFound } from "../../requests/not-found-response";
import { holdPlaces } from "../../requests/seats/hold-places";
import { inWords } from "../../requests/seats/refusal-words";
import { sectionPage } from "../../requests/seats/section-page";
import { useAnnounced } from "../../ui/announcements/announce";
import { pageMeta } from "../../ui/document/page-meta";
import { ChooseSeatsPage } from "../../ui/hall/section/choose-seats-page";
import { MissingSection } from "../../ui/hall/section/missing-section";
import type { RefusedSeatsView } from "../../ui/hall/section/section-view";

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export const handle: TextsHandle = { texts: ["hall", "seat", "tickets"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
/** The back button must show the seats as they are now. */
export const headers = pageHeaders({ "Cache-Control": "private, no-store" });

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const server = await backend({ request, context });
  const { onSale, visitor } = server;
  if (onSale && isGuid(params.eventId) && !(await onSale.admits(visitor, params.eventId))) {
    throw await leave(context, lineToCheck(params.eventId), { external: true });
  }
  const { catalogue, locale, site } = server;
  if (!isGuid(params.eventId)) throw malformedId(request);
  const event = await catalogue.event(params.eventId);
  if (!event) throw notFound(request);
  server.keepVisitor();
  const found = await sectionPage(server, event, params.section ?? "", new URL(request.url).searchParams);
  if ("leaveTo" in found && found.leaveTo) throw await leave(context, found.leaveTo);

  const page = found as Exclude<typeof found, { leaveTo: string }>;
  const { hall } = (await textsOf(locale, ["hall"])).t;
  const title = page.section ? `${page.section.label} · ${page.event.title}` : hall("section.missing");
  const head = { title, canonical: `${site.url}${page.path}` };
  return data({ ...page, head, siteName: site.name }, { status: page.section ? 200 : 404 });
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const server = await backend({ request, context });
  const { eventId, section = "" } = params;
  if (!isGuid(eventId)) throw malformedId(request);
  const fields = await readFields(request);
  try {
    const outcome = await holdPlaces(server, eventId, section, fields);
    if ("leaveTo" in outcome) return await leave(context, outcome.leaveTo, { external: outcome.external });
    const { refused, status } = outcome;
    return data(refused, { status, ...(status === 429 && { headers: server.limits.retryAfterOf("reservation") }) });
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return data(await unsent(server.locale, fields, isOverloaded(error) ? "busy" : "away"), {
      status: 503,
      headers: { "Retry-After": "5" },
    });
  }
}

const unsent = async (locale: string, fields: [string, string][], code: string): Promise<RefusedSeatsView> => ({
  ...{
    problems: await inWords([{ code }], locale),
    places: placesOf(fields),
    held: placesInText(Object.fromEntries(fields)[HELD]),
  },
  ...{ further: {}, numbers: {}, rest: true, conflict: undefined },
});

export default function SeatsOfSection() {
  const page = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const navigation = useNavigation();
  const { revalidate } = useRevalidator();
  const { t } = useTexts("hall");
  useAnnounced(page.section ? undefined : t("section.missing"));
  if (!page.section) return <MissingSection event={page.event} path={page.path} />;
  return (
    <ChooseSeatsPage
      {...page}
      key={`${page.event.id}/${page.section.code}`}
      refused={refused}
      pending={navigation.formData?.get("intent")?.toString()}
      reload={revalidate}
    />
  );
}
