/**
 * /billing-assistance — anyone may send a message to the office. A fan also sees and manages their payments; a guest is
 * invited to sign in.
 */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { paidOrders } from "../../domain/billing/paid-orders";
import { orderReference } from "../../domain/billing/payment-view";
import { blankMessage, readMessage } from "../../domain/forms/office-message";
import { orderChoices } from "../../domain/forms/order-choices";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { whenUnavailable } from "../../requests/backend-unavailable";
import { billingAction, fanBilling } from "../../requests/fan-billing";
import { pageMeta } from "../../ui/document/page-meta";
import { AssistancePage } from "../../ui/help/assistance-page";
import { Page } from "../../ui/shell/page";

const PATH = "/billing-assistance";
/** Older orders are listed in the profile. */
const MOST_ORDERS = 20;

export const handle: TextsHandle = { texts: ["help", "billing", "payments"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? pageMeta(page.head, page.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { visitor, boxOffice, billing, locale, site } = opened;
  const [texts, all, ownBilling] = await Promise.all([
    textsOf(locale),
    boxOffice.orders(visitor).catch(whenUnavailable([])),
    visitor.user && billing.payments && fanBilling({ ...opened, billing }, request),
  ]);
  const { help: t, site: words } = texts.t;
  const query = new URL(request.url).searchParams;
  const sentId = query.get("letter");
  const orders = paidOrders(all.slice(0, MOST_ORDERS), locale);
  return {
    signedIn: visitor.signedIn,
    sendsAgain: boxOffice.resendTickets !== undefined,
    billing: ownBilling?.shown,
    orders,
    choices: orderChoices(orders, (ownBilling?.payments ?? []).slice(0, MOST_ORDERS), {
      locale,
      premium: words("nav.premium"),
    }),
    late: query.has("late"),
    typed: blankMessage(visitor.user, { subject: query.get("subject"), order: query.get("order") }),
    sentId: isGuid(sentId) ? sentId : undefined,
    siteName: site.name,
    head: {
      title: t("assistance.title"),
      description: t("assistance.description"),
      canonical: `${site.url}${PATH}`,
    },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { visitor, boxOffice, billing, contacts } = await backend({ request, context });
  const form = await readForm(request);
  const done = visitor.user && billing.portal && (await billingAction(context, { billing, visitor }, form, PATH));
  if (done) return done;
  const [orders, paid] = await Promise.all([
    boxOffice.orders(visitor).catch(whenUnavailable([])),
    form.order ? billing.payments?.(visitor) : undefined,
  ]);
  const own = [...orders.map((order) => order.orderNumber), ...(paid?.payments ?? []).map(orderReference)];
  const { typed, problems, message } = readMessage(form, own);
  if (form.intent !== "letter") return data({ typed, problems: [] }, { status: 400 });
  if (!message) return data({ typed, problems }, { status: 400 });
  const sent = await contacts
    .create(visitor, { ...message, source: "billing-assistance" }, visitor)
    .catch(whenUnavailable("away" as const));
  if (sent === "away") return data({ typed, problems: [sent] }, { status: 503 });
  if (sent.outcome === "tooMany") {
    const headers = { "Retry-After": String(sent.retryAfterSeconds) };
    return data({ typed, problems: ["tooMany" as const] }, { status: 429, headers });
  }
  return leave(context, `${PATH}?letter=${sent.contact.id}`);
}

export default function BillingAssistance() {
  const { billing, typed, sentId, ...page } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const navigation = useNavigation();
  const rejected = refused && "typed" in refused ? refused : undefined;
  const message = rejected ?? { typed, problems: [] };
  return (
    <Page>
      <AssistancePage
        {...page}
        billing={billing && { ...billing, unreachable: refused !== undefined && "unreachable" in refused }}
        message={{ ...message, sentId: rejected ? undefined : sentId }}
        pending={navigation.formData?.get("intent") === "letter"}
      />
    </Page>
  );
}
