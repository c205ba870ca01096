/** /shop/{slug} — anyone: one product. The query has the chosen variant, to buy now or to add to the basket. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { backend, leave, readForm } from "../../backend.server";
import { productViewed } from "../../domain/measured/measured-event";
import {
  choiceOf,
  choiceQuery,
  isProductSlug,
  productCard,
  productPage,
  withoutVariant,
} from "../../domain/shop/product-view";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { pageHeaders } from "../../page-headers";
import { malformedId, notFound } from "../../requests/not-found-response";
import { productHead } from "../../requests/page-heads";
import { pageMeta } from "../../ui/document/page-meta";
import { useMeasured } from "../../ui/measured/use-measured";
import { Page } from "../../ui/shell/page";
import { ProductAction } from "../../ui/shop/product-action";
import { ProductNote, type ProductNoteWord } from "../../ui/shop/product-note";
import { ProductPage } from "../../ui/shop/product-page";

const RELATED_SHOWN = 4;
/** The result of the last action, as the URL gives it. */
const OUTCOMES = ["released", "added"] as const;

export const handle: TextsHandle = { texts: ["shop", "goods", "basket"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const headers = pageHeaders();
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { billing, catalogue, clock, locale, site, tracking, visitor } = await backend({ request, context });
  const slug = params.slug ?? "";
  if (!isProductSlug(slug)) throw malformedId(request);

  const found = await catalogue.product(slug);
  if (!found?.visible) throw notFound(request);

  const { category } = found;
  const query = new URL(request.url).searchParams;
  const [beside, held] = await Promise.all([
    catalogue.products({ category, limit: RELATED_SHOWN + 1, offset: 0 }),
    billing.heldPieces?.(visitor) ?? [],
  ]);
  return {
    product: productPage(found, query, locale, { held, now: clock.now() }),
    related: beside.products
      .filter((one) => one.id !== found.id)
      .slice(0, RELATED_SHOWN)
      .map((one) => productCard(one, locale)),
    signedIn: visitor.user !== undefined,
    sells: billing.buyGoods !== undefined,
    note: OUTCOMES.find((word) => query.has(word)),
    measured: tracking.tagManager && productViewed(found),
    siteName: site.name,
    head: {
      title: found.name,
      description: found.description,
      canonical: `${site.url}/shop/${found.slug}`,
      ...(await productHead(found, { site, locale })),
    },
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { billing, catalogue, clock, limits, locale, visitor } = await backend({ request, context });
  const slug = params.slug ?? "";
  const found = isProductSlug(slug) ? await catalogue.product(slug) : undefined;
  if (!found?.visible || !billing.buyGoods) throw notFound(request);

  const form = await readForm(request);
  const chosen = new URLSearchParams(form);
  const query = choiceQuery(found, chosen);
  const path = `/shop/${slug}`;
  const withNote = (word: (typeof OUTCOMES)[number]) => `${path}${query ? `${query}&` : "?"}${word}`;

  // After a refusal, the chosen options stay selected.
  const refused = async (
    status: number,
    why: { note?: ProductNoteWord; missing?: string[]; headers?: Record<string, string> },
  ) => {
    const rest = why.note === "soldOut" && variantId ? withoutVariant(found, variantId) : found;
    const held = await billing.heldPieces(visitor);
    const product = productPage(rest, chosen, locale, { held, now: clock.now() });
    return data({ note: why.note, missing: why.missing ?? [], product }, { status, headers: why.headers ?? {} });
  };
  const { variantId, missing } = choiceOf(found, chosen);
  if (form.putBack) {
    const done = await billing.putBack(visitor, form.putBack);
    if (done === "unreachable") return refused(503, { note: done });
    if (done === "paid") return leave(context, `/shop/order/${form.putBack}`);
    return leave(context, done === "ended" ? withNote("released") : path + query);
  }
  if (form.intent !== "buy" && form.intent !== "add") return refused(400, {});
  if (!variantId) return refused(400, { missing });
  if (!(await limits.allowVisitor("goods", visitor))) {
    return refused(429, { note: "tooMany", headers: limits.retryAfterOf("goods") });
  }
  if (form.intent === "add") {
    const added = await billing.addGoods(visitor, slug, variantId);
    return added === "added"
      ? leave(context, withNote(added))
      : refused(409, { note: added === "absent" ? "gone" : added });
  }
  const buying = await billing.buyGoods(visitor, slug, variantId);
  if (buying === "unreachable") return refused(503, { note: buying });
  if (buying.outcome === "checkout") return leave(context, buying.url, { external: true });
  if (buying.outcome === "owned") return leave(context, `/shop/order/${buying.orderId}`);
  return refused(409, { note: buying.outcome === "soldOut" ? "soldOut" : "gone" });
}

export default function ShopProduct() {
  const { product: read, related, signedIn, sells, note: said, head, measured } = useLoaderData<typeof loader>();
  useMeasured(measured);
  const refused = useActionData<typeof action>();
  const product = refused?.product ?? read;
  const note = refused ? refused.note : said;
  return (
    <Page>
      <ProductPage
        product={product}
        url={head.canonical}
        related={related}
        note={note && <ProductNote note={note} choices={product.options.length > 0} />}
        purchase={<ProductAction product={product} signedIn={signedIn} sells={sells} />}
        missing={refused?.missing ?? []}
      />
    </Page>
  );
}
