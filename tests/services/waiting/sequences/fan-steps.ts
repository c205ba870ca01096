/** What fans do in a random sequence: with the list, with returns, and without either. */
import { eq } from "drizzle-orm";
import type { Visitor } from "../../../../server/ports";
import { waitEntry } from "../../../../server/store/schema";
import { visitor, wish } from "../../box-office/box-office-world";
import { fitting, holds, ownerOf, ownTicket, type Step, sessionOf } from "./cast";

export const fanSteps = {
  async walkUp(cast) {
    const { at, fans, nights, any } = cast;
    const [who, show] = [any.once(2) ? any.of(fans) : visitor(), any.of(nights)];
    const tier = show && any.of(show.ids);
    if (!who || !show || !tier) return undefined;
    const [kept, mine] = [await fitting(cast, show.eventId), await at.hold(who, show.eventId)];
    const answer = await at.reserve(who, wish(show.eventId, { [tier]: 1 + any.below(2) }));
    if (answer.outcome === "held" && kept.includes(tier) && !mine)
      throw new Error(`a walk-up got what an entry would take`);
    return answer.outcome === "held" ? "held" : answer.problems.map(({ code }) => code).join();
  },
  async pay(cast) {
    const { at, fans, any } = cast;
    const hold = any.of((await holds(cast)).filter(({ status }) => status === "PENDING"));
    const who = ownerOf(fans, hold);
    return who && hold && (await at.pay(who, hold.id)).outcome;
  },
  async payAtStripe({ fans, any, stripe }) {
    const session = any.of(stripe.sessions().filter(({ status }) => status === "open"));
    const who = any.of(fans);
    return session && `${stripe.pay(session, who?.user?.email ?? "")}`;
  },
  async buy(cast) {
    const { at, fans, nights, any, stripe } = cast;
    const [who, show] = [any.of(fans), any.of(nights)];
    const tier = show && any.of(show.ids);
    const answer = who && tier && (await at.reserve(who, wish(show.eventId, { [tier]: 1 })));
    if (!who || answer?.outcome !== "held") return answer?.outcome;
    await at.pay(who, answer.reservation.id);
    const session = await sessionOf(cast, answer.reservation.id);
    if (session?.status === "open") stripe.pay(session, who.user?.email ?? "");
    return session && at.settle(session.id);
  },
  async join({ at, fans, nights, any }) {
    const [who, show] = [any.of(fans), any.of(nights)];
    if (!who || !show) return undefined;
    const tiers = show.ids.filter(() => any.once(2));
    const done = await at.joinList(who, {
      eventId: show.eventId,
      quantity: 1 + any.below(2),
      fewer: any.once(2),
      tiers,
    });
    return done.outcome === "refused" ? done.problems.map(({ code }) => code).join() : done.outcome;
  },
  async accept({ at, fans, any, store }) {
    const entry = any.of(await store.db.select().from(waitEntry).where(eq(waitEntry.status, "OFFERED")));
    const who = fans.find(({ user }) => user?.userId === entry?.userId);
    return who && entry && (await at.acceptOffer(who, { entryId: entry.id })).outcome;
  },
  async takeOffer(cast) {
    const { at, fans, any, store, stripe } = cast;
    const entry = any.of(await store.db.select().from(waitEntry).where(eq(waitEntry.status, "OFFERED")));
    const who = fans.find(({ user }) => user?.userId === entry?.userId);
    const accepted = who && entry && (await at.acceptOffer(who, { entryId: entry.id }));
    if (accepted?.outcome !== "held") return accepted?.outcome;
    const paying = await at.pay(who as Visitor, accepted.reservationId);
    const session = await sessionOf(cast, accepted.reservationId);
    if (session?.status === "open") stripe.pay(session, who?.user?.email ?? "");
    return session ? at.settle(session.id) : paying.outcome;
  },
  async leave({ at, fans, any, store }) {
    const entry = any.of(await store.db.select().from(waitEntry));
    const who = fans.find(({ user }) => user?.userId === entry?.userId);
    return who && entry && at.leaveList(who, { entryId: entry.id });
  },
  async list(cast) {
    const mine = await ownTicket(cast);
    return mine && cast.at.listReturn(mine.who, mine.number);
  },
  async takeBack(cast) {
    const mine = await ownTicket(cast);
    return mine && cast.at.withdrawReturn(mine.who, mine.number);
  },
  async transfer(cast) {
    const mine = await ownTicket(cast);
    return (
      mine && cast.at.transfer(mine.who, mine.number, { email: cast.any.of(cast.fans)?.user?.email ?? "", name: "Nia" })
    );
  },
  async cancel(cast) {
    const { at, fans, any } = cast;
    const hold = any.of((await holds(cast)).filter(({ status }) => status === "PENDING"));
    const who = ownerOf(fans, hold);
    if (!who || !hold) return undefined;
    await at.cancel(who, hold.id);
    return hold.origin;
  },
} satisfies Record<string, Step>;
