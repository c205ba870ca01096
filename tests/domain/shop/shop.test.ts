import { describe, expect, it } from "vitest";
import {
  choiceOf,
  choiceQuery,
  type HeldPiece,
  isProductSlug,
  productCard,
  productPage,
  withoutVariant,
} from "../../../app/domain/shop/product-view";
import { moreGoods, shopFilters, shopQuery } from "../../../app/domain/shop/shop-filters";
import { plainProduct, sampleProduct } from "../samples/sample-product";

const now = new Date("2026-03-14T12:00:00Z");
const page = (query: string, product = sampleProduct(), held: HeldPiece[] = []) =>
  productPage(product, new URLSearchParams(query), "en", { held, now });
const choice = (query: string, product = sampleProduct()) => choiceOf(product, new URLSearchParams(query));
const gone = (query: string) =>
  page(query).options.flatMap(({ choices }) => choices.filter(({ soldOut }) => soldOut).map(({ value }) => value));

describe("A product card", () => {
  it("shows the price charged, and the regular price only if discounted", () => {
    expect(productCard(sampleProduct(), "en")).toMatchObject({ price: "$32", was: undefined });
    expect(productCard(sampleProduct({ discountedCents: 2499 }), "en")).toMatchObject({ price: "$24.99", was: "$32" });
    expect(productCard(sampleProduct({ discountedCents: 3200 }), "en")).toMatchObject({ price: "$32", was: undefined });
  });

  it("shows the number left at five or fewer, if there is one variant", () => {
    expect(productCard(plainProduct(5), "en").left).toBe(5);
    expect(productCard(plainProduct(6), "en").left).toBeUndefined();
    expect(productCard(plainProduct(0), "en")).toMatchObject({ soldOut: true, left: undefined });
    expect(productCard(sampleProduct(), "en").left).toBeUndefined();
  });
});

describe("The selection of a variant", () => {
  it("is incomplete until every option is selected", () => {
    expect(page("").stock).toEqual({ state: "choose", missing: ["Size", "Color"] });
    expect(page("Size=M").stock).toEqual({ state: "choose", missing: ["Color"] });
    expect(choice("Size=M")).toEqual({ missing: ["Color"] });
  });

  it("finds the variant and its remaining stock", () => {
    expect(page("Size=M&Color=Ink").stock).toEqual({ state: "in" });
    expect(choice("Size=M&Color=Ink")).toEqual({ variantId: expect.stringMatching(/1$/), missing: [] });
    expect(page("Size=L&Color=Bone").stock).toEqual({ state: "few", left: 3 });
    expect(page("Size=M&Color=Bone").stock).toEqual({ state: "out" });
  });

  it("marks sold-out combinations and hides none", () => {
    expect(gone("")).toEqual([]);
    expect(gone("Size=M")).toEqual(["Bone"]);
    expect(gone("Color=Bone")).toEqual(["M"]);
    expect(page("Size=M").options.map(({ choices }) => choices.length)).toEqual([2, 2]);
  });

  it("ignores unknown values", () => {
    expect(page("Size=XXXL&Color=%3Cscript%3E").stock).toEqual({ state: "choose", missing: ["Size", "Color"] });
  });

  it("is written to the URL without unknown values", () => {
    const query = new URLSearchParams("Color=Bone&Size=M&intent=buy&Size=XXXL");
    expect(choiceQuery(sampleProduct(), query)).toBe("?Size=M&Color=Bone");
    expect(choiceQuery(plainProduct(2), query)).toBe("");
  });

  it("counts a reserved piece as in stock only for its fan", () => {
    const last = withoutVariant(sampleProduct(), choice("Size=L&Color=Bone").variantId ?? "");
    expect(page("Size=L&Color=Bone", last)).toMatchObject({ stock: { state: "out" }, held: undefined });
    const held = { id: "a", variantId: choice("Size=L&Color=Bone").variantId ?? "", until: "2026-03-14T12:29:30Z" };
    expect(page("Size=L&Color=Bone", last, [held])).toMatchObject({
      stock: { state: "in" },
      held: { id: "a", minutes: 30 },
    });
    expect(page("Size=L&Color=Ink", last, [held]).held).toBeUndefined();
    const none = withoutVariant(plainProduct(1), choice("", plainProduct(1)).variantId ?? "");
    expect(page("", none)).toMatchObject({ soldOut: true, stock: { state: "out" } });
  });

  it("is made if there is nothing to select", () => {
    expect(page("", plainProduct(null)).stock).toEqual({ state: "in" });
    expect(choice("", plainProduct(null)).variantId).toEqual(expect.any(String));
    expect(page("", plainProduct(2)).stock).toEqual({ state: "few", left: 2 });
    const oneSize = sampleProduct({
      productOptions: [{ name: "Size", choices: [{ value: "M", inStock: true }] }],
      variants: [{ id: sampleProduct().id, choices: { Size: "M" }, stock: { inStock: true, fewLeft: null } }],
    });
    expect(page("", oneSize).options[0]?.choices[0]?.chosen).toBe(true);
  });

  it("is sold out before any selection if every variant is", () => {
    const none = sampleProduct({
      variants: sampleProduct().variants.map((one) => ({ ...one, stock: { inStock: false, fewLeft: null } })),
    });
    expect(page("", none).stock).toEqual({ state: "out" });
  });
});

describe("Shop filters", () => {
  it("ignore invalid values", () => {
    expect(shopFilters(new URLSearchParams("category= Paper &text=bell&rows=24"))).toEqual({
      category: "Paper",
      text: "bell",
      from: 0,
      rows: 24,
    });
    expect(shopFilters(new URLSearchParams("rows=-3&from=x&text=%20"))).toEqual({
      category: "",
      text: "",
      from: 0,
      rows: 12,
    });
    expect(shopFilters(new URLSearchParams({ text: "a".repeat(300) })).text).toHaveLength(80);
  });

  it("are written to the URL without default values", () => {
    expect(shopQuery({ category: "", text: "", from: 0, rows: 12 })).toBe("");
    expect(shopQuery({ category: "Masks and belts", rows: 24 })).toBe("?category=Masks+and+belts&rows=24");
  });

  it("continue where the list stops, on the same page while it can hold more", () => {
    const first = { category: "", text: "", from: 0, rows: 12 };
    expect(moreGoods(first, 12)).toBeUndefined();
    expect(moreGoods(first, 18)).toEqual({ ...first, rows: 24 });
    expect(moreGoods({ ...first, rows: 96 }, 200)).toEqual({ ...first, from: 96, rows: 12 });
  });
});

describe("A product slug", () => {
  it.each(["tee", "iron-harvest-tee", "a".repeat(80)])("may be %s", (slug) => expect(isProductSlug(slug)).toBe(true));
  it.each(["", "Tee", "a b", "tee_", "a".repeat(81), "../tee"])("is not %j", (slug) =>
    expect(isProductSlug(slug)).toBe(false),
  );
});
