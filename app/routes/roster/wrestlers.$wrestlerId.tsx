/** /wrestlers/{wrestlerId} — anyone: one wrestler. A malformed id and an unknown id are both 404. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { HIGHLIGHTS_LIMIT } from "../../domain/limits";
import { partnersQuery, wrestlerPageView } from "../../domain/roster/wrestler-profile";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { malformedId, notFound } from "../../requests/not-found-response";
import { headAt, wrestlerHead } from "../../requests/page-heads";
import { pageMeta } from "../../ui/document/page-meta";
import { wrestlerHeroArt } from "../../ui/roster/wrestler-hero-art";
import { WrestlerPage } from "../../ui/roster/wrestler-page";
import { Page } from "../../ui/shell/page";

export const handle: TextsHandle = { texts: ["roster", "media", "follow"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const id = params.wrestlerId ?? "";
  if (!isGuid(id)) throw malformedId(request);
  const item = await catalogue.wrestler(id);
  if (!item) throw notFound(request);

  const team = partnersQuery(item);
  const [nights, films, namesakes] = await Promise.all([
    catalogue.nightsOf(item.id),
    catalogue.highlights({ wrestler: item.id, limit: HIGHLIGHTS_LIMIT, offset: 0 }),
    team ? catalogue.wrestlers(team) : undefined,
  ]);
  const t = (await textsOf(locale)).t.roster;
  const source = { item, nights, films: films.dataItems, team: namesakes?.dataItems ?? [] };
  const canonical = `${site.url}/wrestlers/${item.id}`;
  const content = wrestlerPageView(source, { locale, now: clock.now() });
  return {
    page: {
      ...content,
      head: wrestlerHeroArt(content.person, t("portraitOf", { name: content.person.name })),
      url: canonical,
      siteName: site.name,
    },
    siteName: site.name,
    head: {
      title: item.data.ringName,
      description: item.data.bio,
      canonical,
      ...headAt(request, await wrestlerHead(item, nights.ahead, { site, locale })),
    },
  };
}

export default function WrestlerRoute() {
  return (
    <Page>
      <WrestlerPage {...useLoaderData<typeof loader>().page} />
    </Page>
  );
}
