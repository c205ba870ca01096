/** /home — anyone: the next night, the nights after it, its card, posters and people. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { eventView } from "../domain/event-view";
import { homeContent } from "../domain/home-content";
import { textsOf } from "../i18n/texts";
import { keepBehindOverlay } from "../ui/shell/keep-behind-overlay";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { HomePage } from "../ui/site/home-page";

/** Enough for five rows and five different posters. */
const NIGHTS_READ = 20;

export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.site;
  const view = { locale, now: clock.now() };
  const [first, coming] = await Promise.all([
    catalogue.nextNight(),
    catalogue.events({ limit: NIGHTS_READ, offset: 0, past: "false" }),
  ]);
  const next = first && eventView(first, view);
  return {
    content: {
      next,
      total: coming.total,
      ...homeContent(
        next,
        coming.events.map((event) => eventView(event, view)),
      ),
    },
    siteName: site.name,
    head: {
      title: t("home.title"),
      description: t("home.description", { name: site.name }),
      canonical: `${site.url}/home`,
    },
  };
}

export default function Home() {
  return (
    <Page>
      <HomePage {...useLoaderData<typeof loader>().content} />
    </Page>
  );
}
