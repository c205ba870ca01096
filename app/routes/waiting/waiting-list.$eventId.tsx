/** /waiting-list/{eventId} — anyone joins the waiting list of a sold-out night; a signed-in fan sees their place. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { nightView } from "../../domain/shows/night-view";
import { nightHeading } from "../../domain/tickets/ticket-view";
import { tierViews } from "../../domain/tickets/tier-view";
import { isGuid } from "../../domain/urls/guid";
import { entryCard, entryHeading } from "../../domain/waiting/entry-card";
import { firstWait, typedWait } from "../../domain/waiting/wait-form";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { PRIVATE, pageHeaders } from "../../page-headers";
import { malformedId, notFound } from "../../requests/not-found-response";
import { answerEntry } from "../../requests/waiting/answer-entry";
import { pageMeta } from "../../ui/document/page-meta";
import { NightHeading } from "../../ui/night/night-heading";
import { Page } from "../../ui/shell/page";
import { WaitingListPage } from "../../ui/waiting/waiting-list-page";

export const handle: TextsHandle = { texts: ["waiting", "tickets"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const headers = pageHeaders(PRIVATE);
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { visitor, catalogue, boxOffice, clock, locale, site } = await backend({ request, context });
  const { eventId } = params;
  if (!isGuid(eventId)) throw malformedId(request);
  const event = await catalogue.event(eventId);
  if (!event) throw notFound(request);

  const [definitions = [], [mine], people] = await Promise.all([
    catalogue.definitions(event.id),
    boxOffice.waitEntries(visitor, event.id),
    boxOffice.waitingFor(event.id),
  ]);
  const view = nightView(event, { locale, now: clock.now() });
  const { timeZoneId } = event.scheduling.config;
  const currency = event.registration.ticketing?.currency ?? "USD";
  const tiers = tierViews(definitions, {}, { timeZoneId, locale, currency });
  const gone = tiers.filter(({ sale }) => sale === "soldOut");
  const query = new URL(request.url).searchParams;
  const { waiting: t, seat } = (await textsOf(locale, ["waiting", "seat"])).t;
  return {
    head: {
      title: t("title", { title: view.title }),
      canonical: `${site.url}/waiting-list/${event.id}`,
      noindex: true,
    },
    siteName: site.name,
    event: nightHeading(view),
    tiers: gone.map(({ id, number, name, price, tint }) => ({ id, number, name, price, tint })),
    onSale: tiers.some(({ sale }) => sale === "open"),
    /** The largest limit of these tiers. If a chosen tier has a lower one, joining is refused. */
    limit: Math.min(event.registration.ticketing?.limitPerOrder ?? 1, Math.max(1, ...gone.map(({ max }) => max))),
    people,
    entry: mine && entryCard(mine, locale, seat),
    listed: visitor.user !== undefined,
    left: query.has("left"),
    typed: firstWait(gone, query.get("tier"), visitor.user?.emailVerified ? visitor.user.email : ""),
    /** A fan's verified address is used without asking for it. */
    asksEmail: !visitor.user?.emailVerified,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const server = await backend({ request, context });
  const { visitor, boxOffice, limits, keepVisitor } = server;
  const { eventId } = params;
  if (!isGuid(eventId)) throw malformedId(request);
  const form = await readForm(request);
  const back = `/waiting-list/${eventId}`;
  if (form.intent !== "join") {
    const [mine] = await boxOffice.waitEntries(visitor, eventId);
    return answerEntry(server, context, { intent: form.intent, entryId: mine?.id ?? "", back });
  }

  const typed = typedWait(form);
  const refuse = (problems: { code: string; definitionId?: string; n?: number }[], status: number) =>
    data({ problems, typed }, { status, ...(status === 429 && { headers: limits.retryAfterOf("waiting") }) });
  if (!typed.tiers.every(isGuid)) return refuse([{ code: "noTier" }], 400);
  keepVisitor();
  const asked = [limits.allowVisitor("waiting", visitor)];
  if (!visitor.user?.emailVerified && typed.email) asked.push(limits.allow("waiting", `account:${typed.email}`));
  if ((await Promise.all(asked)).includes(false)) return refuse([{ code: "tooMany" }], 429);
  const { email, tiers, fewer } = typed;
  const joined = await boxOffice.joinList(visitor, { eventId, quantity: Number(typed.quantity), fewer, tiers, email });
  if (joined.outcome === "refused") {
    if (joined.problems.some(({ code }) => code === "unknown")) throw notFound(request);
    return refuse(joined.problems, joined.problems.some(({ code }) => code === "tooMany") ? 429 : 400);
  }
  if (joined.outcome === "confirm") return data({ sentTo: typed.email });
  return leave(context, `${back}#${entryHeading(joined.entryId)}`);
}

export default function WaitingListRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <Page>
      <NightHeading event={page.event} />
      <WaitingListPage {...page} answer={useActionData<typeof action>()} />
    </Page>
  );
}
