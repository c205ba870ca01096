/** The work of the sign-in flow: the password, and the responses to the provider's challenges. */

import { type FlowStep, type FlowTools, sentTo, type WorkDeps, type Works } from "./flow-step";
import type { ProviderAnswers } from "./provider-answers";

/** The parameter in which each challenge expects the entered code. */
const CODE_OF: Record<string, string> = {
  SMS_MFA: "SMS_MFA_CODE",
  SOFTWARE_TOKEN_MFA: "SOFTWARE_TOKEN_MFA_CODE",
  EMAIL_OTP: "EMAIL_OTP_CODE",
  SMS_OTP: "SMS_OTP_CODE",
  CUSTOM_CHALLENGE: "ANSWER",
};

export function signInWorks(
  { cognito, changes }: WorkDeps,
  { within, actor }: FlowTools,
  { answered, respond }: ProviderAnswers,
) {
  return {
    async signIn(turn) {
      await within(turn, "signIn", "address and account");
      return answered(turn, await cognito.initiateAuth({ ...actor(turn), password: turn.values.password ?? "" }));
    },

    async signInByChoice(turn) {
      const { flow, signInChoice: choice = flow.signInChoice } = turn;
      const again = flow.state === "confirmSignIn";
      // A second factor's code comes with the password, which we no longer have.
      if (!choice) return "failed";
      await within(turn, choice === "WEB_AUTHN" ? "signIn" : "resend", "address and account");
      flow.signInChoice = choice;
      const event = await answered(turn, await cognito.signInByChoice({ ...actor(turn), choice }));
      if (again && event === choice) turn.notice = sentTo("notices.codeSent", flow.codeDeliveryDetails?.Destination);
      return event;
    },

    async confirmSignIn(turn) {
      await within(turn, "secondFactor");
      if (turn.flow.challengeName === "WEB_AUTHN") return respond(turn, { CREDENTIAL: turn.credential ?? "" });
      const name = CODE_OF[turn.flow.challengeName ?? ""];
      if (!name) throw new Error(`Unexpected challenge name in confirm sign-in: ${turn.flow.challengeName}`);
      return respond(turn, { [name]: turn.values.confirmation_code ?? "" });
    },

    async selectMfaType(turn) {
      const chosen = turn.flow.mfaTypes?.find((type) => type === turn.choice);
      if (!chosen) {
        turn.problem = { key: "errors.invalidMfaType" };
        return "failed";
      }
      return respond(turn, { ANSWER: chosen });
    },

    async completeNewPassword(turn) {
      const { username } = turn.flow.authAttributes;
      const change = { kind: "password", loginName: username, email: username, locale: turn.visitor.locale } as const;
      const { result, at } = await changes.record(change, () =>
        respond(turn, { NEW_PASSWORD: turn.values.password ?? "", ...missing(turn) }),
      );
      // The new password ends all sessions except the one that is about to begin.
      turn.flow.startedAt = at.toISOString();
      return result;
    },
  } satisfies Works;
}

/** The additional attributes that the pool requires, under the names that it expects. */
function missing({ flow, values }: FlowStep): Record<string, string> {
  const named = (flow.requiredAttributes ?? []).map((name) => [`userAttributes.${name}`, values[name] ?? ""] as const);
  return Object.fromEntries(named.filter(([, value]) => value));
}
