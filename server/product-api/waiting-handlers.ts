/** The product API's endpoints of waiting lists and of tickets that are given back. */
import { retryAfterOf } from "../http/rate-limits";
import type { Visitor } from "../ports";
import type { EntryView } from "../services/waiting/entry-views";
import type { JoinProblem } from "../services/waiting/wait-types";
import type { WaitEntry, WaitRequest } from "./contract";
import type { Handlers, ProductApiDeps } from "./handlers";
import { type ApiAnswer, notFound, problem } from "./problems";

type Names =
  | "joinWaitingList"
  | "listWaitEntries"
  | "openWaitEntry"
  | "confirmWaitEntry"
  | "acceptOffer"
  | "leaveWaitingList"
  | "getWaitingList"
  | "findReturns"
  | "listReturn"
  | "withdrawReturn";

const MESSAGES: Record<JoinProblem["code"], string> = {
  unknown: "There is no such ticket for this event.",
  closed: "The waiting list is closed.",
  onSale: "There are seats now. They can be bought without waiting.",
  limit: "At most {n} seats.",
  noTier: "No tier was named.",
  badEmail: "Not an email address.",
  tooMany: "Too many tries in a short time.",
};

const NOT_RETURNED = {
  free: "A free ticket can't be given back.",
  given: "It was transferred to its holder, who didn't pay for it.",
  disputed: "Its payment is disputed.",
  refunded: "Its payment has been refunded.",
  refund: "It can still be refunded.",
  onSale: "There are other seats. It can be given back once its tier is sold out.",
  late: "It is too late to give it back.",
};

export function waitingHandlers({
  boxOffice,
  catalogue,
  limits,
}: Pick<ProductApiDeps, "boxOffice" | "catalogue" | "limits">): Pick<Handlers, Names> {
  return {
    async joinWaitingList({ visitor, body }) {
      const asked = [limits.allowVisitor("waiting", visitor)];
      if (!visitor.user?.emailVerified && body.email) {
        asked.push(limits.allow("waiting", `account:${body.email.trim().toLowerCase()}`));
      }
      if ((await Promise.all(asked)).includes(false)) return tooMany();
      const { ticketDefinitionIds, ...request } = body;
      const joined = await boxOffice.joinList(visitor, { ...request, tiers: ticketDefinitionIds.map(lower) });
      if (joined.outcome === "refused") return refused(joined.problems, body);
      return { status: joined.outcome, entryId: joined.outcome === "joined" ? joined.entryId : null };
    },

    async listWaitEntries({ visitor, query }) {
      return { entries: (await boxOffice.waitEntries(visitor, query.eventId)).map(entryAnswer) };
    },

    async openWaitEntry({ visitor, body }) {
      const entry = await boxOffice.waitEntry(visitor, body);
      return entry ? entryAnswer(entry) : notFound();
    },

    async confirmWaitEntry({ visitor, body }) {
      const confirmed = await boxOffice.confirmEntry(visitor, body);
      if (confirmed === "gone") return notFound();
      if (confirmed === "joined") return { status: "joined" };
      return conflict("entryId", MESSAGES[confirmed], confirmed);
    },

    async acceptOffer({ visitor, body }) {
      const accepted = await boxOffice.acceptOffer(visitor, body);
      if (accepted.outcome === "gone") return notFound();
      if (accepted.outcome !== "held") {
        return conflict("entryId", "An earlier hold for this event is being paid.", "checkoutOpen");
      }
      return { eventId: accepted.eventId, reservationId: accepted.reservationId };
    },

    async leaveWaitingList({ visitor, body }) {
      const left = await boxOffice.leaveList(visitor, body);
      return left === "gone" ? notFound() : { status: left };
    },

    async getWaitingList({ params }) {
      if (!(await catalogue.event(params.event))) return notFound();
      return { waiting: await boxOffice.waitingFor(params.event) };
    },

    async findReturns({ visitor, body }) {
      const { listed, may } = await boxOffice.returnsOf(withKeys(visitor, body.orders), body.eventId);
      return { listed: listed.map((one) => ({ ...one, takenUntil: one.takenUntil ?? null })), may };
    },

    async listReturn({ visitor, body }) {
      const done = await boxOffice.listReturn(withKeys(visitor, body.orders), body.ticketNumber);
      if (done === "notYours") return notFound();
      return done === "listed" ? { status: done } : conflict("ticketNumber", NOT_RETURNED[done], done);
    },

    async withdrawReturn({ visitor, body }) {
      const done = await boxOffice.withdrawReturn(withKeys(visitor, body.orders), body.ticketNumber);
      return done === "notYours" ? notFound() : { status: done };
    },
  };
}

const lower = (id: string) => id.toLowerCase();

const tooMany = () => problem(429, { detail: MESSAGES.tooMany }, retryAfterOf("waiting"));

const withKeys = (visitor: Visitor, orders: { orderNumber: string; key: string }[] = []): Visitor => ({
  ...visitor,
  orderKeys: Object.fromEntries(orders.map(({ orderNumber, key }) => [orderNumber, key])),
});

const entryAnswer = ({ tiers, position, offer, ...entry }: EntryView): WaitEntry => ({
  ...entry,
  ticketDefinitionIds: tiers,
  position: position ?? null,
  offer: offer ?? null,
});

const conflict = (field: string, message: string, code: string): ApiAnswer =>
  problem(409, { detail: message, errors: [{ field, message, code }] });

/** 404 if it doesn't exist, 400 if it is never allowed, 409 if it may work at another time. */
function refused(problems: JoinProblem[], body: WaitRequest): ApiAnswer {
  const codes = problems.map(({ code }) => code);
  if (codes.includes("unknown")) return notFound();
  if (codes.includes("tooMany")) return tooMany();
  const errors = problems.map(({ code, definitionId, n }) => {
    const index = body.ticketDefinitionIds.findIndex((id) => lower(id) === definitionId);
    const message = MESSAGES[code].replace("{n}", String(n ?? 0));
    return { field: fieldOf(code, index), message, code, ...(n !== undefined && { n }) };
  });
  if (codes.some((code) => code === "closed" || code === "onSale")) {
    return problem(409, { title: "Not sold out", detail: errors[0]?.message, errors });
  }
  return problem(400, { errors });
}

function fieldOf(code: JoinProblem["code"], index: number): string {
  if (code === "badEmail") return "email";
  if (code === "limit" && index < 0) return "quantity";
  return index < 0 ? "ticketDefinitionIds" : `ticketDefinitionIds.${index}`;
}
