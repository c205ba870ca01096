/** /paid/{sale}/{purchaseId} — the buyer: what they bought, or the state of their payment. 404 for everyone else. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Backend } from "../../../server/backend/backend";
import { backend, leave } from "../../backend.server";
import type { PaidPage } from "../../domain/paid/arrival-view";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { textsOf } from "../../i18n/texts";
import { PRIVATE, pageHeaders } from "../../page-headers";
import { malformedId, notFound } from "../../requests/not-found-response";
import { paidBroadcast } from "../../requests/paid/paid-broadcast";
import { paidGoods } from "../../requests/paid/paid-goods";
import { paidPremium } from "../../requests/paid/paid-premium";
import { paidTickets } from "../../requests/paid/paid-tickets";
import { pageMeta, refreshMeta } from "../../ui/document/page-meta";
import { useMeasured } from "../../ui/measured/use-measured";
import { Arrival } from "../../ui/paid/arrival";
import { PaymentStatus } from "../../ui/paid/payment-status";
import { Page } from "../../ui/shell/page";

export const headers = pageHeaders(PRIVATE);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        ...pageMeta({ title: data.title, noindex: true }, data.siteName),
        ...refreshMeta(data.shown.page === "waiting" && data.shown.refresh),
      ]
    : [];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const server = await backend({ request, context });
  const { sale, purchaseId } = params;
  if (!isGuid(purchaseId)) throw malformedId(request, PRIVATE);
  const looks = Number(new URL(request.url).searchParams.get("look")) || 0;
  const shown = await pageOf(server, sale, purchaseId, looks);
  if (!shown) throw notFound(request, PRIVATE);
  if (shown.page === "elsewhere") throw await leave(context, shown.to, { replace: true });
  const t = (await textsOf(server.locale)).t.paid;
  return { siteName: server.site.name, title: shown.page === "arrival" ? t("title") : shown.title, shown };
}

function pageOf(server: Backend, sale = "", id: string, looks: number): Promise<PaidPage | undefined> | undefined {
  switch (sale) {
    case "tickets":
      return paidTickets(server, id, looks);
    case "pay-per-view":
      return paidBroadcast(server, id, looks);
    case "premium":
      return paidPremium(server, id, looks);
    case "shop":
      return paidGoods(server, id, looks);
    default:
      return undefined;
  }
}

export default function Paid() {
  const { shown } = useLoaderData<typeof loader>();
  useMeasured(shown.page === "arrival" ? shown.measured : undefined);
  return (
    <Page>{shown.page === "arrival" ? <Arrival arrival={shown.arrival} /> : <PaymentStatus status={shown} />}</Page>
  );
}
