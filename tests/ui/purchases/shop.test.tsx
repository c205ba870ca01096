import { describe, expect, it } from "vitest";
import { type GoodsOrder, goodsOrderView } from "../../../app/domain/shop/goods-order-view";
import { choiceOf, type HeldPiece, productCard, productPage } from "../../../app/domain/shop/product-view";
import { type ShopFilters, shopFilters } from "../../../app/domain/shop/shop-filters";
import { MERCH_KINDS, merch } from "../../../app/ui/art/merch/merch";
import { OrderOfGuest } from "../../../app/ui/shop/order-of-guest";
import { OrderPage } from "../../../app/ui/shop/order-page";
import { ProductAction } from "../../../app/ui/shop/product-action";
import { ProductPage } from "../../../app/ui/shop/product-page";
import { ShopPage } from "../../../app/ui/shop/shop-page";
import { plainProduct, sampleProduct } from "../../domain/samples/sample-product";
import { render, textOf } from "../render";

type SampleProduct = ReturnType<typeof sampleProduct>;
const now = new Date("2026-03-14T12:00:00Z");
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
type Seen = { signedIn?: boolean; sells?: boolean; held?: HeldPiece[]; missing?: string[] };
const article = (query = "", product: SampleProduct = sampleProduct(), seen: Seen = {}) => {
  const { signedIn = false, sells = true, held = [], missing = [] } = seen;
  const shown = productPage(product, new URLSearchParams(query), "en", { held, now });
  return render(
    <ProductPage
      product={shown}
      url="https://ringside.example/shop/copper-tee"
      related={[]}
      note={null}
      purchase={<ProductAction product={shown} signedIn={signedIn} sells={sells} />}
      missing={missing}
    />,
    { path: `/shop/copper-tee${query && `?${query}`}` },
  );
};
const line = (changes: Partial<GoodsOrder["lines"][number]> = {}) => ({
  ...{ variantId: "0b0e7a52-8f3c-4b57-9c9e-0a6d6c1f4a10", slug: "copper-tee", name: "Copper Tee" },
  choices: { Size: "L", Color: "Bone" },
  ...{ quantity: 1, unitCents: 3200, refunded: 0 },
  ...changes,
});
const order = (changes: Partial<GoodsOrder> = {}) =>
  goodsOrderView(
    {
      id: "7c9e6679-7425-40de-944b-e07fc1f90ae7",
      orderNumber: "7KQ2-M4XP",
      name: "Copper Tee",
      lines: [line()],
      receipt: true,
      shipping: true,
      cents: 3200,
      currency: "USD",
      backs: [],
      state: "sending",
      email: "fan@example.com",
      address: {
        name: "Maya Ostrow",
        line1: "1 Main St",
        city: "Mobile",
        state: "AL",
        postalCode: "36602",
        country: "US",
      },
      createdAt: now.toISOString(),
      sentAt: null,
      carrier: null,
      tracking: null,
      ...changes,
    },
    "en",
  );
const orderPage = (changes: Partial<GoodsOrder> = {}) =>
  render(
    <OrderPage
      order={order(changes)}
      arts={{ "copper-tee": { seed: "copper-tee", item: "tee", ink: undefined, cast: undefined } }}
      receiptLater={false}
    />,
  );

