/**
 * /premium — anyone may read the offer. A guest is invited to sign in on this page; a fan subscribes, changes the plan
 * or cancels.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { cancelReason } from "../../domain/billing/cancel-reasons";
import { membershipNews, membershipView } from "../../domain/billing/membership-view";
import { planViews, premiumToday, withoutTrial } from "../../domain/billing/premium-offer";
import { plansViewed } from "../../domain/measured/measured-event";
import { byState, payPerViewCard } from "../../domain/pay-per-view/pay-per-view-card";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { checkoutReturn, leaveAfterCheckout } from "../../requests/checkout-return";
import { unknownIntent } from "../../requests/unknown-intent";
import { MembershipPanel, type TypedCancellation } from "../../ui/billing/membership-panel";
import { PurchaseNote } from "../../ui/billing/purchase-note";
import { pageMeta, refreshMeta } from "../../ui/document/page-meta";
import { useMeasured } from "../../ui/measured/use-measured";
import { overlayOn } from "../../ui/overlay/overlay-path";
import { ChosenPlan } from "../../ui/premium/chosen-plan";
import { PlanAction } from "../../ui/premium/plan-action";
import { PremiumPage } from "../../ui/premium/premium-page";
import { Page } from "../../ui/shell/page";

const PATH = "/premium";
const LONGEST_COMMENT = 500;
/** The number of posters that fit in one row. */
const NIGHTS_SHOWN = 5;

export const handle: TextsHandle = { texts: ["watch", "billing"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [...pageMeta(data.head, data.siteName), ...refreshMeta(data.back?.note === "open" && data.back.refresh)] : [];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { billing, catalogue, clock, locale, site, tracking, visitor } = await backend({ request, context });
  const t = (await textsOf(locale)).t.watch;
  await leaveAfterCheckout(request, context, { billing, visitor });
  const back = await checkoutReturn(request, context, { billing, visitor }, { path: PATH, paid: "?news=welcome" });
  const [plans, all, membership] = await Promise.all([
    catalogue.premiumPlans(),
    catalogue.payPerViews(),
    billing.membershipOf(visitor),
  ]);
  const query = new URL(request.url).searchParams;
  const view = { locale, now: clock.now() };
  const included = byState(all.filter(({ premiumIncluded, state }) => premiumIncluded && state !== "closed"));
  const shown = included.slice(0, NIGHTS_SHOWN);
  const views = planViews(plans, locale);
  const trialUsed = membership.state === "none" && (await billing.wasMember(visitor));
  const offered = trialUsed ? withoutTrial(views) : views;
  return {
    plans: offered,
    trialUsed: trialUsed && views.some(({ trialDays }) => trialDays > 0),
    chosen: offered.find(({ id }) => id === query.get("plan")),
    nights: shown.map((one) => payPerViewCard(one, view)),
    today: premiumToday(shown, locale),
    singly: all.some(({ state }) => state !== "closed"),
    signedIn: visitor.user !== undefined,
    membership: membershipView(membership, locale),
    managed: billing.portal !== undefined,
    news: membershipNews(query.get("news"), membership),
    back,
    measured: tracking.tagManager && membership.state === "none" ? plansViewed(plans) : undefined,
    siteName: site.name,
    head: { title: t("premium.title"), description: t("premium.description"), canonical: `${site.url}/premium` },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { billing, visitor } = await backend({ request, context });
  const { intent, plan = "", reason = "", comment = "" } = await readForm(request);
  if (!visitor.user) {
    const search = intent === "subscribe" && plan ? `?plan=${encodeURIComponent(plan)}` : "";
    return leave(context, overlayOn(PATH, "sign-in", search));
  }
  const refused = (note: "gone" | "unreachable", notCanceled?: TypedCancellation) =>
    data({ note, notCanceled }, { status: note === "gone" ? 409 : 503 });
  if (intent === "subscribe") {
    const buying = await billing.subscribe(visitor, plan);
    if (buying === "unreachable") return refused(buying);
    if (buying.outcome === "checkout") return leave(context, buying.url, { external: true });
    return buying.outcome === "owned" ? leave(context, `${PATH}?news=already`) : refused("gone");
  }
  if (intent === "portal" && billing.portal) {
    const address = await billing.portal(visitor, PATH);
    return address === "unreachable" ? refused(address) : leave(context, address ?? PATH, { external: true });
  }
  if (intent !== "cancel" && !(intent === "resume" && billing.resume)) throw unknownIntent();
  const said = { reason: cancelReason(reason), comment: comment.trim().slice(0, LONGEST_COMMENT) };
  const done = intent === "cancel" ? await billing.cancel(visitor, said) : await billing.resume?.(visitor);
  if (done === "unreachable") return refused(done, intent === "cancel" ? said : undefined);
  return leave(context, done && done !== "absent" ? `${PATH}?news=${done}` : PATH);
}

export default function Premium() {
  const { chosen, membership, news, back, measured, ...page } = useLoaderData<typeof loader>();
  const { plans, signedIn, managed } = page;
  useMeasured(measured);
  const refused = useActionData<typeof action>();
  // A membership that another tab has canceled has no form that could say it.
  const notCanceled = membership && membership.state !== "ending" ? refused?.notCanceled : undefined;
  const note = notCanceled ? undefined : (refused?.note ?? back?.note);
  const best = plans.find(({ interval }) => interval === "year") ?? plans[0];
  const picked = signedIn && !membership ? chosen : undefined;
  return (
    <Page>
      <PremiumPage
        {...page}
        member={membership}
        standing={
          (note || membership || picked) && (
            <>
              {note && <PurchaseNote note={note} again={back?.note === "open" ? back.again : undefined} />}
              {membership && (
                <MembershipPanel
                  membership={membership}
                  managed={managed}
                  news={refused ? undefined : news}
                  notCanceled={notCanceled}
                />
              )}
              {picked && <ChosenPlan plan={picked} />}
            </>
          )
        }
        purchase={(plan) => <PlanAction plan={plan} signedIn={signedIn} main={!picked && plan.id === best?.id} />}
      />
    </Page>
  );
}
