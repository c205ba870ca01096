/** The work of the sign-up flow: creating the account, confirming it by code or link, and signing in automatically. */
import { attributesOf } from "../../../app/domain/authenticator/fields/form-fields";
import type { FlowEvent } from "../../../app/domain/authenticator/machine/state-machine";
import { ProviderError } from "../../clients/cognito/provider-error";
import { type FlowStep, type FlowTools, sentTo, type WorkDeps, type Works } from "./flow-step";
import type { ProviderAnswers } from "./provider-answers";

export function signUpWorks({ cognito, report }: WorkDeps, tools: FlowTools, { answered }: ProviderAnswers) {
  const { within, actor, sealPassword, password } = tools;

  /** The Session is valid for a few minutes only, and the fan may take longer to read the mail. */
  async function bySession(step: FlowStep): Promise<FlowEvent | undefined> {
    const { session } = step.flow;
    if (!session) return undefined;
    step.flow.session = undefined;
    return unlessRefused(async () => answered(step, await cognito.signInWithSession({ ...actor(step), session })));
  }

  async function byKeptPassword(step: FlowStep, options?: SignInOptions): Promise<FlowEvent | undefined> {
    const kept = password(step);
    if (!kept) return undefined;
    const signIn = async () => answered(step, await cognito.initiateAuth({ ...actor(step), password: kept }));
    return unlessRefused(signIn, options);
  }

  async function unlessRefused(
    signIn: () => Promise<FlowEvent>,
    { throwsIfWrong = false }: SignInOptions = {},
  ): Promise<FlowEvent | undefined> {
    try {
      return await signIn();
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (throwsIfWrong && error.name === "NotAuthorizedException") throw error;
      if (error.name === "UserNotConfirmedException") return "UserNotConfirmedException";
      if (error.severity !== "none") report(error, error.severity, "authenticator autoSignIn");
      return undefined;
    }
  }

  return {
    async signUp(step) {
      await within(step, "signUp", "address and account");
      const { flow, values } = step;
      const answer = await cognito.signUp({
        ...actor(step),
        password: values.password ?? "",
        attributes: attributesOf(values),
      });
      flow.intent = "autoSignIn";
      flow.codeDeliveryDetails = answer.delivery;
      flow.session = answer.session;
      if (!answer.session) sealPassword(step);
      return answer.confirmed ? "alreadyConfirmed" : "codeSent";
    },

    async confirmSignUp(step) {
      await within(step, "confirm");
      const { flow, values } = step;
      const confirm = (session?: string) =>
        cognito.confirmSignUp({ ...actor(step), code: values.confirmation_code ?? "", session });
      const { session } = await confirm(flow.session).catch((error: unknown) => {
        // The code is valid for a day, the Session for minutes. An expired Session must not invalidate a valid code.
        if (flow.session && sessionRefused(error)) return confirm();
        throw error;
      });
      flow.session = session;
      return "confirmed";
    },

    async resendConfirmationCode(step) {
      const { flow } = step;
      const fromSignIn = flow.state === "signIn";
      if (fromSignIn) {
        flow.intent = "autoSignInSubmit";
        flow.codeDeliveryDetails = undefined;
        sealPassword(step);
      }
      await within(step, "resend");
      flow.codeDeliveryDetails = await cognito.resendConfirmationCode(actor(step));
      const key = fromSignIn ? "notices.notConfirmedYet" : "notices.codeSent";
      step.notice = sentTo(key, flow.codeDeliveryDetails?.Destination);
      return "codeSent";
    },

    async autoSignIn(step) {
      const event = (await bySession(step)) ?? (await byKeptPassword(step));
      if (event) return event;
      step.notice = { kind: "status", key: "notices.confirmed" };
      return "failed";
    },

    /**
     * Tries the sealed password: the provider accepts it as soon as the link has been opened, in any browser. A wrong one
     * is tried only once, because the provider locks the account after a few.
     */
    async autoSignInByLink(step) {
      const event = await byKeptPassword(step, { throwsIfWrong: true });
      if (event && event !== "UserNotConfirmedException") return event;
      step.problem = { key: "notices.linkNotOpenedYet" };
      return event ?? "failed";
    },
  } satisfies Works;
}

/** `throwsIfWrong`: throws the provider's error if it refuses the password. */
type SignInOptions = { throwsIfWrong?: boolean };

function sessionRefused(error: unknown): boolean {
  return error instanceof ProviderError && error.name === "NotAuthorizedException" && /session/i.test(error.message);
}
