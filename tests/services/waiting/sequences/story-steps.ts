/** Short stories that chance alone would tell too rarely. */
import { eq } from "drizzle-orm";
import { reservation, waitEntry } from "../../../../server/store/schema";
import { ownerOf, type Step, sessionOf } from "./cast";
import { fanSteps } from "./fan-steps";
import { worldSteps } from "./world-steps";

export const storySteps = {
  /** On a sold-out night: a fan joins, a seat comes back, and it is offered. */
  async comesFree(cast) {
    const said = [
      await fanSteps.join(cast),
      await worldSteps.refund(cast),
      await worldSteps.offers(cast),
      await fanSteps.takeOffer(cast),
    ];
    const key = `takeOffer: ${said[3] ?? "-"}`;
    cast.note(key);
    return said.map((one) => one ?? "-").join(", ");
  },
  async comesBack(cast) {
    const said = [
      await fanSteps.join(cast),
      await fanSteps.list(cast),
      await worldSteps.offers(cast),
      await fanSteps.takeOffer(cast),
    ];
    if (said[1] === "listed" && said[3] === "paid") cast.note("return: sold");
    return said.map((one) => one ?? "-").join(", ");
  },
  /**
   * An offer is paid, but we hear of it only when its seats are given up: they are the fan's, or the money goes back.
   */
  async lateMoney(cast) {
    const { at, any, store, stripe, fans } = cast;
    await fanSteps.join(cast);
    await worldSteps.refund(cast);
    await worldSteps.offers(cast);
    const entry = any.of(await store.db.select().from(waitEntry).where(eq(waitEntry.status, "OFFERED")));
    const who = entry && ownerOf(fans, { userId: entry.userId, visitorId: "" });
    const accepted = who && (await at.acceptOffer(who, { entryId: entry.id }));
    if (!entry || accepted?.outcome !== "held") return accepted?.outcome;
    await at.pay(who as NonNullable<typeof who>, accepted.reservationId);
    const session = await sessionOf(cast, accepted.reservationId);
    if (!session || !stripe.pay(session, "late@example.com")) return "not paid";
    await worldSteps.silence(cast);
    if (any.once(2)) await worldSteps.offers(cast);
    const [hold] = await store.db.select().from(reservation).where(eq(reservation.id, accepted.reservationId));
    const settled = await at.settle(session.id);
    await worldSteps.offers(cast);
    const [now] = await store.db.select().from(waitEntry).where(eq(waitEntry.id, entry.id));
    const served = now?.status === "BOUGHT" || (now?.quantity ?? 0) < entry.quantity;
    if (settled === "paid" && !served) throw new Error(`the entry is ${now?.status} after late money bought seats`);
    const key = `late money: ${hold?.status} ${settled}`;
    cast.note(key);
    return key;
  },
} satisfies Record<string, Step>;
