/** /wrestlers/{wrestlerId} — anyone: one of the roster. An id of the wrong form and an unknown one are both 404. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { isGuid } from "../domain/guid";
import { HIGHLIGHTS_LIMIT } from "../domain/limits";
import { partnersQuery, profileContent } from "../domain/roster-profile";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { textsOf } from "../i18n/texts";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { profileHead } from "../ui/roster/profile-head";
import { ProfilePage } from "../ui/roster/profile-page";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { absent, malformed } from "./absent";
import { wrestlerHead } from "./heads";

export const handle: TextsHandle = { texts: ["roster", "media"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const id = params.wrestlerId ?? "";
  if (!isGuid(id)) throw malformed(request);
  const item = await catalogue.wrestler(id);
  if (!item) throw absent(request);

  const team = partnersQuery(item);
  const [nights, films, namesakes] = await Promise.all([
    catalogue.nightsOf(item.id),
    catalogue.highlights({ wrestler: item.id, limit: HIGHLIGHTS_LIMIT, offset: 0 }),
    team ? catalogue.wrestlers(team) : undefined,
  ]);
  const t = (await textsOf(locale)).t.roster;
  const source = { item, nights, films: films.dataItems, team: namesakes?.dataItems ?? [] };
  const canonical = `${site.url}/wrestlers/${item.id}`;
  const content = profileContent(source, { locale, now: clock.now() });
  return {
    page: {
      ...content,
      head: profileHead(content.person, t("portraitOf", { name: content.person.name })),
      url: canonical,
      siteName: site.name,
    },
    siteName: site.name,
    head: {
      title: item.data.ringName,
      description: item.data.bio,
      canonical,
      ...(await wrestlerHead(item, nights.ahead, { site, locale })),
    },
  };
}

export default function WrestlerRoute() {
  return (
    <Page>
      <ProfilePage {...useLoaderData<typeof loader>().page} />
    </Page>
  );
}
