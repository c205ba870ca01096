/**
 * User pool calls that need tokens: refresh, read the user, verify contacts, revoke the session, delete the account.
 */
import {
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  VerifyUserAttributeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { ContactName } from "../../../app/domain/authenticator/factors-and-contacts";
import type { CodeDeliveryDetails } from "../../../app/domain/authenticator/flow";
import type { Tokens } from "../../session/session";
import {
  type CallOptions,
  type CognitoConnection,
  deliveryOf,
  tokensOf,
  type WithMetadata,
} from "./cognito-connection";
import { sendOnce, sendWithRetry } from "./cognito-retry";

/** The user's second factors, as Cognito names them. */
type SecondFactors = { enabled: string[]; preferred: string | undefined };
type ContactCall = CallOptions & WithMetadata & { accessToken: string; attribute: ContactName };

export function sessionCalls({
  client,
  settings,
  callOptions,
  usernameParameters,
  clientSecretParameter,
}: CognitoConnection) {
  const ClientId = settings.clientId;

  return {
    /** New tokens for a session. The refresh token stays the same unless the pool rotates it. */
    async refresh({ refreshToken, username, deviceKey }: Tokens): Promise<Tokens> {
      const options = callOptions({});
      const withRotation = () =>
        client.send(
          new GetTokensFromRefreshTokenCommand({
            ClientId,
            RefreshToken: refreshToken,
            ...clientSecretParameter,
            ...(deviceKey && { DeviceKey: deviceKey }),
          }),
          options,
        );
      const { USERNAME: _, ...hash } = usernameParameters(username);
      const withoutRotation = () =>
        client.send(
          new InitiateAuthCommand({
            ClientId,
            AuthFlow: "REFRESH_TOKEN_AUTH",
            AuthParameters: { REFRESH_TOKEN: refreshToken, ...(deviceKey && { DEVICE_KEY: deviceKey }), ...hash },
          }),
          options,
        );
      const answered = await sendWithRetry<{ AuthenticationResult?: Parameters<typeof tokensOf>[0] }>(
        settings.refreshRotation ? withRotation : withoutRotation,
        options.abortSignal,
      );
      return tokensOf(answered.AuthenticationResult, { refreshToken, deviceKey });
    },

    /** The user behind an access token. Throws NotAuthorizedException if the session has ended. */
    async getUser(
      accessToken: string,
      options: CallOptions = {},
    ): Promise<{ username: string; attributes: Record<string, string>; factors: SecondFactors }> {
      const sendOptions = callOptions(options);
      const user = await sendWithRetry(
        () => client.send(new GetUserCommand({ AccessToken: accessToken }), sendOptions),
        sendOptions.abortSignal,
      );
      const attributes = (user.UserAttributes ?? []).map(({ Name, Value }) => [Name ?? "", Value ?? ""]);
      const factors = { enabled: user.UserMFASettingList ?? [], preferred: user.PreferredMfaSetting };
      return { username: user.Username ?? "", attributes: Object.fromEntries(attributes), factors };
    },

    /** Sends a code to one of the user's contacts. Never retried. */
    async sendAttributeCode({
      accessToken,
      attribute,
      clientMetadata: ClientMetadata,
      ...options
    }: ContactCall): Promise<CodeDeliveryDetails | undefined> {
      const command = new GetUserAttributeVerificationCodeCommand({
        AccessToken: accessToken,
        AttributeName: attribute,
        ClientMetadata,
      });
      const answer = await sendOnce(() => client.send(command, callOptions(options)));
      return deliveryOf(answer.CodeDeliveryDetails);
    },

    /** Verifies a contact with the code that was sent to it. */
    async verifyAttribute({ accessToken, attribute, code, ...options }: ContactCall & { code: string }): Promise<void> {
      const command = new VerifyUserAttributeCommand({
        AccessToken: accessToken,
        AttributeName: attribute,
        Code: code,
      });
      await sendOnce(() => client.send(command, callOptions(options)));
    },

    /** Revokes a refresh token and every access token issued from it. */
    async revokeToken(refreshToken: string, signal?: AbortSignal): Promise<void> {
      const command = new RevokeTokenCommand({ ClientId, Token: refreshToken, ...clientSecretParameter });
      await sendOnce(() => client.send(command, callOptions({ signal })));
    },

    /** Deletes the account behind an access token, with all its tokens. This can't be undone. */
    async deleteUser(accessToken: string): Promise<void> {
      await sendOnce(() => client.send(new DeleteUserCommand({ AccessToken: accessToken }), callOptions({})));
    },
  };
}
