/** The waiting list of sold-out nights: joining, offers, leaving. This file connects the parts in waiting/. */
import { offerAnswers } from "./waiting/answer-offer";
import { entryViews } from "./waiting/entry-views";
import { listJoining } from "./waiting/join-list";
import { offerMaking } from "./waiting/make-offers";
import type { WaitingDeps } from "./waiting/wait-types";

export function waitingList(deps: WaitingDeps) {
  return { ...listJoining(deps), ...offerAnswers(deps), ...entryViews(deps), ...offerMaking(deps) };
}
