import { describe, expect, it } from "vitest";
import { type ShopFilters, shopFilters } from "../../app/domain/shop-filters";
import { productCard, productPage } from "../../app/domain/shop-product";
import { MERCH_KINDS, merch } from "../../app/ui/art/merch";
import { ProductPage } from "../../app/ui/shop/product-page";
import { ShopPage } from "../../app/ui/shop/shop-page";
import { WayToBuy } from "../../app/ui/shop/way-to-buy";
import { plainProduct, sampleProduct } from "../domain/sample-product";
import { render, textOf } from "./render";

type Product = ReturnType<typeof sampleProduct>;
const tee = productCard(sampleProduct(), "en");
const shop = (filters: Partial<ShopFilters> = {}, products = [tee], total = products.length) =>
  render(
    <ShopPage
      filters={{ ...shopFilters(new URLSearchParams()), ...filters }}
      products={products}
      total={total}
      categories={["Clothing", "Paper"]}
    />,
    { path: "/shop" },
  );
const article = (query = "", product: Product = sampleProduct(), signedIn = false) =>
  render(
    <ProductPage
      product={productPage(product, new URLSearchParams(query), "en")}
      related={[]}
      purchase={<WayToBuy signedIn={signedIn} />}
    />,
    { path: `/shop/copper-tee${query && `?${query}`}` },
  );

describe("The shop", () => {
  it("shows each article with a decorative picture, its name as the link, and its price", async () => {
    const markup = await shop();
    expect(markup).toMatch(/<img src="\/art\/merch\/copper-tee\.svg\?[^"]*item=tee[^"]*" alt=""/);
    expect(markup).toMatch(/href="\/shop\/copper-tee">Copper Tee<\/a>/);
    expect(textOf(markup)).toContain("Price $32");
  });

  it("says both prices of a sale, the old one struck", async () => {
    const markup = await shop({}, [productCard(sampleProduct({ discountedCents: 2400 }), "en")]);
    expect(markup).toMatch(/<s>.*before.*\$32<\/s>/);
    expect(textOf(markup)).toContain("before $32 now $24");
  });

  it("marks what is sold out before what is nearly gone, and that before the ribbon", async () => {
    const ribbon = { ribbon: "New" };
    const of = (left: number | null) => productCard(plainProduct(left, ribbon), "en");
    expect(textOf(await shop({}, [of(0)]))).toMatch(/Sold out Copper Tee/);
    expect(textOf(await shop({}, [of(3)]))).toMatch(/3 left Copper Tee/);
    expect(textOf(await shop({}, [of(null)]))).toMatch(/New Copper Tee/);
  });

  it("has its categories as links that keep the words, and marks the chosen one", async () => {
    const markup = await shop({ category: "Paper", text: "bell" });
    expect(markup).toContain('href="/shop?category=Clothing&amp;text=bell"');
    expect(markup).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/shop\?category=Paper&amp;text=bell"/);
    expect(textOf(markup)).toContain("1 article for “bell”");
  });

  it("searches by a plain GET form that keeps the category", async () => {
    const markup = await shop({ category: "Paper" });
    expect(markup).toMatch(/<form[^>]*method="get"[^>]*action="\/shop"/);
    expect(markup).toContain('<input type="hidden" name="category" value="Paper"/>');
  });

  it("goes on at the last article that was seen", async () => {
    const markup = await shop({}, [tee], 18);
    expect(markup).toContain('href="/shop?rows=24#good-copper-tee"');
    expect(textOf(markup)).toContain("17 more articles");
  });

  it("says that nothing fits, and has another word when the table is empty", async () => {
    expect(textOf(await shop({ text: "zebra" }, []))).toContain("Not on the table");
    const empty = await shop({}, []);
    expect(textOf(empty)).toContain("The table is empty");
    expect(empty).not.toContain("<form");
  });
});

describe("An article", () => {
  it("has its choices as radios in a GET form, with a button for whoever has no scripts", async () => {
    const markup = await article("Size=M");
    expect(markup).toMatch(/<form[^>]*method="get"[^>]*action="\/shop\/copper-tee"/);
    expect(markup).toMatch(/<input type="radio" name="Size" checked="" value="M"/);
    expect(markup).toContain('<button class="btn line" type="submit">Show</button>');
    expect(textOf(markup)).toContain("Choose Colour to see what is left.");
  });

  it("marks a choice that is gone in words, and still offers it", async () => {
    const markup = await article("Size=M");
    expect(textOf(markup)).toContain("Bone (sold out)");
    expect(markup).toContain('value="Bone"');
  });

  it("tells what is left of the variant, and offers nothing that is sold out", async () => {
    expect(textOf(await article("Size=L&Colour=Bone"))).toContain("3 left");
    expect(textOf(await article("Size=L&Colour=Ink"))).toContain("In stock");
    const out = await article("Size=M&Colour=Bone");
    expect(textOf(out)).toContain("Sold out in this choice.");
    expect(out).not.toContain("/auth/");
  });

  it("invites a guest on top of the very choice, and tells a fan how things stand", async () => {
    const markup = await article("Size=L&Colour=Ink");
    expect(markup).toContain('href="/shop/copper-tee/auth/sign-in?Size=L&amp;Colour=Ink"');
    const fan = await article("Size=L&Colour=Ink", sampleProduct(), true);
    expect(textOf(fan)).toContain("paying is not open yet");
    expect(fan).not.toContain("/auth/");
  });

  it("says how it comes, and what stands above it", async () => {
    const markup = await article("", plainProduct(null, { productType: "digital" }));
    expect(textOf(markup)).toContain("Comes by email. Nothing is posted.");
    expect(textOf(markup)).toMatch(/^Shop Clothing Copper Tee/);
    expect(markup).toContain('alt="Picture of Copper Tee"');
    expect(markup).not.toContain("<form");
  });
});

describe("The pictures of the shop", () => {
  it.each(MERCH_KINDS)("have a drawing of a %s that is whole", (kind) => {
    const svg = merch("x", { kind });
    expect(svg.match(/<(\w+)[^>]*[^/]>/g)?.length).toBe(svg.match(/<\/\w+>/g)?.length);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it("fall back on a parcel, even for words that every object knows", () => {
    expect(merch("x", { kind: "zeppelin" })).toBe(merch("x", { kind: "parcel" }));
    expect(merch("x", { kind: "constructor" })).toBe(merch("x", { kind: "parcel" }));
  });
});
