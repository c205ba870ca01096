/** /pay-per-view/event/{ppvId} — anyone: one night to be watched at home, what it costs and under which conditions. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { isGuid } from "../domain/guid";
import { byState, payPerViewCard } from "../domain/pay-per-view-card";
import { payPerViewPage } from "../domain/pay-per-view-page";
import { textsOf } from "../i18n/texts";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { WatchBar } from "../ui/pay-per-view/watch-bar";
import { WatchPage } from "../ui/pay-per-view/watch-page";
import { WayIn } from "../ui/pay-per-view/way-in";
import { keepBehindOverlay } from "../ui/shell/keep-behind-overlay";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { absent, malformed } from "./absent";
import { payPerViewHead } from "./heads";

const OTHERS_SHOWN = 4;

export const handle: TextsHandle = { texts: "watch" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site, visitor } = await backend({ request, context });
  const t = (await textsOf(locale)).t.watch;
  const id = params.ppvId ?? "";
  if (!isGuid(id)) throw malformed(request);

  const [found, all] = await Promise.all([catalogue.payPerView(id), catalogue.payPerViews()]);
  if (!found) throw absent(request);

  const view = { locale, now: clock.now() };
  const others = byState(all.filter((one) => one.id !== found.id)).slice(0, OTHERS_SHOWN);
  return {
    night: payPerViewPage(found, view),
    others: others.map((one) => payPerViewCard(one, view)),
    signedIn: visitor.user !== undefined,
    siteName: site.name,
    head: {
      title: t("event.title", { title: found.title }),
      description: found.description,
      canonical: `${site.url}/pay-per-view/event/${found.id}`,
      ...(await payPerViewHead(found, { site, locale })),
    },
  };
}

export default function PayPerViewEvent() {
  const { night, others, signedIn } = useLoaderData<typeof loader>();
  const sells = night.state !== "announced" && night.state !== "closed";
  return (
    <Page bar={sells && !signedIn && <WatchBar night={night} />}>
      <WatchPage night={night} others={others} purchase={<WayIn page={night.href} signedIn={signedIn} />} />
    </Page>
  );
}
