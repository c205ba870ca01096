/** /billing-assistance — anyone writes to the office; a fan sees and settles what she pays, a guest is invited to sign in. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { backend, leave, readForm } from "../backend.server";
import { isGuid } from "../domain/guid";
import { blankLetter, readLetter } from "../domain/letter";
import { orderChoices } from "../domain/order-choices";
import { paidOrders } from "../domain/paid-orders";
import { letterOrder } from "../domain/payment-view";
import { keepPageBehindOverlay } from "../framework/keep-page-behind-overlay";
import { textsOf } from "../i18n/texts";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { Assistance } from "../ui/help/assistance";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { whenAway } from "./away";
import { billingDeed, myBilling } from "./my-billing";

const PATH = "/billing-assistance";
/** Older orders are found in the profile. */
const MOST_ORDERS = 20;

export const handle: TextsHandle = { texts: ["help", "billing", "payments"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? pageMeta(page.head, page.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const opened = await backend({ request, context });
  const { visitor, boxOffice, billing, house, locale, site } = opened;
  const [texts, all, hers] = await Promise.all([
    textsOf(locale),
    boxOffice.orders(visitor).catch(whenAway([])),
    visitor.user && billing && myBilling({ ...opened, billing }, request),
  ]);
  const { help: t, site: words } = texts.t;
  const asked = new URL(request.url).searchParams;
  const letter = asked.get("letter");
  const orders = paidOrders(all.slice(0, MOST_ORDERS), locale);
  return {
    signedIn: visitor.signedIn,
    sendsAgain: house !== undefined,
    billing: hers?.shown,
    orders,
    choices: orderChoices(orders, (hers?.payments ?? []).slice(0, MOST_ORDERS), {
      locale,
      premium: words("nav.premium"),
    }),
    late: asked.has("late"),
    typed: blankLetter(visitor.user, { subject: asked.get("subject"), order: asked.get("order") }),
    sentId: isGuid(letter) ? letter : undefined,
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
  const deed = visitor.user && billing && (await billingDeed(context, { billing, visitor }, form, PATH));
  if (deed) return deed;
  const [orders, paid] = await Promise.all([
    boxOffice.orders(visitor).catch(whenAway([])),
    form.order ? billing?.payments(visitor) : undefined,
  ]);
  const own = [...orders.map((order) => order.orderNumber), ...(paid?.payments ?? []).map(letterOrder)];
  const { typed, problems, letter } = readLetter(form, own);
  if (form.intent !== "letter") return data({ typed, problems: [] }, { status: 400 });
  if (!letter) return data({ typed, problems }, { status: 400 });
  const sent = contacts.create(visitor, { ...letter, source: "billing-assistance" }, visitor);
  const written = await sent.catch(whenAway("away" as const));
  if (written === "away") return data({ typed, problems: [written] }, { status: 503 });
  if (written.outcome === "tooMany") {
    const headers = { "Retry-After": String(written.retryAfterSeconds) };
    return data({ typed, problems: ["tooMany" as const] }, { status: 429, headers });
  }
  return leave(context, `${PATH}?letter=${written.contact.id}`);
}

export default function BillingAssistance() {
  const { billing, typed, sentId, ...page } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const navigation = useNavigation();
  const rejected = refused && "typed" in refused ? refused : undefined;
  const letter = rejected ?? { typed, problems: [] };
  return (
    <Page>
      <Assistance
        {...page}
        billing={billing && { ...billing, unreachable: refused !== undefined && "unreachable" in refused }}
        letter={{ ...letter, sentId: rejected ? undefined : sentId }}
        pending={navigation.formData?.get("intent") === "letter"}
      />
    </Page>
  );
}
