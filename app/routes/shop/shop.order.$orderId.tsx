/** /shop/order/{orderId} — a goods order, for its buyer and anyone with a guest's link. 404 for everyone else. */
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend, leave } from "../../backend.server";
import { goodsOrderView } from "../../domain/shop/goods-order-view";
import { productCard } from "../../domain/shop/product-view";
import { isGuid } from "../../domain/urls/guid";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { PRIVATE, pageHeaders } from "../../page-headers";
import { malformedId, notFound } from "../../requests/not-found-response";
import { pageMeta } from "../../ui/document/page-meta";
import { Page } from "../../ui/shell/page";
import { OrderOfGuest } from "../../ui/shop/order-of-guest";
import { OrderPage } from "../../ui/shop/order-page";

/** For requests with a key in the URL. */
const SECRET = { ...PRIVATE, "Referrer-Policy": "no-referrer" };

export const headers = pageHeaders(PRIVATE);
export const handle: TextsHandle = { texts: "goods" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, noindex: true }, data.siteName) : [];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { billing, catalogue, locale, rememberOrder, site, visitor } = await backend({ request, context });
  const { orderId } = params;
  const query = new URL(request.url).searchParams;
  const key = query.get("key");
  if (!isGuid(orderId)) throw malformedId(request, key === null ? PRIVATE : SECRET);
  if (key !== null) {
    // The private link of a guest's order. The key moves into a cookie, so that it stays out of URLs, history and
    // referrers.
    const opened = /^[\w-]+$/.test(key) ? await billing.openGoodsOrder?.(orderId, key) : undefined;
    if (!opened) throw notFound(request, SECRET);
    rememberOrder(opened, key);
    throw await leave(context, `/shop/order/${orderId}`, { headers: SECRET });
  }
  const t = (await textsOf(locale)).t.goods;
  const shared = { siteName: site.name, title: t("order.title") };
  const found = await billing.goodsOrder?.(visitor, orderId);
  if (!found && !visitor.user) {
    // The link from the mail, opened in a browser without the fan's session. The response is the same for every order,
    // so it reveals nothing.
    const invitation = { page: "signIn" as const, ...shared, path: `/shop/order/${orderId}` };
    return data(invitation, { status: 404, headers: PRIVATE });
  }
  if (!found) throw notFound(request, PRIVATE);
  const order = goodsOrderView(found, locale);
  // That page shows whether the payment went through and, right after it, what happens next.
  if (query.has("paid") || found.state === "open" || found.state === "ended") {
    throw await leave(context, `/paid/shop/${found.id}`, { replace: true });
  }
  const articles = await Promise.all(found.lines.map(({ slug }) => catalogue.product(slug)));
  return {
    page: "order" as const,
    ...shared,
    order,
    arts: Object.fromEntries(articles.flatMap((one) => (one ? [[one.slug, productCard(one, locale).art]] : []))),
    receiptLater: query.has("receipt"),
  };
}

export default function ShopOrder() {
  const page = useLoaderData<typeof loader>();
  return (
    <Page>
      {page.page === "signIn" && <OrderOfGuest path={page.path} />}
      {page.page === "order" && <OrderPage order={page.order} arts={page.arts} receiptLater={page.receiptLater} />}
    </Page>
  );
}
