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
    async signIn(step) {
      await within(step, "signIn", "address and account");
      return answered(step, await cognito.initiateAuth({ ...actor(step), password: step.values.password ?? "" }));
    },

    async signInByChoice(step) {
      const { flow, signInChoice: choice = flow.signInChoice } = step;
      const again = flow.state === "confirmSignIn";
      // A second factor's code comes with the password, which we no longer have.
      if (!choice) return "failed";
      await within(step, choice === "WEB_AUTHN" ? "signIn" : "resend", "address and account");
      flow.signInChoice = choice;
      const event = await answered(step, await cognito.signInByChoice({ ...actor(step), choice }));
      if (again && event === choice) step.notice = sentTo("notices.codeSent", flow.codeDeliveryDetails?.Destination);
      return event;
    },

    async confirmSignIn(step) {
      await within(step, "secondFactor");
      if (step.flow.challengeName === "WEB_AUTHN") return respond(step, { CREDENTIAL: step.credential ?? "" });
      const name = CODE_OF[step.flow.challengeName ?? ""];
      if (!name) throw new Error(`Unexpected challenge name in confirm sign-in: ${step.flow.challengeName}`);
      return respond(step, { [name]: step.values.confirmation_code ?? "" });
    },

    async selectMfaType(step) {
      const chosen = step.flow.mfaTypes?.find((type) => type === step.choice);
      if (!chosen) {
        step.problem = { key: "errors.invalidMfaType" };
        return "failed";
      }
      return respond(step, { ANSWER: chosen });
    },

    async completeNewPassword(step) {
      const { username } = step.flow.authAttributes;
      const change = { kind: "password", loginName: username, email: username, locale: step.visitor.locale } as const;
      const { result, at } = await changes.record(change, () =>
        respond(step, { NEW_PASSWORD: step.values.password ?? "", ...missing(step) }),
      );
      // The new password ends all sessions except the one that is about to begin.
      step.flow.startedAt = at.toISOString();
      return result;
    },
  } satisfies Works;
}

/** The additional attributes that the pool requires, under the names that it expects. */
function missing({ flow, values }: FlowStep): Record<string, string> {
  const named = (flow.requiredAttributes ?? []).map((name) => [`userAttributes.${name}`, values[name] ?? ""] as const);
  return Object.fromEntries(named.filter(([, value]) => value));
}
