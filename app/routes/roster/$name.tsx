/**
 * /{name} — anyone: the roster with that wrestler opened. The canonical page is the wrestler's own. Pages with one path
 * segment take precedence, so a wrestler with such a name has no short URL.
 */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { rosterFilters, wrestlersQuery } from "../../domain/roster/roster-filters";
import { rosterCard, rosterGroups, spotlightView } from "../../domain/roster/roster-view";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { notFound } from "../../requests/not-found-response";
import { wrestlerHead } from "../../requests/page-heads";
import { pageMeta } from "../../ui/document/page-meta";
import { keepBehindOverlay } from "../../ui/overlay/keep-behind-overlay";
import { RosterPage } from "../../ui/roster/roster-page";
import { Page } from "../../ui/shell/page";

export const handle: TextsHandle = { texts: "roster" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const filters = rosterFilters(new URL(request.url).searchParams);
  const person = await catalogue.wrestlerBySlug(params.name ?? "");
  if (!person) throw notFound(request);

  const [found, divisions] = await Promise.all([catalogue.wrestlers(wrestlersQuery(filters)), catalogue.divisions()]);
  return {
    roster: {
      opened: spotlightView(person, { locale, now: clock.now() }),
      filters,
      groups: rosterGroups(found.dataItems.map(rosterCard)),
      total: found.total,
      divisions,
    },
    siteName: site.name,
    head: {
      title: person.data.ringName,
      description: person.data.bio,
      canonical: `${site.url}/wrestlers/${person.id}`,
      ...(await wrestlerHead(person, [], { site, locale })),
    },
  };
}

export default function WrestlerByName() {
  return (
    <Page>
      <RosterPage {...useLoaderData<typeof loader>().roster} />
    </Page>
  );
}