describe("The shop", () => {
  it("shows each product with a decorative picture, its name as the link, and its price", async () => {
    const markup = await shop();
    expect(markup).toMatch(/<img src="\/art\/merch\/copper-tee\.svg\?[^"]*item=tee[^"]*" alt=""/);
    expect(markup).toMatch(/href="\/shop\/copper-tee">Copper Tee<\/a>/);
    expect(textOf(markup)).toContain("Price $32");
  });

  it("shows both prices of a sale, the old one struck through", async () => {
    const markup = await shop({}, [productCard(sampleProduct({ discountedCents: 2400 }), "en")]);
    expect(markup).toMatch(/<s>.*was.*\$32<\/s>/);
    expect(textOf(markup)).toContain("was $32 now $24");
  });

  it("prefers the badge for sold out to few left, and both to the ribbon", async () => {
    const ribbon = { ribbon: "New" };
    const of = (left: number | null) => productCard(plainProduct(left, ribbon), "en");
    expect(textOf(await shop({}, [of(0)]))).toMatch(/Sold out Copper Tee/);
    expect(textOf(await shop({}, [of(3)]))).toMatch(/3 left Copper Tee/);
    expect(textOf(await shop({}, [of(null)]))).toMatch(/New Copper Tee/);
  });

  it("has its categories as links that keep the search text, and marks the current one", async () => {
    const markup = await shop({ category: "Paper", text: "bell" });
    expect(markup).toContain('href="/shop?category=Clothing&amp;text=bell"');
    expect(markup).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/shop\?category=Paper&amp;text=bell"/);
    expect(textOf(markup)).toContain("1 item for “bell”");
  });

  it("searches by a plain GET form that keeps the category", async () => {
    const markup = await shop({ category: "Paper" });
    expect(markup).toMatch(/<form[^>]*method="get"[^>]*action="\/shop"/);
    expect(markup).toContain('<input type="hidden" name="category" value="Paper"/>');
  });

  it("continues after the last product shown", async () => {
    const markup = await shop({}, [tee], 18);
    expect(markup).toContain('href="/shop?rows=24#good-copper-tee"');
    expect(textOf(markup)).toContain("17 more items");
  });

  it("says that nothing matches, and has another text for an empty shop", async () => {
    expect(textOf(await shop({ text: "zebra" }, []))).toContain("Not on the stand");
    const empty = await shop({}, []);
    expect(textOf(empty)).toContain("The stand is empty");
    expect(empty).not.toContain("<form");
  });
});

describe("A product", () => {
  it("has its options as radio buttons in a GET form, with a submit button without scripts", async () => {
    const markup = await article("Size=M");
    expect(markup).toMatch(/<form[^>]*method="get"[^>]*action="\/shop\/copper-tee"/);
    expect(markup).toMatch(/<input type="radio" name="Size" checked="" value="M"/);
    expect(markup).toContain('<button class="btn line" type="submit">Update</button>');
    expect(textOf(markup)).toContain("Choose Color to see what’s left.");
  });

  it("marks a sold-out option in words, and still offers it", async () => {
    const markup = await article("Size=M");
    expect(textOf(markup)).toContain("Bone (sold out)");
    expect(markup).toContain('value="Bone"');
  });

  it("shows the stock of the variant, and doesn't sell it when sold out", async () => {
    expect(textOf(await article("Size=L&Color=Bone"))).toContain("3 left");
    expect(textOf(await article("Size=L&Color=Ink"))).toContain("In stock");
    const out = await article("Size=M&Color=Bone");
    expect(textOf(out)).toContain("This option is sold out.");
    expect(out).not.toContain("/auth/");
  });

  it("sells to a guest without an account", async () => {
    const markup = await article("Size=L&Color=Ink");
    const [form = ""] = /<form[\s\S]*<\/form>/.exec(markup) ?? [];
    expect(form).toContain('name="Size" checked="" value="L"');
    for (const intent of ["buy", "add"]) expect(form).toContain(`name="intent" value="${intent}" formMethod="post"`);
    expect(textOf(markup)).toContain("No account needed.");
    expect(textOf(await article("Size=L&Color=Ink", sampleProduct(), { signedIn: true }))).not.toContain("No account");
  });

  it("sells to a fan at the displayed price, and marks options without a choice", async () => {
    const markup = await article("Size=L", sampleProduct({ discountedCents: 2400 }), {
      signedIn: true,
      missing: ["Color"],
    });
    expect(markup).toMatch(/<button[^>]*name="intent" value="buy"[^>]*formMethod="post"[^>]*>Buy for \$24</i);
    expect(markup).toMatch(/<fieldset[^>]*aria-describedby="missing-Color"[\s\S]*id="missing-Color"/);
    expect(markup.match(/Choose an option/g)).toHaveLength(1);
    expect(markup).not.toContain("/auth/");
  });

  it("lets a fan continue with or release a held piece, even the last one", async () => {
    const last = plainProduct(0);
    const variantId = choiceOf(last, new URLSearchParams()).variantId ?? "";
    const held = [{ id: "the-purchase", variantId, until: "2026-03-14T12:12:00Z" }];
    const text = textOf(await article("", last, { signedIn: true, held }));
    expect(text).toContain("holding this for you for 12 more minutes");
    expect(text).toContain("Continue to payment");
    expect(text).not.toContain("Sold out");
    expect(await article("", last, { signedIn: true, held })).toContain('name="putBack" value="the-purchase"');
  });

  it("isn't sold if another site does the billing", async () => {
    const markup = await article("Size=L&Color=Ink", sampleProduct(), { signedIn: true, sells: false });
    expect(textOf(markup)).toContain("Not on sale right now.");
    expect(markup).not.toContain("buy");
  });

  it("shows the kind of delivery, and its breadcrumbs", async () => {
    const markup = await article("", plainProduct(null, { productType: "digital" }));
    expect(textOf(markup)).toContain("Sent by email. Nothing ships.");
    expect(textOf(markup)).toMatch(/^Shop Clothing Copper Tee/);
    expect(markup).toContain('alt="Picture of Copper Tee"');
    expect(markup).not.toContain(`type="radio"`);
  });
});

