/**
 * The authenticator's state machine (section 4), combining the tables of all flows.
 * Events in CAPITALS come from the visitor, those in the provider's spelling from the provider, and camelCase ones are
 * conclusions of our server.
 */
import { forceNewPasswordRules } from "./rules-force-new-password";
import { resetPasswordRules } from "./rules-reset-password";
import { setupTotpRules } from "./rules-setup-totp";
import { signInRules } from "./rules-sign-in";
import { signOutRules } from "./rules-sign-out";
import { signUpRules } from "./rules-sign-up";
import { authenticatorRules } from "./rules-top-level";
import { verifyUserRules } from "./rules-verify-user";

export const rules = [
  ...authenticatorRules,
  ...signInRules,
  ...signUpRules,
  ...resetPasswordRules,
  ...forceNewPasswordRules,
  ...setupTotpRules,
  ...verifyUserRules,
  ...signOutRules,
] as const;

/** The initial state, which looks for a current user. */
export const first = { state: "idle", work: "getCurrentUser" } as const;

type TransitionRule = (typeof rules)[number];
export type FlowState = TransitionRule[0] | TransitionRule[2];
export type FlowEvent = TransitionRule[1];
export type FlowWork = Extract<TransitionRule, readonly [string, string, string, string]>[3] | typeof first.work;
export type Transition = { state: FlowState; work?: FlowWork | undefined };

/** The current state does not accept the event. */
export class UnexpectedEvent extends Error {
  override name = "UnexpectedEvent";
  constructor(state: string, event: string) {
    super(`The authenticator does not accept "${event}" in state "${state}"`);
  }
}

const table = new Map<string, Transition>(
  rules.map(([from, on, state, work]: readonly [FlowState, FlowEvent, FlowState, FlowWork?]) => [
    `${from} ${on}`,
    { state, work },
  ]),
);
const busyStates = new Set<string>(
  [first.state, ...rules.flatMap(([, , to, work]: readonly string[]) => (work ? [to] : []))].map(String),
);

/** The state after `event` and the work to do in it. Throws UnexpectedEvent rather than hide a bug. */
export function next(state: FlowState, event: FlowEvent): Transition {
  const step = table.get(`${state} ${event}`);
  if (!step) throw new UnexpectedEvent(state, event);
  return step;
}

/** Whether the table has a row for `event` in `state`. */
export function accepts(state: FlowState, event: string): event is FlowEvent {
  return table.has(`${state} ${event}`);
}

/** The specification's pending tag: true exactly in the states with work in progress. */
export function busy(state: FlowState): boolean {
  return busyStates.has(state);
}

/** Authentication status of section 2. */
export function status(state: FlowState): "configuring" | "authenticated" | "unauthenticated" {
  const [base] = state.split(":");
  if (base === "idle" || base === "setup") return "configuring";
  return base === "authenticated" ? "authenticated" : "unauthenticated";
}
