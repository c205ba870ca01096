/** /shop — anyone: the products, filtered by category and search text. */
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { backend } from "../../backend.server";
import { productCard } from "../../domain/shop/product-view";
import { shopFilters } from "../../domain/shop/shop-filters";
import { keepPageBehindOverlay } from "../../framework/keep-page-behind-overlay";
import { type TextsHandle, withTexts } from "../../i18n/route-texts";
import { textsOf } from "../../i18n/texts";
import { goodsHead } from "../../requests/page-heads";
import { pageMeta } from "../../ui/document/page-meta";
import { Page } from "../../ui/shell/page";
import { ShopPage } from "../../ui/shop/shop-page";

export const handle: TextsHandle = { texts: ["shop", "basket"] };
export const clientLoader = withTexts(handle.texts);
export const shouldRevalidate = keepPageBehindOverlay;
export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? pageMeta(data.head, data.siteName) : []);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { catalogue, locale, site } = await backend({ request, context });
  const t = (await textsOf(locale)).t.shop;
  const filters = shopFilters(new URL(request.url).searchParams);
  const [found, categories] = await Promise.all([
    catalogue.products({
      limit: filters.rows,
      offset: filters.from,
      category: filters.category || undefined,
      text: filters.text || undefined,
    }),
    catalogue.productCategories(),
  ]);
  return {
    shop: {
      filters,
      products: found.products.map((product) => productCard(product, locale)),
      total: found.total,
      categories,
    },
    siteName: site.name,
    head: {
      title: t("title"),
      description: t("description"),
      canonical: `${site.url}/shop`,
      ...goodsHead(found.products, { site, locale }, { from: filters.from, total: found.total }),
    },
  };
}

export default function Shop() {
  return (
    <Page>
      <ShopPage {...useLoaderData<typeof loader>().shop} />
    </Page>
  );
}
