/** /premium — anyone may read the offer; a guest is invited to sign in, on this very page. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { byState, payPerViewCard } from "../domain/pay-per-view-card";
import { planViews } from "../domain/premium-offer";
import { textsOf } from "../i18n/texts";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { PremiumPage } from "../ui/premium/premium-page";
import { keepBehindOverlay } from "../ui/shell/keep-behind-overlay";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";

/** As many posters as stand in one row. */
const NIGHTS_SHOWN = 5;

export const handle: TextsHandle = { texts: "watch" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, clock, locale, site, visitor } = await backend({ request, context });
  const t = (await textsOf(locale)).t.watch;
  const [plans, all] = await Promise.all([catalogue.premiumPlans(), catalogue.payPerViews()]);
  const view = { locale, now: clock.now() };
  const included = all.filter(({ premiumIncluded, state }) => premiumIncluded && state !== "closed");
  return {
    plans: planViews(plans, locale),
    nights: byState(included)
      .slice(0, NIGHTS_SHOWN)
      .map((one) => payPerViewCard(one, view)),
    signedIn: visitor.user !== undefined,
    siteName: site.name,
    head: { title: t("premium.title"), description: t("premium.description"), canonical: `${site.url}/premium` },
  };
}

export default function Premium() {
  const { plans, nights, signedIn } = useLoaderData<typeof loader>();
  return (
    <Page>
      <PremiumPage plans={plans} nights={nights} signedIn={signedIn} />
    </Page>
  );
}
