/** /shop/basket — anyone: their own basket and its checkout. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Backend } from "../../../server/backend/backend";
import type { Product } from "../../../server/product-api/contract";
import type { Basket } from "../../../server/services/goods/basket";
import { backend, leave, readForm } from "../../backend.server";
import { basketMeasured } from "../../domain/measured/measured-event";
import { BASKET_HEADING, basketView } from "../../domain/shop/basket-view";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { PRIVATE, pageHeaders } from "../../page-headers";
import { notFound } from "../../requests/not-found-response";
import { pageMeta } from "../../ui/document/page-meta";
import { useMeasured } from "../../ui/measured/use-measured";
import { Page } from "../../ui/shell/page";
import { type BasketNote, BasketPage } from "../../ui/shop/basket-page";

export const headers = pageHeaders(PRIVATE);
export const handle: TextsHandle = { texts: ["shop", "goods", "basket"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? pageMeta({ title: data.title, noindex: true }, data.siteName) : [];

const BASKET = "/shop/basket";
const WITHOUT_LINE = `${BASKET}#${BASKET_HEADING}`;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const server = await backend({ request, context });
  const read = await server.billing.basket?.(server.visitor);
  if (!read) throw notFound(request, PRIVATE);
  const products = await productsOf(server, read);
  const basket = basketView(read, products, { locale: server.locale, now: server.clock.now() });
  const title = (await textsOf(server.locale)).t.basket("title");
  const released = new URL(request.url).searchParams.has("released");
  const measured = server.tracking.tagManager ? measuredOf(read, products) : undefined;
  return { title, siteName: server.site.name, basket, signedIn: server.visitor.signedIn, released, measured };
}

/** By slug, in the visitor's language. */
async function productsOf({ catalogue }: Backend, { lines }: Basket): Promise<Map<string, Product>> {
  const slugs = [...new Set(lines.map(({ slug }) => slug))];
  const found = await Promise.all(slugs.map((slug) => catalogue.product(slug)));
  return new Map(found.flatMap((one) => (one ? [[one.slug, one]] : [])));
}

function measuredOf({ lines, seen, cents, currency }: Basket, products: Map<string, Product>) {
  const sold = lines.filter(({ count }) => count > 0);
  if (!currency) return undefined;
  const named = sold.map(({ slug, choices, count, unitCents }) => ({
    ...{ slug, choices, unitCents, quantity: count },
    name: products.get(slug)?.name ?? slug,
  }));
  return basketMeasured(seen, { currency, cents }, named);
}

export async function action({ request, context }: ActionFunctionArgs) {
  const server = await backend({ request, context });
  const { billing, visitor, limits } = server;
  if (!billing.basket) throw notFound(request, PRIVATE);
  const refused = (status: number, note?: BasketNote) => data({ note }, { status, headers: PRIVATE });
  const tooMany = () =>
    data({ note: "tooMany" as const }, { status: 429, headers: { ...PRIVATE, ...limits.retryAfterOf("goods") } });
  const form = await readForm(request);
  switch (form.intent) {
    case "add": {
      if (form.variant === "") return refused(400, "choose");
      if (!(await limits.allowVisitor("goods", visitor))) return tooMany();
      const added = await billing.addGoods(visitor, form.slug ?? "", form.variant ?? "");
      if (added === "added") return leave(context, BASKET);
      return refused(409, added === "absent" ? "gone" : added);
    }
    case "change": {
      const quantity = form.remove ? 0 : Number(form.quantity);
      if (!Number.isInteger(quantity) || quantity < 0) return refused(400);
      await billing.changeBasket(visitor, form.variant ?? "", quantity);
      return leave(context, quantity > 0 ? BASKET : WITHOUT_LINE);
    }
    case "forget":
      await billing.forgetGone(visitor);
      return leave(context, WITHOUT_LINE);
    case "resume": {
      const resumed = await billing.resumeGoods(visitor, form.purchase ?? "");
      if (resumed === "unreachable") return refused(503, resumed);
      if (resumed === "paid") return leave(context, `/shop/order/${form.purchase}`);
      return resumed ? leave(context, resumed.url, { external: true }) : leave(context, BASKET);
    }
    case "putBack": {
      const done = await billing.putBack(visitor, form.purchase ?? "");
      if (done === "unreachable") return refused(503, done);
      if (done === "paid") return leave(context, `/shop/order/${form.purchase}`);
      return leave(context, done === "ended" ? `${BASKET}?released` : BASKET);
    }
    case "pay": {
      if (!(await limits.allowVisitor("goods", visitor))) return tooMany();
      const paying = await billing.payBasket(visitor, form.seen ?? "");
      if (paying === "unreachable") return refused(503, paying);
      if (paying.outcome === "checkout") return leave(context, paying.url, { external: true });
      if (paying.outcome === "owned") return leave(context, `/shop/order/${paying.orderId}`);
      return refused(409, paying.outcome === "absent" ? "gone" : "changed");
    }
    default:
      return refused(400);
  }
}

export default function ShopBasket() {
  const { basket, signedIn, released, measured } = useLoaderData<typeof loader>();
  useMeasured(measured);
  const refused = useActionData<typeof action>();
  const note = refused ? refused.note : released ? ("released" as const) : undefined;
  return (
    <Page>
      <BasketPage basket={basket} note={note} signedIn={signedIn} />
    </Page>
  );
}
