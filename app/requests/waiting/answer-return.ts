/** Offers a ticket to the next fan, or withdraws it, from the page of the fan's tickets. */
import { data } from "@remix-run/node";
import type { Backend } from "../../../server/backend/backend";
import { leave } from "../../backend.server";
import { PRIVATE } from "../../page-headers";

export async function answerReturn(
  { boxOffice, visitor }: Pick<Backend, "boxOffice" | "visitor">,
  context: object,
  { intent, ticket, back }: { intent: "return" | "takeBack"; ticket: string; back: string },
) {
  if (intent === "takeBack") {
    const done = await boxOffice.withdrawReturn(visitor, ticket);
    // If someone is paying for the ticket, the page says so.
    return done === "withdrawn" || done === "taken" ? leave(context, `${back}#back`) : refuse("not");
  }
  const done = await boxOffice.listReturn(visitor, ticket);
  if (done === "listed") return leave(context, `${back}#back`);
  return refuse(done === "refund" || done === "onSale" ? done : "not");
}

const refuse = (returnRefused: "refund" | "onSale" | "not") =>
  data({ returnRefused }, { status: 409, headers: PRIVATE });
