/** / — anyone: the poster of the next night, content-only. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { eventView } from "../domain/event-view";
import { textsOf } from "../i18n/texts";
import { keepBehindOverlay } from "../ui/shell/keep-behind-overlay";
import type { LayoutHandle } from "../ui/shell/layout";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { EmptyWall } from "../ui/site/empty-wall";
import { Night } from "../ui/site/night";

export const handle: LayoutHandle = { layout: "content-only" };
export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.site;
  const next = await catalogue.nextNight();
  const night = next && eventView(next, { locale, now: clock.now() });
  const title = night ? [night.date?.short, night.city].filter(Boolean).join(", ") : t("home.title");
  return { night, siteName: site.name, head: { title, description: night?.description, canonical: `${site.url}/` } };
}

export default function Index() {
  const { night, siteName } = useLoaderData<typeof loader>();
  return <Page>{night ? <Night night={night} siteName={siteName} /> : <EmptyWall />}</Page>;
}
