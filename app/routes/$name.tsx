/**
 * /{name} — anyone: the roster with that wrestler opened. Its canonical page is the wrestler's own. Pages of one segment
 * go first, so a wrestler who is called like one of them has no short address.
 */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { asQuery, rosterFilters } from "../domain/roster-filters";
import { openedView, rosterCard, rosterGroups } from "../domain/roster-view";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { RosterPage } from "../ui/roster/roster-page";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { absent } from "./absent";
import { wrestlerHead } from "./heads";

export const handle: TextsHandle = { texts: "roster" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const filters = rosterFilters(new URL(request.url).searchParams);
  const person = await catalogue.wrestlerBySlug(params.name ?? "");
  if (!person) throw absent(request);

  const [found, divisions] = await Promise.all([catalogue.wrestlers(asQuery(filters)), catalogue.divisions()]);
  return {
    roster: {
      opened: openedView(person, { locale, now: clock.now() }),
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
