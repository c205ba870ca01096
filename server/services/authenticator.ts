/**
 * The authenticator's engine: it takes a form, runs the state tables and the work that they name, and returns where the
 * visitor goes next. Flow and tokens are passed in and returned as data. It does not handle cookies, requests or pages.
 */
import { createHash, randomUUID } from "node:crypto";
import { fieldsOf } from "../../app/domain/authenticator/fields/form-fields";
import { normalized, typed, validate } from "../../app/domain/authenticator/fields/validation";
import { after, type Flow, lifetimeMinutes } from "../../app/domain/authenticator/flow";
import type { KeyedText } from "../../app/domain/authenticator/keyed-text";
import { isEntry, type Screen, screen as screenOf } from "../../app/domain/authenticator/machine/screens";
import {
  accepts,
  type FlowEvent,
  type FlowState,
  type FlowWork,
  first,
  next,
  type Transition,
  UnexpectedEvent,
} from "../../app/domain/authenticator/machine/state-machine";
import { type WidgetEvent, widgetReaction } from "../../app/domain/authenticator/machine/widget-events";
import type { FormRejection, OverlayData } from "../../app/domain/authenticator/overlay-data";
import { saysAlreadyConfirmed, textOf } from "../../app/domain/authenticator/provider-errors";
import { choiceOf } from "../../app/domain/authenticator/sign-in-choices";
import { STATE_WAIT_MS } from "../../app/domain/limits";
import { asProviderError, ProviderError } from "../clients/cognito/provider-error";
import { callSignal } from "../failures/call-time";
import { networkOf } from "../http/ip-networks";
import type { Tokens } from "../session/session";
import type { Leases } from "./authenticator/authenticator-leases";
import type { DeviceNews, FlowStep, WorkDeps } from "./authenticator/flow-step";
import { flowWorks } from "./authenticator/flow-works";
import { type OverlayDeps, overlayData } from "./authenticator/overlay-data";

/**
 * The events that a visitor may send: those of the screens' buttons, and that of the page that waits for a link to be
 * opened.
 */
const INTENTS: readonly string[] = [
  "SUBMIT",
  "RESEND",
  "SKIP",
  "SIGN_IN",
  "SIGN_UP",
  "RESET_PASSWORD",
  "AUTO_SIGN_IN",
  "USE_PASSKEY",
  "USE_EMAIL_CODE",
  "USE_TEXT_CODE",
] satisfies FlowEvent[];

type AuthenticatorDeps = WorkDeps &
  OverlayDeps & {
    leases: Pick<Leases, "take" | "release">;
    /** Called when a session has begun, and when it has ended. */
    onSignIn?: (tokens: Tokens) => void;
    onSignOut?: (tokens: Tokens) => void;
  };

/** `show` leaves the flow unchanged. `goto` replaces it (undefined ends it). `absent`: the screen is not offered. */
type Opened =
  | { outcome: "show"; data: OverlayData }
  | { outcome: "goto"; screen: Screen; flow: Flow | undefined }
  | { outcome: "absent" };

/**
 * `flow` always replaces the previous one; undefined ends it. `device` is what this browser has to remember. `proved`
 * is the login name of the account that the visitor has just proven to own.
 */
export type Submitted = { device?: DeviceNews | undefined; proved?: string | undefined } & (
  | ({ outcome: "stay"; flow: Flow } & FormRejection)
  | { outcome: "goto"; screen: Screen; flow: Flow }
  | {
      outcome: "signedIn";
      flow: undefined;
      tokens: Tokens;
      /** Epoch milliseconds at which the sign-in began. */
      since: number | undefined;
      attributes?: Record<string, string> | undefined;
    }
);

type Submission = {
  screen: Screen;
  /** The submitted fields; `intent` names the visitor's event, SUBMIT if it is absent. */
  form: Record<string, string>;
  flow: Flow | undefined;
  /** `guestCredentials` is the guest identity id, which is sent along with sign-in and sign-up. */
  visitor: FlowStep["visitor"] & {
    /** Undefined for a browser that sent no cookie. */
    visitorId: string | undefined;
  };
};

