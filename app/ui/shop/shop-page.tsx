/** The shop: categories as links, a search as a plain GET form, and the grid of products. */
import { Form, Link } from "@remix-run/react";
import { CONTENT_LANGUAGE } from "../../domain/format/content-language";
import type { ProductCard } from "../../domain/shop/product-view";
import { GOODS_AT_FIRST, moreGoods, type ShopFilters, shopQuery } from "../../domain/shop/shop-filters";
import { useTexts } from "../../i18n/texts";
import { EmptyState } from "../elements/empty-state";
import { FieldFrame } from "../forms/field";
import { ProductTile } from "./product-tile";
import "../../styles/shop.css";

type ShopPageProps = {
  filters: ShopFilters;
  products: ProductCard[];
  total: number;
  categories: string[];
};

export function ShopPage({ filters, products, total, categories }: ShopPageProps) {
  const { t } = useTexts("shop");
  const { t: basket } = useTexts("basket");
  const filtered = filters.category !== "" || filters.text !== "";
  return (
    <>
      <section className="arena">
        <div className="wrap between page-head">
          <h1 className="d1">{t("title")}</h1>
          <div className="stack">
            <p className="soft">{t("lead")}</p>
            <p>
              <Link to="/shop/basket">{basket("see")}</Link>
            </p>
          </div>
        </div>
      </section>
      <div className="wrap page-end">
        {categories.length > 0 && <Categories filters={filters} categories={categories} />}
        {(products.length > 0 || filtered) && <Search filters={filters} />}
        <p className={filtered ? "found soft" : "hide"} role="status">
          {[t("found", { count: total }), filters.text && t("foundFor", { text: filters.text })]
            .filter(Boolean)
            .join(" ")}
        </p>
        {filters.from > 0 && (
          <p className="part">
            <Link
              className="btn line"
              to={`/shop${shopQuery({ ...filters, from: Math.max(0, filters.from - GOODS_AT_FIRST), rows: GOODS_AT_FIRST })}`}
            >
              {t("earlier")}
            </Link>
          </p>
        )}
        <h2 className="hide">{filters.category || t("all")}</h2>
        <div className="tiles wall">
          {products.map((product) => (
            <ProductTile key={product.slug} product={product} />
          ))}
        </div>
        <More filters={filters} products={products} total={total} />
        {products.length === 0 &&
          (filtered || filters.from > 0 ? (
            <EmptyState title={t("noneTitle")} text={t("noneText")} action={{ label: t("clear"), to: "/shop" }} />
          ) : (
            <EmptyState
              title={t("emptyTitle")}
              text={t("emptyText")}
              action={{ label: t("emptyAction"), to: "/tickets" }}
            />
          ))}
      </div>
    </>
  );
}

/** A category link keeps the search text. */
function Categories({ filters, categories }: { filters: ShopFilters; categories: string[] }) {
  const { t } = useTexts("shop");
  const link = (category: string, label: string, lang?: string) => (
    <Link
      key={category}
      to={`/shop${shopQuery({ category, text: filters.text })}`}
      aria-current={category.toLowerCase() === filters.category.toLowerCase() ? "page" : undefined}
      lang={lang}
      preventScrollReset
    >
      {label}
    </Link>
  );
  return (
    <nav className="tabs" aria-label={t("categories")}>
      {link("", t("all"))}
      {categories.map((category) => link(category, category, CONTENT_LANGUAGE))}
    </nav>
  );
}

function Search({ filters }: { filters: ShopFilters }) {
  const { t } = useTexts("shop");
  return (
    // The input keeps its text, so a link that clears the search needs a new input.
    <Form className="shop-search" method="get" action="/shop" role="search" key={filters.text} preventScrollReset>
      {filters.category && <input type="hidden" name="category" value={filters.category} />}
      <FieldFrame id="text" label={t("search")} labelHidden>
        {(control) => (
          <div className="withbtn">
            <input
              className="input"
              type="search"
              name="text"
              placeholder={t("textHint")}
              defaultValue={filters.text}
              maxLength={80}
              {...control}
            />
            <button id="filter" type="submit">
              {t("find")}
            </button>
          </div>
        )}
      </FieldFrame>
    </Form>
  );
}

function More({ filters, products, total }: Pick<ShopPageProps, "filters" | "products" | "total">) {
  const { t } = useTexts("shop");
  const more = moreGoods(filters, total);
  if (!more || products.length === 0) return null;
  const longer = more.from === filters.from;
  // Without scripts the longer page opens at the last product already shown; with scripts nothing moves.
  const anchor = longer ? `#good-${products.at(-1)?.slug}` : "";
  return (
    <p className="again">
      <Link className="btn line" to={`/shop${shopQuery(more)}${anchor}`} preventScrollReset={longer}>
        {t("more", { count: total - filters.from - products.length })}
      </Link>
    </p>
  );
}
