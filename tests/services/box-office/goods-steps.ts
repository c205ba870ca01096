/** The steps of random sequences that are about goods beside held seats. */
import { eq, sql } from "drizzle-orm";
import type { Visitor } from "../../../server/ports";
import type { Product } from "../../../server/product-api/contract";
import type { catalogue } from "../../../server/services/catalogue";
import { goodsOfHoldChanging } from "../../../server/services/goods/beside-seats/change-goods";
import { goodsDesk } from "../../../server/services/goods/goods-desk";
import type { Store } from "../../../server/store/connection/open-store";
import { goodsOrder, purchase, reservation } from "../../../server/store/schema";
import type { movableClock } from "../../store";
import type { stripeInMemory } from "../payments/stripe-in-memory";
import { type night, wish } from "./box-office-world";
import type { numbers } from "./random-numbers";
import type { TestOffice } from "./test-office";

type World = {
  store: Store;
  stripe: ReturnType<typeof stripeInMemory>;
  clock: ReturnType<typeof movableClock>;
  shop: ReturnType<typeof catalogue>;
};
type GoodsCast = {
  offices: TestOffice[];
  fans: Visitor[];
  nights: Awaited<ReturnType<typeof night>>[];
  any: ReturnType<typeof numbers>;
};

/** Few enough for fans to take them from each other. */
const PIECES = 3;

/** Puts all pieces back that the shop sells, for sequences that forget their orders. */
export const fillShelves = (store: Store) =>
  store.db.execute(
    sql`update product_variant set capacity = ${PIECES}, remaining = ${PIECES} where capacity is not null`,
  );

/** Nobody fills a basket in these sequences. */
const noBasket = async () => undefined;

export function goodsSteps({ store, stripe, clock, shop }: World) {
  const change = (at: TestOffice) => goodsOfHoldChanging({ store, clock, catalogue: shop }, at.closeCheckout, noBasket);
  const offered = async (any: GoodsCast["any"]) => {
    const { products } = await shop.products({ limit: 100, offset: 0 });
    return any.of(products.filter((one) => one.visible && one.variants.length > 0).slice(0, 2));
  };
  const add = (at: TestOffice, fan: Visitor, id: string, { slug, variants }: Product, any: GoodsCast["any"]) =>
    change(at).addToHold(fan, id, {
      slug,
      // Only products that have variants are offered.
      variantId: any.of(variants.slice(0, 2))?.id ?? "",
      // A page from before the first piece says 0. One of an earlier release says nothing and adds in any case.
      shown: any.once(3) ? 0 : Number.POSITIVE_INFINITY,
    });

  return {
    async changeGoods({ offices, fans, any }: GoodsCast) {
      const holds = await store.db.select().from(reservation).where(eq(reservation.status, "PENDING"));
      const [hold, at, product] = [any.of(holds), any.of(offices), await offered(any)];
      const fan = fans.find((one) => one.visitorId === hold?.visitorId);
      if (!hold || !fan || !at || !product) return undefined;
      if (!any.once(4)) return add(at, fan, hold.id, product, any);
      return `out ${await change(at).takeFromHold(fan, hold.id, any.of(product.variants.slice(0, 2))?.id ?? "")}`;
    },
    async buyWithGoods({ offices, fans, nights, any }: GoodsCast) {
      const [at, fan, show, product] = [any.of(offices), any.of(fans), any.of(nights), await offered(any)];
      const answer = show && fan && (await at?.reserve(fan, wish(show.eventId, { [show.first]: 1 })));
      if (!at || !fan || !product || answer?.outcome !== "held") return answer?.outcome;
      const added = await add(at, fan, answer.reservation.id, product, any);
      const known = stripe.sessions().length;
      const paying = await at.pay(fan, answer.reservation.id);
      const session = stripe.sessions()[known];
      if (paying.outcome !== "checkout" || !session) return paying.outcome;
      stripe.pay(session, fan.user?.email ?? `${fan.visitorId}@example.com`);
      return `${added}, ${await at.settle(session.id)}`;
    },
    async refundGoods({ offices, any }: GoodsCast) {
      const rows = await store.db
        .select({ number: goodsOrder.orderNumber })
        .from(goodsOrder)
        .innerJoin(purchase, eq(purchase.id, goodsOrder.purchaseId))
        .where(eq(purchase.status, "PAID"));
      const [one, at] = [any.of(rows), any.of(offices)];
      if (!one || !at) return undefined;
      const desk = goodsDesk({ store, clock, refunds: at.refunds, outbox: at });
      if (any.once(2)) return `${await desk.takeBack(one.number, "office")}`;
      return `pieces for ${await desk.takePiecesBack(one.number, { position: 1, pieces: 1, actor: "office" })}`;
    },
  };
}