export function authenticator(deps: AuthenticatorDeps) {
  const { options, clock, leases, passwordSettings, report } = deps;
  const perform = flowWorks(deps);
  const dataOf = overlayData(deps);

  async function walk(first: Transition, step: FlowStep): Promise<FlowState> {
    let at = first;
    while (at.work) at = next(at.state, await outcome(at.state, at.work, step));
    return at.state;
  }

  async function outcome(state: FlowState, work: FlowWork, step: FlowStep): Promise<FlowEvent> {
    try {
      return await Promise.race([perform[work](step), ended(step.signal)]);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const event = saysAlreadyConfirmed(error) ? "alreadyConfirmed" : error.name;
      if (accepts(state, event)) {
        // An earlier code still works, but the fan has to know that no new one was sent.
        if (event === "LimitExceededException") step.problem = explained(error, work, step.values);
        return event;
      }
      step.problem = explained(error, work, step.values);
      const over = error.name === "NotAuthorizedException" && error.severity !== "critical";
      return over && accepts(state, "sessionEnded") ? "sessionEnded" : "failed";
    }
  }

  /** The text for a provider error. The error is reported unless it is a known mistake of the visitor's. */
  function explained(
    error: ProviderError,
    work: FlowWork,
    { phone_number: phone = "" }: FlowStep["values"] = {},
  ): KeyedText {
    const { known, ...text } = textOf(error);
    const severity = error.severity === "none" && !known ? "debug" : error.severity;
    if (severity !== "none") report(error, severity, `authenticator ${work}`);
    if (text.key === "validation.phoneFormat") return { ...text, values: { phone } };
    return work === "signUp" && text.key === "errors.general" ? { key: "errors.creatingAccount" } : text;
  }

  const alive = (flow: Flow | undefined) => (flow && new Date(flow.expires) > clock.now() ? flow : undefined);

  function flowAt(state: FlowState, username: string): Flow {
    return {
      id: randomUUID(),
      state,
      authAttributes: { username },
      expires: after(clock.now(), lifetimeMinutes(state)),
    };
  }
  const begunAt = (state: FlowState, username: string): Flow => ({
    ...flowAt(state, username),
    startedAt: clock.now().toISOString(),
  });
  const stepOf = (flow: Flow, more: Partial<FlowStep> = {}): FlowStep => ({
    flow,
    values: {},
    visitor: { address: "" },
    signal: callSignal(STATE_WAIT_MS),
    ...more,
  });

  /** idle → setup → INIT with our options → the configured start screen. */
  async function start(): Promise<Screen> {
    const step = stepOf(flowAt("setup", ""));
    const ready = await walk(first, step);
    return screenOf(await walk(next(ready, "INIT"), { ...step, config: options })) as Screen;
  }

  /**
   * Where to send a visitor whose page belongs to another step: to the flow's current screen or to the start screen,
   * with a notice that explains it. An alert that the visitor hasn't seen yet is kept.
   */
  async function elsewhere(flow: Flow | undefined): Promise<{ outcome: "goto"; screen: Screen; flow: Flow }> {
    if (flow) {
      const wentOn = { kind: "status", key: "notices.wentOnElsewhere" } as const;
      const notice = flow.notice?.kind === "alert" ? flow.notice : wentOn;
      return { outcome: "goto", screen: screenOf(flow.state) as Screen, flow: { ...flow, notice } };
    }
    const screen = await start();
    const notice = { kind: "status", key: "notices.flowEnded" } as const;
    return { outcome: "goto", screen, flow: { ...flowAt(screen as FlowState, ""), notice } };
  }

  const offered = (screen: Screen) => screen !== "signUp" || !options.hideSignUp;

  return {
    /** What a screen's address shows. Entry screens always show; the others only for a flow in their state. */
    async open({ screen, flow }: { screen: Screen | "start"; flow: Flow | undefined }): Promise<Opened> {
      const live = alive(flow);
      if (screen === "start") return { outcome: "goto", screen: await start(), flow: live };
      if (!offered(screen)) return { outcome: "absent" };
      const here = isEntry(screen) || screen === "authenticated" || (live && screenOf(live.state) === screen);
      return here ? { outcome: "show", data: await dataOf(screen, live) } : elsewhere(live);
    },

    /**
     * Processes a screen's form. Throws UnexpectedEvent for an intent that no button of the screen sends. While a post
     * is being processed, a second one for the same flow (a double click or another tab) is refused.
     */
    async submit({ screen, form, flow: given, visitor }: Submission): Promise<Submitted> {
      const live = alive(given);
      if (!offered(screen) || (!isEntry(screen) && (!live || screenOf(live.state) !== screen))) return elsewhere(live);

      const fields = fieldsOf(screen, options, live);
      const values = normalized(fields, form);
      // The form of an entry screen starts a new flow. A page of the old flow shows a notice when it is used.
      const name = loginName(values) || live?.authAttributes.username || "";
      const flow: Flow = live && !isEntry(screen) ? { ...live, notice: undefined } : begunAt(screen as FlowState, name);
      const choice = form.unverifiedAttr ?? form.mfa_type;
      const step = stepOf(flow, { values, choice, credential: form.credential, visitor });
      const stay = (problems: FormRejection["problems"]): Submitted => ({
        outcome: "stay",
        flow,
        problems,
        typed: { ...typed(fields, values), ...(choice && { choice }) },
        device: step.device,
      });

      const event = form.intent ?? "SUBMIT";
      const signInChoice = choiceOf(event);
      step.signInChoice = signInChoice;
      const isOffered = signInChoice
        ? options.signInChoices.includes(signInChoice)
        : event !== "SIGN_UP" || offered("signUp");
      const known = INTENTS.includes(event) && isOffered;
      if (!known || !accepts(flow.state, event)) throw new UnexpectedEvent(flow.state, event);
      if (event === "SUBMIT" || signInChoice) {
        const rules = { settings: passwordSettings, touched: "all", services: options.services } as const;
        const needed = signInChoice ? fields.filter(({ type }) => type !== "password") : fields;
        const found = validate(needed, values, rules);
        if (Object.keys(found).length > 0) return stay({ fields: found });
      }

      // A page that only polls whether the link was opened must not block the fan's own submit.
      const browser = live?.id ?? visitor.visitorId ?? leaseOf(name, networkOf(visitor.address));
      const lease = browser + (event === "AUTO_SIGN_IN" ? ":link" : "");
      if (!(await leases.take(lease))) return stay({ fields: {}, alert: { key: "errors.pendingSignIn" } });
      try {
        const state = await walk(next(flow.state, event), step);
        return settled(state, step) ?? stay({ fields: step.fieldProblems ?? {}, alert: step.problem });
      } finally {
        await leases.release(lease);
      }
    },

    /**
     * Where a visitor goes if the session of a completed sign-in could not be started: back to sign-in, with a notice.
     * Undefined if the error is not the provider's.
     */
    refused(error: unknown, username: string): { screen: Screen; flow: Flow } | undefined {
      const refusal = asProviderError(error);
      if (!refusal) return undefined;
      const notice = { kind: "alert", ...explained(refusal, "getCurrentUser") } as const;
      return { screen: "signIn", flow: { ...flowAt("signIn", username), notice } };
    },

    /**
     * Processes a session event: calls the callbacks and runs the rows of `authenticated`. Returns the resulting state,
     * which is the start screen's after a sign-out. It never throws provider errors, and a sign-out takes 3 s at most.
     */
    async hear(event: WidgetEvent, tokens: Tokens): Promise<FlowState> {
      const { sends, calls } = widgetReaction(event, "authenticated");
      if (calls) deps[calls]?.(tokens);
      return sends
        ? walk(next("authenticated", sends), stepOf(flowAt("authenticated", ""), { tokens }))
        : "authenticated";
    },
  };

  /** Undefined if the flow stays where it is, and the form has to show a problem. */
  function settled(state: FlowState, { flow, tokens = flow.tokens, device, ...step }: FlowStep): Submitted | undefined {
    if (state === "authenticated" && tokens) {
      const proved = flow.authAttributes.username;
      const since = flow.startedAt ? new Date(flow.startedAt).getTime() : undefined;
      return { outcome: "signedIn", flow: undefined, tokens, since, device, proved, attributes: step.attributes };
    }
    if (state === flow.state && (step.problem || step.fieldProblems)) return undefined;
    const notice = step.problem ? { kind: "alert" as const, ...step.problem } : step.notice;
    const screen = screenOf(state) as Screen;
    // Of a flow that is over, only the user name is kept.
    const on = isEntry(screen)
      ? flowAt(state, flow.authAttributes.username)
      : { ...flow, state, expires: after(clock.now(), lifetimeMinutes(state)) };
    const proved = step.provedMailbox && flow.authAttributes.username;
    return { outcome: "goto", screen, flow: { ...on, notice }, device, proved };
  }

  function loginName(values: Record<string, string>): string {
    if (values.username) return values.username;
    return options.loginMechanisms.map((mechanism) => values[mechanism]).find(Boolean) ?? "";
  }
}

/**
 * For browsers without cookies: one attempt per account and network at a time, so that strangers cannot block the
 * owner.
 */
const leaseOf = (name: string, network: string) =>
  createHash("sha256").update(`${name} ${network}`).digest("base64url");

/** Rejects when the time limit for all work of a post is over, whatever it is waiting for. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new ProviderError("NetworkError", "Network error", "critical"));
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}
