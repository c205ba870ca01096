/** /shop/{slug} — anyone: one article; the chosen variant stands in the address. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../backend.server";
import { isProductSlug, productCard, productPage } from "../domain/shop-product";
import { type TextsHandle, withTexts } from "../i18n/with-texts";
import { keepBehindOverlay } from "../ui/shell/keep-behind-overlay";
import { Page } from "../ui/shell/page";
import { pageMeta } from "../ui/shell/page-meta";
import { ProductPage } from "../ui/shop/product-page";
import { WayToBuy } from "../ui/shop/way-to-buy";
import { absent, malformed } from "./absent";
import { productHead } from "./heads";

const RELATED_SHOWN = 4;

export const handle: TextsHandle = { texts: "shop" };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { catalogue, locale, site, visitor } = await backend({ request, context });
  const slug = params.slug ?? "";
  if (!isProductSlug(slug)) throw malformed(request);

  const found = await catalogue.product(slug);
  if (!found?.visible) throw absent(request);

  const { category } = found;
  const beside = await catalogue.products({ category, limit: RELATED_SHOWN + 1, offset: 0 });
  return {
    product: productPage(found, new URL(request.url).searchParams, locale),
    related: beside.products
      .filter((one) => one.id !== found.id)
      .slice(0, RELATED_SHOWN)
      .map((one) => productCard(one, locale)),
    signedIn: visitor.user !== undefined,
    siteName: site.name,
    head: {
      title: found.name,
      description: found.description,
      canonical: `${site.url}/shop/${found.slug}`,
      ...(await productHead(found, { site, locale })),
    },
  };
}

export default function ShopProduct() {
  const { product, related, signedIn } = useLoaderData<typeof loader>();
  return (
    <Page>
      <ProductPage product={product} related={related} purchase={<WayToBuy signedIn={signedIn} />} />
    </Page>
  );
}
