/** The widget events of section 4: session events and the machine events and callbacks they trigger. */
import type { FlowEvent, FlowState } from "./state-machine";

type Callback = "onSignIn" | "onSignOut";

// biome-ignore format: a table is read by its columns
export const widgetEvents = [
  // event                  in state         sends                    calls
  ["tokenRefresh",          "authenticated", "TOKEN_REFRESH"],
  ["tokenRefresh_failure",  "authenticated", "SIGN_OUT",              "onSignOut"],
  ["autoSignIn",            "confirmSignUp", "AUTO_SIGN_IN"],
  ["autoSignIn_failure",    "confirmSignUp", "AUTO_SIGN_IN_FAILURE"],
  ["signIn",                "any",           undefined,               "onSignIn"],
  ["signOut",               "authenticated", "SIGN_OUT",              "onSignOut"],
] as const satisfies readonly (readonly [string, FlowState | "any", FlowEvent | undefined, Callback?])[];

export type WidgetEvent = (typeof widgetEvents)[number][0];

/** The callback is called in any state. The event is sent only if `state` is exactly the one in the table, not busy. */
export function widgetReaction(
  event: WidgetEvent,
  state: FlowState,
): { sends: FlowEvent | undefined; calls: Callback | undefined } {
  const [, where, sends, calls] = (
    widgetEvents as readonly (readonly [WidgetEvent, FlowState | "any", FlowEvent | undefined, Callback?])[]
  ).find(([name]) => name === event) ?? [event, "any", undefined];
  return { sends: where === state ? sends : undefined, calls };
}