describe("An order", () => {
  it("shows what was bought, the address, the price and the progress", async () => {
    const markup = await orderPage();
    expect(textOf(markup)).toContain("Copper Tee Size L Color Bone");
    expect(textOf(markup)).toContain("Maya Ostrow 1 Main St Mobile, AL 36602 United States");
    expect(textOf(markup)).toContain("Paid $32.00");
    expect(markup).toMatch(/<li aria-current="step">Getting it ready/);
    expect(markup).toContain('href="/shop/copper-tee?Size=L&amp;Color=Bone"');
    expect(markup).toContain("/receipt");
  });

  it("shows when it was shipped, and where a digital product was sent", async () => {
    const sent = { state: "sent", sentAt: "2026-03-16T12:00:00Z" } as const;
    expect(textOf(await orderPage(sent))).toContain("Shipped on Mar 16, 2026.");
    const mailed = textOf(await orderPage({ ...sent, shipping: false, address: null, lines: [line({ choices: {} })] }));
    expect(mailed).toContain("We sent it to fan@example.com on Mar 16, 2026.");
    expect(mailed).not.toContain("Shipping");
  });

  it("shows the reason and amount of a refund", async () => {
    const backs = [{ id: "1", cents: 3200, at: now.toISOString() }];
    const late = textOf(await orderPage({ state: "late", backs }));
    expect(late).toMatch(/the last one was gone\. We refunded \$32\.00/);
    expect(textOf(await orderPage({ state: "refunded", backs }))).toContain("We refunded $32.00 to the card");
  });

  it("lists partial refunds with their dates, and still shows the progress", async () => {
    const backs = [
      { id: "1", cents: 500, at: "2026-03-16T12:00:00Z" },
      { id: "2", cents: 700, at: "2026-03-18T12:00:00Z" },
    ];
    const markup = await orderPage({ backs });
    expect(textOf(markup)).toContain("Paid $32.00 Refunded on Mar 16, 2026 $5.00 Refunded on Mar 18, 2026 $7.00");
    expect(markup).toMatch(/<li aria-current="step">Getting it ready/);
    expect(textOf(await orderPage())).not.toContain("Refunded");
  });

  it("tells guests how to open it, with an account and without", async () => {
    const markup = await render(<OrderOfGuest path="/shop/order/1" />);
    expect(textOf(markup)).toBe(
      "Your order Sign in with the account you bought it with to see it here. Bought without an account? Open the link in your email. Sign in Report a problem",
    );
    expect(markup).toContain('href="/shop/order/1/auth/sign-in"');
    expect(markup).toContain('href="/billing-assistance#letter"');
  });
});

describe("The pictures of the shop", () => {
  it.each(MERCH_KINDS)("have a complete drawing of a %s", (kind) => {
    const svg = merch("x", { kind });
    expect(svg.match(/<(\w+)[^>]*[^/]>/g)?.length).toBe(svg.match(/<\/\w+>/g)?.length);
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  it("fall back to a parcel, even for names of object properties", () => {
    expect(merch("x", { kind: "zeppelin" })).toBe(merch("x", { kind: "parcel" }));
    expect(merch("x", { kind: "constructor" })).toBe(merch("x", { kind: "parcel" }));
  });
});
