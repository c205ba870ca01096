/** /events/{eventId} — anyone: one night. An id of the wrong form and an unknown one are both 404, in section 2's words. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { eventView } from "../domain/event-view";
import { isGuid } from "../domain/guid";
import { wallOf } from "../domain/home-content";
import { price } from "../domain/money";
import { textsOf } from "../i18n/texts";
import { keepBehindOverlay } from "../ui/shell/keep-behind-overlay";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { EventBar } from "../ui/site/event-bar";
import { EventPage } from "../ui/site/event-page";
import { absent, malformed } from "./absent";

/** Enough for posters of five different halls. */
const NIGHTS_READ = 20;

export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.site;
  const id = params.eventId ?? "";
  if (!isGuid(id)) throw malformed(request);

  const [event, definitions, coming] = await Promise.all([
    catalogue.event(id),
    catalogue.definitions(id),
    catalogue.events({ limit: NIGHTS_READ, offset: 0, past: "false" }),
  ]);
  if (!event) throw absent(request);

  const view = { locale, now: clock.now() };
  const night = eventView(event, view);
  const sells = night.sale === "onSale" || night.sale === "soldOut" || night.sale === "soon";
  return {
    night,
    prices: (sells ? (definitions ?? []) : []).map((tier) => ({
      id: tier.id,
      name: tier.name,
      price: tier.priceCents > 0 ? price(tier.priceCents, tier.price.currency, locale) : undefined,
      soldOut: tier.soldOut,
      left: tier.fewLeft ?? undefined,
    })),
    others: wallOf(
      coming.events.map((other) => eventView(other, view)),
      night.id,
    ),
    siteName: site.name,
    head: {
      title: t("night.title", { title: night.title, city: event.location.city }),
      description: night.description,
      canonical: `${site.url}${night.href}`,
    },
  };
}

export default function EventRoute() {
  const { night, prices, others } = useLoaderData<typeof loader>();
  return (
    <Page bar={night.sale === "onSale" && <EventBar night={night} />}>
      <EventPage night={night} prices={prices} others={others} />
    </Page>
  );
}
