/** /wrestlers — anyone: the roster, filtered by the query. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { rosterFilters, wrestlersQuery } from "../../domain/roster/roster-filters";
import { rosterCard, rosterGroups } from "../../domain/roster/roster-view";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { rosterHead } from "../../requests/page-heads";
import { pageMeta } from "../../ui/document/page-meta";
import { keepBehindOverlay } from "../../ui/overlay/keep-behind-overlay";
import { RosterPage } from "../../ui/roster/roster-page";
import { Page } from "../../ui/shell/page";

export const handle: TextsHandle = { texts: "roster" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.roster;
  const filters = rosterFilters(new URL(request.url).searchParams);
  const [found, divisions] = await Promise.all([catalogue.wrestlers(wrestlersQuery(filters)), catalogue.divisions()]);
  return {
    roster: { filters, groups: rosterGroups(found.dataItems.map(rosterCard)), total: found.total, divisions },
    siteName: site.name,
    head: {
      title: t("title"),
      description: t("description", { name: site.name }),
      canonical: `${site.url}/wrestlers`,
      ...rosterHead(found.dataItems, { site, locale }, { total: found.total }),
    },
  };
}

export default function Wrestlers() {
  return (
    <Page>
      <RosterPage {...useLoaderData<typeof loader>().roster} />
    </Page>
  );
}
