/**
 * The work of the reset flow. Requesting a code does not reveal whether an account exists: the response is always the
 * same.
 */
import type { CodeDeliveryDetails } from "../../../app/domain/authenticator/flow";
import { textOf } from "../../../app/domain/authenticator/provider-errors";
import { ProviderError } from "../../clients/cognito/provider-error";
import { type FlowTools, sentTo, type WorkDeps, type Works } from "./flow-step";

export function resetPasswordWorks({ cognito, report, changes }: WorkDeps, { within, actor }: FlowTools) {
  return {
    async forgotPassword(step) {
      const { flow } = step;
      // The sign-in was answered with "reset required", so we may admit that the account exists.
      const fromSignIn = flow.state === "signIn";
      if (fromSignIn) flow.intent = "confirmPasswordReset";
      await within(step, "resend", "address and account");
      flow.codeDeliveryDetails = await cognito.forgotPassword(actor(step)).catch((error: unknown) => {
        if (fromSignIn || !tellsOfAccount(error)) throw error;
        report(error, "debug", "authenticator forgotPassword");
        return asIfSent(flow.authAttributes.username);
      });
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
      await changes.record(change, () =>
        cognito.confirmForgotPassword({ ...actor(step), code, password }).catch((error: unknown) => {
          if (!(error instanceof ProviderError) || error.name !== "UserNotFoundException") throw error;
          const message = "Invalid verification code provided, please try again.";
          throw new ProviderError("CodeMismatchException", message, "none");
        }),
      );
      step.provedMailbox = true;
      step.notice = { kind: "status", key: "notices.passwordChanged" };
      return "passwordChanged";
    },
  } satisfies Works;
}

/** Refusals that depend on the account: it is unknown, unconfirmed, disabled, or without a verified contact. */
function tellsOfAccount(error: unknown): boolean {
  if (!(error instanceof ProviderError) || error.severity === "critical") return false;
  if (["UserNotFoundException", "UserNotConfirmedException", "NotAuthorizedException"].includes(error.name))
    return true;
  return textOf(error).key === "errors.noVerifiedContact";
}

/** Where a code would have been sent, masked as the provider masks it. */
function asIfSent(username: string): CodeDeliveryDetails {
  const [local = "", domain] = username.split("@");
  if (!domain) return {};
  return { DeliveryMedium: "EMAIL", Destination: `${local.slice(0, 1)}***@${domain.slice(0, 1)}***` };
}
