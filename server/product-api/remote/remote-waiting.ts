/** Waiting lists and returned tickets over the remote product API, each call with the visitor's own token. */
import type { Visitor } from "../../ports";
import type { WaitingSales } from "../../services/box-office";
import type { EntryView } from "../../services/waiting/entry-views";
import type { JoinProblem } from "../../services/waiting/wait-types";
import type { Problem, WaitEntry } from "../contract";
import { found } from "./found";
import type { AsVisitor } from "./visitors-call";

export function remoteWaiting(call: AsVisitor): WaitingSales {
  return {
    async joinList(visitor, { tiers, ...request }) {
      const received = await call("joinWaitingList", visitor, { body: { ...request, ticketDefinitionIds: tiers } });
      if (received.kind === "refused") return { outcome: "refused", problems: problemsOf(received.problem, tiers) };
      const joined = await found<"joinWaitingList">(Promise.resolve(received));
      return joined?.entryId ? { outcome: "joined", entryId: joined.entryId } : { outcome: "confirm" };
    },

    async confirmEntry(visitor, access) {
      const received = await call("confirmWaitEntry", visitor, { body: access });
      if (received.kind === "refused" && received.problem.status === 409) {
        return codeOf(received.problem) === "onSale" ? "onSale" : "closed";
      }
      return (await found(Promise.resolve(received))) ? "joined" : "gone";
    },

    async acceptOffer(visitor, access) {
      const received = await call("acceptOffer", visitor, { body: access });
      if (received.kind === "refused" && received.problem.status === 409) {
        return { outcome: "checkoutOpen" };
      }
      const accepted = await found(Promise.resolve(received));
      return accepted ? { outcome: "held", ...accepted } : { outcome: "gone" };
    },

    async leaveList(visitor, access) {
      return (await found(call("leaveWaitingList", visitor, { body: access })))?.status ?? "gone";
    },

    async waitEntry(visitor, access) {
      // A guest without a token may still have the key, which is what counts.
      const entry = await found(
        call("openWaitEntry", (await visitor.bearer?.()) ? visitor : undefined, { body: access }),
      );
      return entry && viewOf(entry);
    },

    async waitEntries(visitor, eventId) {
      if (!visitor.user) return [];
      const answer = await found(call("listWaitEntries", visitor, { query: { eventId } }));
      return (answer?.entries ?? []).map(viewOf);
    },

    async waitingFor(eventId) {
      return (await found(call("getWaitingList", undefined, { params: { event: eventId } })))?.waiting ?? 0;
    },

    async returnsOf(visitor, eventId) {
      if (!visitor.user && Object.keys(visitor.orderKeys).length === 0) return { listed: [], may: [] };
      const answer = await found(call("findReturns", visitor, { body: { eventId, orders: ordersOf(visitor) } }));
      const listed = (answer?.listed ?? []).map((one) => ({
        ...one,
        // An earlier release doesn't say.
        backCents: one.backCents ?? one.priceCents,
        takenUntil: one.takenUntil ?? undefined,
      }));
      return { listed, may: answer?.may ?? [] };
    },

    async listReturn(visitor, ticketNumber) {
      const received = await call("listReturn", visitor, { body: { ticketNumber, orders: ordersOf(visitor) } });
      if (received.kind === "refused" && received.problem.status === 409) return barOf(codeOf(received.problem));
      return (await found(Promise.resolve(received)))?.status ?? "notYours";
    },

    async withdrawReturn(visitor, ticketNumber) {
      const body = { ticketNumber, orders: ordersOf(visitor) };
      return (await found(call("withdrawReturn", visitor, { body })))?.status ?? "notYours";
    },
  };
}

/** Keys of entries are in the same cookie; the other site ignores them. */
const MOST_KEYS = 50;
const ordersOf = ({ orderKeys }: Visitor) =>
  Object.entries(orderKeys)
    .slice(-MOST_KEYS)
    .map(([orderNumber, key]) => ({ orderNumber, key }));

const viewOf = ({ ticketDefinitionIds, position, offer, ...entry }: WaitEntry): EntryView => ({
  ...entry,
  tiers: ticketDefinitionIds,
  position: position ?? undefined,
  offer: offer ?? undefined,
});

const codeOf = ({ errors = [] }: Problem) => errors[0]?.code;

/** For a remote that only sends fields and statuses, without codes. */
function problemsOf({ status, errors = [] }: Problem, tiers: string[]): JoinProblem[] {
  const general = status === 404 ? "unknown" : status === 429 || status === 503 ? "tooMany" : "closed";
  const problems = errors.map(({ field, code, n }): JoinProblem => {
    const definitionId = tiers[Number(/^ticketDefinitionIds\.(\d+)$/.exec(field)?.[1])];
    return {
      code: CODES.find((one) => one === code) ?? CODE_OF_FIELD[field] ?? general,
      ...(definitionId && { definitionId }),
      ...(n !== undefined && { n }),
    };
  });
  return problems.length > 0 ? problems : [{ code: general }];
}

const CODES = ["unknown", "closed", "onSale", "limit", "noTier", "badEmail", "tooMany"] as const;
const CODE_OF_FIELD: Record<string, JoinProblem["code"]> = {
  email: "badEmail",
  quantity: "limit",
  ticketDefinitionIds: "noTier",
};

const BARS = ["free", "given", "disputed", "refund", "refunded", "onSale", "late"] as const;
const barOf = (code: string | undefined) => BARS.find((one) => one === code) ?? "late";
