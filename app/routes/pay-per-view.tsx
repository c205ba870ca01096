/** /pay-per-view, also at /payperview — anyone: the nights to be watched at home, by how they stand. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { byState, onStage, payPerViewCard } from "../domain/pay-per-view-card";
import { payPerViewPage } from "../domain/pay-per-view-page";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { textsOf } from "../i18n/texts";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { WatchList } from "../ui/pay-per-view/watch-list";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { broadcastsHead } from "./heads";

export const handle: TextsHandle = { texts: "watch" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.watch;
  const view = { locale, now: clock.now() };
  const all = await catalogue.payPerViews();
  const first = onStage(all);
  return {
    stage: first && { ...payPerViewPage(first, view), bouts: [], cast: [], results: [], description: "" },
    others: byState(all.filter((one) => one !== first)).map((one) => payPerViewCard(one, view)),
    siteName: site.name,
    head: {
      title: t("list.title"),
      description: t("list.description"),
      canonical: `${site.url}/pay-per-view`,
      ...broadcastsHead(all, { site, locale }),
    },
  };
}

export default function PayPerView() {
  const { stage, others } = useLoaderData<typeof loader>();
  return (
    <Page>
      <WatchList stage={stage} others={others} />
    </Page>
  );
}
