/** User pool calls before sign-in: create an account, confirm it, and reset a forgotten password. */
import {
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  ResendConfirmationCodeCommand,
  SignUpCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CodeDeliveryDetails } from "../../../app/domain/authenticator/flow";
import { type Actor, type CognitoConnection, deliveryOf } from "./cognito-connection";
import { sendOnce } from "./cognito-retry";

/** None of these calls is retried: each has an effect, and most send a message. */
export function signUpCalls({ client, userParameters, callOptions }: CognitoConnection) {
  return {
    /** Creates the account. `session` is set if the pool allows signing in right after sign-up. */
    async signUp(actor: Actor & { password: string; attributes: Record<string, string> }) {
      const command = new SignUpCommand({
        ...userParameters(actor),
        Password: actor.password,
        UserAttributes: Object.entries(actor.attributes).map(([Name, Value]) => ({ Name, Value })),
      });
      const answer = await sendOnce(() => client.send(command, callOptions(actor)));
      return {
        confirmed: answer.UserConfirmed === true,
        delivery: deliveryOf(answer.CodeDeliveryDetails),
        session: answer.Session,
      };
    },

    /** Confirms the account. The returned `session` allows one sign-in without a password. */
    async confirmSignUp(actor: Actor & { code: string; session?: string | undefined }) {
      const command = new ConfirmSignUpCommand({
        ...userParameters(actor),
        ConfirmationCode: actor.code,
        ...(actor.session && { Session: actor.session }),
      });
      const answer = await sendOnce(() => client.send(command, callOptions(actor)));
      return { session: answer.Session };
    },

    async resendConfirmationCode(actor: Actor): Promise<CodeDeliveryDetails | undefined> {
      const command = new ResendConfirmationCodeCommand(userParameters(actor));
      const answer = await sendOnce(() => client.send(command, callOptions(actor)));
      return deliveryOf(answer.CodeDeliveryDetails);
    },

    /** Sends a password reset code. */
    async forgotPassword(actor: Actor): Promise<CodeDeliveryDetails | undefined> {
      const command = new ForgotPasswordCommand(userParameters(actor));
      const answer = await sendOnce(() => client.send(command, callOptions(actor)));
      return deliveryOf(answer.CodeDeliveryDetails);
    },

    /** Sets the new password. */
    async confirmForgotPassword(actor: Actor & { code: string; password: string }): Promise<void> {
      const command = new ConfirmForgotPasswordCommand({
        ...userParameters(actor),
        ConfirmationCode: actor.code,
        Password: actor.password,
      });
      await sendOnce(() => client.send(command, callOptions(actor)));
    },
  };
}
