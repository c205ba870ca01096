/** The authenticator's tables: every row, and invariants over all of them. */
import { describe, expect, test } from "vitest";
import { screen, screenAt, segments } from "../../../app/domain/authenticator/machine/screens";
import {
  accepts,
  busy,
  type FlowEvent,
  type FlowState,
  first,
  next,
  rules,
  status,
  UnexpectedEvent,
} from "../../../app/domain/authenticator/machine/state-machine";
import { widgetReaction } from "../../../app/domain/authenticator/machine/widget-events";

const rows = rules.map(([from, on, to, work]: readonly [FlowState, FlowEvent, FlowState, string?]) => ({
  from,
  on,
  to,
  work,
}));
const states = [...new Set<FlowState>([first.state, ...rows.flatMap(({ from, to }) => [from, to])])];
const leading = (from: FlowState, seen = new Set<FlowState>()): Set<FlowState> => {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const row of rows) if (row.from === from) leading(row.to, seen);
  return seen;
};

describe("Each row", () => {
  test.each(rows)("$from on $on goes to $to", ({ from, on, to, work }) => {
    expect(next(from, on)).toEqual({ state: to, work });
    expect(accepts(from, on)).toBe(true);
  });
});

describe("The tables as a whole", () => {
  test("have no duplicate rules", () => {
    const heads = rows.map(({ from, on }) => `${from} ${on}`);
    expect(heads.filter((head, i) => heads.indexOf(head) !== i)).toEqual([]);
  });

  test("can reach every state from idle", () => {
    expect(states.filter((state) => !leading(first.state).has(state))).toEqual([]);
  });

  test("have work exactly for the busy states", () => {
    for (const { to, work } of rows) expect([to, busy(to)]).toEqual([to, work !== undefined]);
  });

  test("have a way out of every busy state, including one for failures", () => {
    const stuck = states.filter(busy).filter((state) => ![...leading(state)].some((each) => !busy(each)));
    expect(stuck).toEqual([]);
    // Requests to the provider can fail. These two make none whose result decides the next state.
    const sure = ["idle", "setup:busy", "signOut"];
    const unprepared = states.filter((state) => busy(state) && !accepts(state, "failed") && !sure.includes(state));
    expect(unprepared).toEqual([]);
  });

  test("accept no visitor event in a busy state", () => {
    const visitors: FlowEvent[] = [
      "SUBMIT",
      "RESEND",
      "SKIP",
      "SIGN_IN",
      "SIGN_UP",
      "RESET_PASSWORD",
      "AUTO_SIGN_IN",
      "SIGN_OUT",
    ];
    expect(rows.filter(({ from, on }) => busy(from) && visitors.includes(on))).toEqual([]);
  });

  test("reject an event that the state does not accept", () => {
    expect(() => next("signIn", "RESEND")).toThrow(UnexpectedEvent);
    expect(() => next("authenticated", "SUBMIT")).toThrow('"SUBMIT" in state "authenticated"');
    expect(accepts("signIn", "toString")).toBe(false);
  });

  test("contain every event of section 4", () => {
    const events = new Set<string>(rows.map(({ on }) => on));
    const named = [
      "INIT",
      "SIGN_IN",
      "SIGN_UP",
      "RESET_PASSWORD",
      "TOKEN_REFRESH",
      "SIGN_OUT",
      "AUTO_SIGN_IN",
      "AUTO_SIGN_IN_FAILURE",
      "SUBMIT",
    ];
    const challenges = ["MFA_SETUP", "SMS_MFA", "SOFTWARE_TOKEN_MFA", "NEW_PASSWORD_REQUIRED", "SELECT_MFA_TYPE"];
    const more = ["RESEND", "SKIP", "UserNotConfirmedException", "PasswordResetRequiredException"];
    expect([...named, ...more, ...challenges, "CUSTOM_CHALLENGE"].filter((event) => !events.has(event))).toEqual([]);
  });
});

describe("Widget events", () => {
  test.each([
    ["tokenRefresh", "authenticated", "TOKEN_REFRESH", undefined],
    ["tokenRefresh", "authenticated:busy", undefined, undefined],
    ["tokenRefresh", "signIn", undefined, undefined],
    ["tokenRefresh_failure", "authenticated", "SIGN_OUT", "onSignOut"],
    ["tokenRefresh_failure", "signIn", undefined, "onSignOut"],
    ["autoSignIn", "confirmSignUp", "AUTO_SIGN_IN", undefined],
    ["autoSignIn", "authenticated", undefined, undefined],
    ["autoSignIn_failure", "confirmSignUp", "AUTO_SIGN_IN_FAILURE", undefined],
    ["signIn", "authenticated", undefined, "onSignIn"],
    ["signOut", "authenticated", "SIGN_OUT", "onSignOut"],
    ["signOut", "authenticated:busy", undefined, "onSignOut"],
  ] as const)("%s in %s sends %s and calls %s", (event, state, sends, calls) => {
    expect(widgetReaction(event, state)).toEqual({ sends, calls });
    if (sends) expect(accepts(state, sends)).toBe(true);
  });
});

describe("Status and screen", () => {
  test.each([
    ["idle", "configuring"],
    ["setup", "configuring"],
    ["setup:busy", "configuring"],
    ["authenticated", "authenticated"],
    ["authenticated:busy", "authenticated"],
    ["signIn", "unauthenticated"],
    ["confirmSignUp:busy", "unauthenticated"],
    ["signOut", "unauthenticated"],
  ] as const)("of %s are %s", (state, expected) => {
    expect(status(state)).toBe(expected);
  });

  test("every state has a screen; a busy state has that of its form", () => {
    expect(states.filter((state) => !screen(state))).toEqual([]);
    expect(screen("confirmSignUp:resend")).toBe("confirmSignUp");
    expect(screen("autoSignIn:busy")).toBe("transition");
    expect(screen("setup:busy")).toBe("setup");
  });

  test("an unknown state has no screen", () => {
    expect(screen("somewhere")).toBeUndefined();
    expect(screen("toString")).toBeUndefined();
  });

  test("every screen has one URL segment, and an unknown segment has no screen", () => {
    for (const [name, segment] of Object.entries(segments)) expect(screenAt(segment)).toBe(name);
    expect(screenAt("start")).toBe("start");
    expect(screenAt("confirmSignUp")).toBeUndefined();
    expect(screenAt(undefined)).toBeUndefined();
  });
});
