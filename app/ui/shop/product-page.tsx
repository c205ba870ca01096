/** One product: its picture, price, variants with their stock, and related products. */
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { CONTENT_LANGUAGE, titleLanguage } from "../../domain/format/content-language";
import type { ProductPage as Product, ProductCard } from "../../domain/shop/product-view";
import { shopQuery } from "../../domain/shop/shop-filters";
import { useTexts } from "../../i18n/texts";
import { Photograph } from "../media/photograph";
import { ShareLink } from "../share/share-link";
import { ProductBadge } from "./product-badge";
import { ProductChoices } from "./product-choices";
import { productPictureSrc } from "./product-picture-src";
import { ProductPrice } from "./product-price";
import { ProductTile } from "./product-tile";
import { StockLine } from "./stock-line";
import "../../styles/shop.css";

const LONG_NAME = 40;

type ProductPageProps = {
  product: Product;
  /** Canonical URL. */
  url: string;
  related: ProductCard[];
  /** The result of the last action. */
  note: ReactNode;
  /** How the visitor can get it: sign in, or pay. */
  purchase: ReactNode;
  /** Options that had no choice when the fan tried to buy. */
  missing: string[];
};

export function ProductPage({ product, url, related, note, purchase, missing }: ProductPageProps) {
  const { t } = useTexts("shop");
  return (
    <>
      <div className="wrap">
        <Crumbs {...product} />
        <div className="split product">
          {product.photo ? (
            <Photograph className="side" photo={product.photo} sizes="(min-width: 48rem) 30rem, 100vw" />
          ) : (
            <img
              className="side"
              src={productPictureSrc(product.art)}
              alt={t("product.picture", { name: product.name })}
              width={400}
              height={400}
            />
          )}
          <div className="stack">
            <div>
              <ProductBadge {...product} />
            </div>
            <h1
              className={product.name.length > LONG_NAME ? "d3" : "d2"}
              lang={titleLanguage(product.name, product.lang)}
            >
              {product.name}
            </h1>
            <ProductPrice price={product.price} was={product.was} large />
            <p className="lead-text" lang={product.lang ?? CONTENT_LANGUAGE}>
              {product.description}
            </p>
            {note}
            <ProductChoices slug={product.slug} options={product.options} missing={missing}>
              {!product.held && <StockLine stock={product.stock} choices={product.options.length > 0} />}
              {product.stock.state !== "out" && purchase}
            </ProductChoices>
            <p className="help">{t(product.posted ? "product.posted" : "product.byMail")}</p>
            <ShareLink url={url} title={product.name} />
          </div>
        </div>
      </div>
      {related.length > 0 && (
        <section className="band">
          <div className="wrap">
            <h2 className="part">{t("product.related")}</h2>
            <div className="tiles wall">
              {related.map((one) => (
                <ProductTile key={one.slug} product={one} />
              ))}
            </div>
          </div>
        </section>
      )}
    </>
  );
}

function Crumbs({ category, name, lang }: Pick<Product, "category" | "name" | "lang">) {
  const { t } = useTexts("shop");
  return (
    <nav className="crumbs" aria-label={t("product.path")}>
      <ol className="row">
        <li>
          <Link to="/shop">{t("title")}</Link>
        </li>
        <li>
          <Link to={`/shop${shopQuery({ category })}`} lang={CONTENT_LANGUAGE}>
            {category}
          </Link>
        </li>
        <li>
          <span aria-current="page" lang={lang ?? CONTENT_LANGUAGE}>
            {name}
          </span>
        </li>
      </ol>
    </nav>
  );
}
