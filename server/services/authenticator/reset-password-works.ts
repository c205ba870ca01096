/**
 * The work of the reset flow. Whether a request for a code reveals that an account exists is the pool's decision: with
 * PreventUserExistenceErrors it answers every request alike.
 */
import { type FlowTools, sentTo, type WorkDeps, type Works } from "./flow-step";

export function resetPasswordWorks({ cognito, changes }: WorkDeps, { within, actor }: FlowTools) {
  return {
    async forgotPassword(turn) {
      const { flow } = turn;
      const fromSignIn = flow.state === "signIn";
      if (fromSignIn) flow.intent = "confirmPasswordReset";
      await within(turn, "resend", "address and account");
      flow.codeDeliveryDetails = await cognito.forgotPassword(actor(turn));
      const destination = flow.codeDeliveryDetails?.Destination;
      if (fromSignIn) turn.notice = sentTo("notices.resetRequired", destination);
      else if (flow.state === "confirmResetPassword") turn.notice = sentTo("notices.codeSent", destination);
      return "codeSent";
    },

    async confirmForgotPassword(turn) {
      await within(turn, "confirm");
      const { confirmation_code: code = "", password = "" } = turn.values;
      const { username } = turn.flow.authAttributes;
      const change = { kind: "password", loginName: username, email: username, locale: turn.visitor.locale } as const;
      await changes.record(change, () => cognito.confirmForgotPassword({ ...actor(turn), code, password }));
      turn.provedMailbox = true;
      turn.notice = { kind: "status", key: "notices.passwordChanged" };
      return "passwordChanged";
    },
  } satisfies Works;
}
