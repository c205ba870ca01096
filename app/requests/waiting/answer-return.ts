/** Offers a ticket to the next fan, or withdraws it, from the page of the fan's tickets. */
import { data } from "@remix-run/node";
import type { Backend } from "../../../server/backend/backend";
import { leave } from "../../backend.server";
import { offerSentence } from "../../domain/waiting/returns-view";
import { PRIVATE } from "../../page-headers";

export async function answerReturn(
  { boxOffice, visitor }: Pick<Backend, "boxOffice" | "visitor">,
  context: object,
  { intent, ticket, back }: { intent: "return" | "takeBack"; ticket: string; back: string },
) {
  if (intent === "takeBack") {
    const done = await boxOffice.withdrawReturn(visitor, ticket);
    if (done === "withdrawn") return leave(context, `${back}?withdrawn=${encodeURIComponent(ticket)}`);
    // The sentence then says that someone is paying for it.
    return done === "taken" ? leave(context, `${back}#${offerSentence(ticket)}`) : refuse("not");
  }
  const done = await boxOffice.listReturn(visitor, ticket);
  if (done === "listed") return leave(context, `${back}#${offerSentence(ticket)}`);
  return refuse(done === "refund" || done === "onSale" ? done : "not");
}

const refuse = (returnRefused: "refund" | "onSale" | "not") =>
  data({ returnRefused }, { status: 409, headers: PRIVATE });
