/** The work of the sign-up flow: creating the account, confirming it by code or link, and signing in automatically. */
import { attributesOf } from "../../../app/domain/authenticator/fields/form-fields";
import type { FlowEvent } from "../../../app/domain/authenticator/machine/state-machine";
import { ProviderError } from "../../clients/cognito/provider-error";
import { type FlowStep, type FlowTools, sentTo, type WorkDeps, type Works } from "./flow-step";
import type { ProviderAnswers } from "./provider-answers";

export function signUpWorks({ cognito, report }: WorkDeps, tools: FlowTools, { answered }: ProviderAnswers) {
  const { within, actor, sealPassword, password } = tools;

  /** The Session is valid for a few minutes only, and the fan may take longer to read the mail. */
  async function bySession(turn: FlowStep): Promise<FlowEvent | undefined> {
    const { session } = turn.flow;
    if (!session) return undefined;
    turn.flow.session = undefined;
    return unlessRefused(async () => answered(turn, await cognito.signInWithSession({ ...actor(turn), session })));
  }

  async function byKeptPassword(turn: FlowStep): Promise<FlowEvent | undefined> {
    const kept = password(turn);
    if (!kept) return undefined;
    return unlessRefused(async () => answered(turn, await cognito.initiateAuth({ ...actor(turn), password: kept })));
  }

  async function unlessRefused(signIn: () => Promise<FlowEvent>): Promise<FlowEvent | undefined> {
    try {
      return await signIn();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.name === "UserNotConfirmedException") return "UserNotConfirmedException";
      if (error.severity !== "none") report(error, error.severity, "authenticator autoSignIn");
      return undefined;
    }
  }

  return {
    async signUp(turn) {
      await within(turn, "signUp", "address and account");
      const { flow, values } = turn;
      const answer = await cognito.signUp({
        ...actor(turn),
        password: values.password ?? "",
        attributes: attributesOf(values),
      });
      flow.intent = "autoSignIn";
      flow.codeDeliveryDetails = answer.delivery;
      flow.session = answer.session;
      if (!answer.session) sealPassword(turn);
      return answer.confirmed ? "alreadyConfirmed" : "codeSent";
    },

    async confirmSignUp(turn) {
      await within(turn, "confirm");
      const { flow, values } = turn;
      const confirm = (session?: string) =>
        cognito.confirmSignUp({ ...actor(turn), code: values.confirmation_code ?? "", session });
      const { session } = await confirm(flow.session).catch((error: unknown) => {
        // The code is valid for a day, the Session for minutes. An expired Session must not invalidate a valid code.
        if (flow.session && sessionRefused(error)) return confirm();
        throw error;
      });
      flow.session = session;
      return "confirmed";
    },

    async resendConfirmationCode(turn) {
      const { flow } = turn;
      const fromSignIn = flow.state === "signIn";
      if (fromSignIn) {
        flow.intent = "autoSignInSubmit";
        flow.codeDeliveryDetails = undefined;
        sealPassword(turn);
      }
      await within(turn, "resend");
      flow.codeDeliveryDetails = await cognito.resendConfirmationCode(actor(turn));
      const key = fromSignIn ? "notices.notConfirmedYet" : "notices.codeSent";
      turn.notice = sentTo(key, flow.codeDeliveryDetails?.Destination);
      return "codeSent";
    },

    async autoSignIn(turn) {
      const event = (await bySession(turn)) ?? (await byKeptPassword(turn));
      if (event) return event;
      turn.notice = { kind: "status", key: "notices.confirmed" };
      return "failed";
    },

    /** Tries the sealed password: the provider accepts it as soon as the link has been opened, in any browser. */
    async autoSignInByLink(turn) {
      const event = await byKeptPassword(turn);
      if (event && event !== "UserNotConfirmedException") return event;
      turn.problem = { key: "notices.linkNotOpenedYet" };
      return event ?? "failed";
    },
  } satisfies Works;
}

function sessionRefused(error: unknown): boolean {
  return error instanceof ProviderError && error.name === "NotAuthorizedException" && /session/i.test(error.message);
}
