/** /pay-per-view, also at /payperview — anyone: all broadcasts, grouped by state. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { byState, isUndated, onStage, payPerViewCard } from "../../domain/pay-per-view/pay-per-view-card";
import { payPerViewPage } from "../../domain/pay-per-view/pay-per-view-page";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { broadcastsHead } from "../../requests/page-heads";
import { pageMeta } from "../../ui/document/page-meta";
import { BroadcastsPage } from "../../ui/pay-per-view/broadcasts-page";
import { Page } from "../../ui/shell/page";

export const handle: TextsHandle = { texts: "watch" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.watch;
  const view = { locale, now: clock.now() };
  const all = await catalogue.payPerViews();
  const first = onStage(all.filter((one) => !isUndated(one)));
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
      <BroadcastsPage stage={stage} others={others} />
    </Page>
  );
}
