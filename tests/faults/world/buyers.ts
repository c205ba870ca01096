/** Buyers who do not give up: they reserve, pay and return over HTTP, whatever the site does meanwhile. */
import { setTimeout as wait } from "node:timers/promises";
import {
  DECLINED_CARD,
  fillIn,
  GOOD_CARD,
  hold,
  pathOf,
  pay,
  signIn,
  ticketNumbers,
} from "../../routes/buying/purchase";
import { fan, type Page } from "../../routes/fan";
import type { Seeded } from "./seeded";
import type { FaultWorld } from "./world";

type Fan = ReturnType<typeof fan>;

/** What the site acknowledged to buyers, to be compared with the books. */
export type Acknowledged = {
  /** Ids of checkout sessions whose payment Stripe confirmed. */
  paid: string[];
  /** Tickets that a buyer has seen on a page, by the session that paid for them. */
  tickets: { session: string; numbers: string[] }[];
  /** Responses that are neither right nor a proper 503. */
  odd: string[];
  /** How often a connection broke. */
  broken: number;
};
export const nothingAcknowledged = (): Acknowledged => ({ paid: [], tickets: [], odd: [], broken: 0 });

const TRIES = 80;
const PAUSE_MS = 150;

/** How purchases end: half of them as they should. */
const ENDS = ["back", "back", "back", "gone", "gone", "abandoned", "cancelled", "declined"] as const;

export function buyers(world: FaultWorld, random: Seeded, said: Acknowledged) {
  /** Repeats the step until the answer is `good`; undefined if it never is. */
  async function persist<T>(step: () => Promise<T>, good: (answer: T) => boolean): Promise<T | undefined> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      try {
        const answer = await step();
        if (good(answer)) return answer;
      } catch {
        said.broken += 1;
      }
      await wait(PAUSE_MS);
    }
    return undefined;
  }

  const fine = ({ status }: Page) => status < 500;

  /** A fan whose odd answers are recorded. */
  function observed(): Fan {
    const site = {
      ...world,
      ask: async (request: Request) => {
        const line = `${request.method} ${new URL(request.url).pathname}`;
        const answer = await world.ask(request);
        const honest = answer.status === 503 && answer.headers.has("retry-after");
        if (answer.status >= 500 && !honest) said.odd.push(`${line} ${answer.status}`);
        return answer;
      },
    };
    return fan(site);
  }

  /** One guest makes one purchase. */
  async function buySeats(night: string, tier: string): Promise<void> {
    const who = observed();
    const end = random.pick(ENDS);
    const seats = 1 + Math.floor(random.next() * 2);
    const held = await persist(() => hold(who, night, tier, seats), fine);
    if (!held?.html.includes("yours until")) return;
    if (end === "cancelled" && random.next() < 0.5) return cancel(who, night);
    const hosted = await persist(
      () => pay(who, night),
      (address) => address.includes("/c/pay/"),
    );
    if (!hosted) return;
    if (end === "cancelled") return cancel(who, night);
    if (end === "abandoned") return;
    if (end === "declined") await fillIn(hosted, DECLINED_CARD, "guest@example.com");
    const back = await fillIn(hosted, GOOD_CARD, "guest@example.com");
    if (!back) return;
    const session = sessionOf(hosted);
    said.paid.push(session);
    if (end === "gone") return;
    const shown = await persist(
      () => who.get(pathOf(back)),
      (page) => fine(page) && ticketNumbers(page).length > 0,
    );
    if (shown) said.tickets.push({ session, numbers: ticketNumbers(shown) });
  }

  async function cancel(who: Fan, night: string): Promise<void> {
    await persist(() => who.post(`/tickets/event/${night}`, { intent: "cancel" }), fine);
  }

  /** A signed-in fan buys what `form` on page `path` offers: a broadcast or Premium. */
  async function buyOnce(who: Fan, path: string, form: Record<string, string>, card = GOOD_CARD): Promise<void> {
    const asked = await persist(() => who.post(path, form), fine);
    if (!asked?.path.includes("/c/pay/")) return;
    const back = await fillIn(asked.path, card);
    if (!back) return;
    said.paid.push(sessionOf(asked.path));
    if (random.next() < 0.5) await persist(() => who.get(pathOf(back)), fine);
  }

  async function member(email: string, password: string): Promise<Fan> {
    const who = observed();
    await persist(
      () => signIn(who, "/home", email, password),
      (page) => page.path === "/home",
    );
    return who;
  }

  return { buySeats, buyOnce, member };
}

const sessionOf = (hosted: string) => /\/c\/pay\/(cs_\w+)/.exec(hosted)?.[1] ?? "";
