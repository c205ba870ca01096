/**
 * The work of the reset flow. Whether a request for a code reveals that an account exists is the pool's decision: with
 * PreventUserExistenceErrors it answers every request alike.
 */
import { type FlowTools, sentTo, type WorkDeps, type Works } from "./flow-step";

export function resetPasswordWorks({ cognito, changes }: WorkDeps, { within, actor }: FlowTools) {
  return {
    async forgotPassword(step) {
      const { flow } = step;
      const fromSignIn = flow.state === "signIn";
      if (fromSignIn) flow.intent = "confirmPasswordReset";
      await within(step, "resend", "address and account");
      flow.codeDeliveryDetails = await cognito.forgotPassword(actor(step));
      const destination = flow.codeDeliveryDetails?.Destination;
      if (fromSignIn) step.notice = sentTo("notices.resetRequired", destination);
      else if (flow.state === "confirmResetPassword") step.notice = sentTo("notices.codeSent", destination);
      return "codeSent";
    },

    async confirmForgotPassword(step) {
      await within(step, "confirm");
      const { confirmation_code: code = "", password = "" } = step.values;
      const { username } = step.flow.authAttributes;
      const change = { kind: "password", loginName: username, email: username, locale: step.visitor.locale } as const;
      await changes.record(change, () => cognito.confirmForgotPassword({ ...actor(step), code, password }));
      step.provedMailbox = true;
      step.notice = { kind: "status", key: "notices.passwordChanged" };
      return "passwordChanged";
    },
  } satisfies Works;
}
