/** /pay-per-view/event/{ppvId} — anyone: one broadcast, its price and its conditions. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { broadcastViewed } from "../../domain/measured/measured-event";
import { byState, payPerViewCard } from "../../domain/pay-per-view/pay-per-view-card";
import { payPerViewPage } from "../../domain/pay-per-view/pay-per-view-page";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { leaveAfterCheckout } from "../../requests/checkout-return";
import { malformedId, notFound } from "../../requests/not-found-response";
import { payPerViewHead } from "../../requests/page-heads";
import { unknownIntent } from "../../requests/unknown-intent";
import { PurchaseNote } from "../../ui/billing/purchase-note";
import { pageMeta } from "../../ui/document/page-meta";
import { useMeasured } from "../../ui/measured/use-measured";
import { BroadcastAction } from "../../ui/pay-per-view/broadcast-action";
import { BroadcastBar } from "../../ui/pay-per-view/broadcast-bar";
import { BroadcastPage } from "../../ui/pay-per-view/broadcast-page";
import { Page } from "../../ui/shell/page";

const OTHERS_SHOWN = 4;

export const handle: TextsHandle = { texts: ["watch", "billing"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { billing, catalogue, clock, locale, site, tracking, visitor } = await backend({ request, context });
  const t = (await textsOf(locale)).t.watch;
  const id = params.ppvId ?? "";
  if (!isGuid(id)) throw malformedId(request);

  const [found, all] = await Promise.all([catalogue.payPerView(id), catalogue.payPerViews()]);
  if (!found) throw notFound(request);
  const path = `/pay-per-view/event/${found.id}`;
  const sells = billing.buyBroadcast !== undefined;
  await leaveAfterCheckout(request, context, { billing, visitor });

  const view = { locale, now: clock.now() };
  const others = byState(all.filter((one) => one.id !== found.id)).slice(0, OTHERS_SHOWN);
  // If another site does the selling, memberships are read from there, and it may be down.
  const membership = sells ? await billing.membershipOf(visitor) : undefined;
  return {
    night: payPerViewPage(found, view),
    others: others.map((one) => payPerViewCard(one, view)),
    signedIn: visitor.user !== undefined,
    sells,
    admission: await billing.admission?.(visitor, found),
    premiumPaused: membership !== undefined && membership.state !== "none" && membership.disputed,
    measured: tracking.tagManager ? broadcastViewed(found) : undefined,
    siteName: site.name,
    head: {
      title: t("event.title", { title: found.title }),
      description: found.description,
      canonical: `${site.url}${path}`,
      ...(await payPerViewHead(found, { site, locale })),
    },
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { billing, visitor } = await backend({ request, context });
  const id = params.ppvId ?? "";
  if (!isGuid(id)) throw malformedId(request);
  const path = `/pay-per-view/event/${id}`;
  if (!billing.buyBroadcast || !visitor.user) return leave(context, `${path}/auth/sign-in`);
  if ((await readForm(request)).intent !== "buy") throw unknownIntent();
  const buying = await billing.buyBroadcast(visitor, id);
  if (buying === "unreachable") return data({ note: buying }, { status: 503 });
  if (buying.outcome === "checkout") return leave(context, buying.url, { external: true });
  return buying.outcome === "owned" ? leave(context, path) : data({ note: "gone" as const }, { status: 409 });
}

export default function PayPerViewEvent() {
  const { night, others, head, measured, premiumPaused, ...way } = useLoaderData<typeof loader>();
  useMeasured(measured);
  const refused = useActionData<typeof action>();
  return (
    <Page bar={<BroadcastBar night={night} {...way} />}>
      <BroadcastPage
        night={night}
        url={head.canonical}
        others={others}
        admission={way.admission}
        premiumPaused={premiumPaused}
        purchase={
          <>
            {refused && <PurchaseNote note={refused.note} />}
            <BroadcastAction night={night} {...way} />
          </>
        }
      />
    </Page>
  );
}
