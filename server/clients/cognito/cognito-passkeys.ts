/** Passkey calls of the user pool, for a signed-in user. */
import {
  CompleteWebAuthnRegistrationCommand,
  DeleteWebAuthnCredentialCommand,
  ListWebAuthnCredentialsCommand,
  StartWebAuthnRegistrationCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CallOptions, CognitoConnection } from "./cognito-connection";
import { sendOnce, sendWithRetry } from "./cognito-retry";

type AuthorizedCall = CallOptions & { accessToken: string };
type OwnPasskey = { id: string; createdAt: Date | undefined };
/** JSON, as the SDK types it. */
type PasskeyJson = ConstructorParameters<typeof CompleteWebAuthnRegistrationCommand>[0]["Credential"];
/** Cognito allows twenty per user. */
const MOST = 20;

export function passkeyCalls({ client, callOptions }: CognitoConnection) {
  return {
    /** The options of `navigator.credentials.create`, as JSON. */
    async startPasskey({ accessToken, ...options }: AuthorizedCall): Promise<object> {
      const command = new StartWebAuthnRegistrationCommand({ AccessToken: accessToken });
      const { CredentialCreationOptions } = await sendOnce(() => client.send(command, callOptions(options)));
      return CredentialCreationOptions as object;
    },

    /** Stores the passkey that the browser has made. */
    async completePasskey({ accessToken, credential, ...options }: AuthorizedCall & { credential: object }) {
      const command = new CompleteWebAuthnRegistrationCommand({
        AccessToken: accessToken,
        Credential: credential as PasskeyJson,
      });
      await sendOnce(() => client.send(command, callOptions(options)));
    },

    async listPasskeys({ accessToken, ...options }: AuthorizedCall): Promise<OwnPasskey[]> {
      const sendOptions = callOptions(options);
      const command = () => new ListWebAuthnCredentialsCommand({ AccessToken: accessToken, MaxResults: MOST });
      const { Credentials = [] } = await sendWithRetry(
        () => client.send(command(), sendOptions),
        sendOptions.abortSignal,
      );
      return Credentials.map(({ CredentialId: id = "", CreatedAt: createdAt }) => ({ id, createdAt }));
    },

    async deletePasskey({ accessToken, id, ...options }: AuthorizedCall & { id: string }): Promise<void> {
      const command = new DeleteWebAuthnCredentialCommand({ AccessToken: accessToken, CredentialId: id });
      await sendOnce(() => client.send(command, callOptions(options)));
    },
  };
}
