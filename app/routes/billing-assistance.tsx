/** /billing-assistance — anyone writes to the office; a fan sees her orders, a guest an invitation. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { backend, leave, readForm } from "../backend.server";
import { isGuid } from "../domain/guid";
import { blankLetter, readLetter } from "../domain/letter";
import { paidOrders } from "../domain/paid-orders";
import { textsOf } from "../i18n/texts";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { Assistance } from "../ui/help/assistance";
import { keepBehindOverlay } from "../ui/shell/keep-behind-overlay";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { whenAway } from "./away";

const PATH = "/billing-assistance";
/** Older orders are found in the profile. */
const MOST_ORDERS = 20;

export const handle: TextsHandle = { texts: "help" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data: page }) => (page ? pageMeta(page.head, page.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { visitor, boxOffice, house, locale, site } = await backend({ request, context });
  const [texts, orders] = await Promise.all([textsOf(locale), boxOffice.orders(visitor).catch(whenAway([]))]);
  const t = texts.t.help;
  const asked = new URL(request.url).searchParams;
  const letter = asked.get("letter");
  return {
    signedIn: visitor.signedIn,
    sendsAgain: house !== undefined,
    orders: paidOrders(orders.slice(0, MOST_ORDERS), locale),
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
  const { visitor, boxOffice, contacts } = await backend({ request, context });
  const form = await readForm(request);
  const orders = await boxOffice.orders(visitor).catch(whenAway([]));
  const { typed, problems, letter } = readLetter(
    form,
    orders.map((order) => order.orderNumber),
  );
  if (!letter) return data({ typed, problems }, { status: 400 });
  const sent = contacts.create(visitor, { ...letter, source: "billing-assistance" }, visitor);
  const written = await sent.catch(whenAway("away" as const));
  if (written === "away") return data({ typed, problems: [written] }, { status: 503 });
  if (written.outcome === "tooMany") {
    return data({ typed, problems: ["tooMany" as const] }, { status: 429 });
  }
  return leave(context, `${PATH}?letter=${written.contact.id}`);
}

export default function BillingAssistance() {
  const { signedIn, sendsAgain, orders, typed, sentId } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const navigation = useNavigation();
  const letter = rejected ?? { typed, problems: [] };
  return (
    <Page>
      <Assistance
        signedIn={signedIn}
        sendsAgain={sendsAgain}
        orders={orders}
        letter={{ ...letter, sentId: rejected ? undefined : sentId }}
        pending={navigation.formData?.get("intent") === "letter"}
      />
    </Page>
  );
}
