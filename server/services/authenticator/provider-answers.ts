/** Translates the provider's responses to a sign-in into the state machine's next event and the flow's context. */
import { type MfaType, mfaTypes } from "../../../app/domain/authenticator/factors-and-contacts";
import { LONGEST_TEXT } from "../../../app/domain/authenticator/fields/form-fields";
import type { FlowEvent } from "../../../app/domain/authenticator/machine/state-machine";
import type { Challenge, SignedIn, SignInResult } from "../../clients/cognito/cognito-connection";
import { ProviderError } from "../../clients/cognito/provider-error";
import type { FlowStep, FlowTools, WorkDeps } from "./flow-step";

export type ProviderAnswers = ReturnType<typeof providerAnswers>;

export function providerAnswers({ cognito, report }: WorkDeps, { actor }: FlowTools) {
  async function answered(step: FlowStep, answer: SignInResult): Promise<FlowEvent> {
    if (answer.forgotten) step.device = { username: step.flow.authAttributes.username, known: undefined };
    return "tokens" in answer ? signedIn(step, answer) : challenged(step, answer);
  }

  async function signedIn(step: FlowStep, { tokens, newDevice }: SignedIn): Promise<FlowEvent> {
    step.tokens = tokens;
    if (!newDevice) return "signedIn";
    try {
      const by = {
        accessToken: tokens.accessToken,
        device: newDevice,
        name: step.visitor.deviceName,
        signal: step.signal,
      };
      step.device = { username: step.flow.authAttributes.username, known: await cognito.confirmDevice(by) };
    } catch (error) {
      // The fan is signed in whether or not the device can be remembered.
      if (!(error instanceof ProviderError)) throw error;
      report(error, error.severity === "critical" ? "critical" : "debug", "authenticator confirmDevice");
    }
    return "signedIn";
  }

  function challenged(step: FlowStep, { challengeName, session, parameters, knownAs }: Challenge): FlowEvent {
    const { flow } = step;
    const again = flow.challengeName === challengeName;
    Object.assign(flow, { challengeName, session, knownAs });
    switch (challengeName) {
      case "SMS_MFA":
        flow.codeDeliveryDetails = { DeliveryMedium: "SMS", Destination: parameters.CODE_DELIVERY_DESTINATION ?? "" };
        return challengeName;
      case "EMAIL_OTP":
      case "SMS_OTP":
        flow.codeDeliveryDetails = {
          DeliveryMedium: challengeName === "SMS_OTP" ? "SMS" : "EMAIL",
          Destination: parameters.CODE_DELIVERY_DESTINATION ?? "",
        };
        return challengeName;
      case "WEB_AUTHN":
        flow.passkeyRequest = parameters.CREDENTIAL_REQUEST_OPTIONS;
        return challengeName;
      case "SOFTWARE_TOKEN_MFA":
        return challengeName;
      case "NEW_PASSWORD_REQUIRED":
        flow.requiredAttributes = listIn(parameters.requiredAttributes).map((name) =>
          name.replace(/^userAttributes\./, ""),
        );
        return challengeName;
      case "MFA_SETUP":
        if (parameters.MFAS_CAN_SETUP && !listIn(parameters.MFAS_CAN_SETUP).includes("SOFTWARE_TOKEN_MFA")) break;
        return challengeName;
      case "SELECT_MFA_TYPE":
        flow.mfaTypes = listIn(parameters.MFAS_CAN_CHOOSE).filter((name): name is MfaType =>
          (mfaTypes as readonly string[]).includes(name),
        );
        if (flow.mfaTypes.length === 0) break;
        return challengeName;
      case "CUSTOM_CHALLENGE":
        flow.challengeQuestion = parameters.question?.slice(0, LONGEST_TEXT);
        if (again) step.problem = { key: "errors.codeMismatch" };
        return challengeName;
    }
    if (challengeName === "SELECT_CHALLENGE") {
      // Cognito answers so if the fan can't sign in the way that was asked for.
      step.problem = { key: "errors.choiceUnavailable" };
      return "unknownChallenge";
    }
    report(new Error(`No screen answers the challenge ${challengeName}`), "critical", "authenticator");
    const withoutMethod = challengeName === "MFA_SETUP" || challengeName === "SELECT_MFA_TYPE";
    step.problem = { key: withoutMethod ? "errors.noValidMfa" : "errors.unknownChallenge" };
    return withoutMethod ? "noValidMfa" : "unknownChallenge";
  }

  return {
    answered,

    /** Answers the flow's current challenge. */
    async respond(step: FlowStep, responses: Record<string, string>): Promise<FlowEvent> {
      const { challengeName = "", session, knownAs, authAttributes } = step.flow;
      const challenge = { challengeName, session, knownAs: knownAs ?? authAttributes.username };
      return answered(step, await cognito.answerChallenge({ ...actor(step), challenge, responses }));
    },
  };
}

/** The provider encodes lists in its parameters as JSON. */
function listIn(json: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(list) ? list.map(String) : [];
  } catch {
    return [];
  }
}
