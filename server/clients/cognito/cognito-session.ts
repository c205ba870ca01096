/** The user pool's verbs of somebody who has tokens: new ones, who she is, her contacts, the end of session or account. */
import {
  DeleteUserCommand,
  GetTokensFromRefreshTokenCommand,
  GetUserAttributeVerificationCodeCommand,
  GetUserCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
  VerifyUserAttributeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { ContactName } from "../../../app/domain/authenticator/context";
import type { CodeDeliveryDetails } from "../../../app/domain/authenticator/flow";
import type { Tokens } from "../../session";
import { type Connection, deliveryOf, type Ending, tokensOf } from "./cognito-connection";
import { once, repeat } from "./cognito-retry";

/** Her second factors, as the provider spells them. */
export type Factors = { enabled: string[]; preferred: string | undefined };
type Contact = Ending & { accessToken: string; attribute: ContactName };

export function sessionVerbs({ client, settings, ending, named, withSecret }: Connection) {
  const ClientId = settings.clientId;

  return {
    /** New tokens for a session; the refresh token stays the same unless the pool rotates it. */
    async refresh({ refreshToken, username, deviceKey }: Tokens): Promise<Tokens> {
      const limit = ending({});
      const rotated = () =>
        client.send(
          new GetTokensFromRefreshTokenCommand({
            ClientId,
            RefreshToken: refreshToken,
            ...withSecret,
            ...(deviceKey && { DeviceKey: deviceKey }),
          }),
          limit,
        );
      const { USERNAME: _, ...hash } = named(username);
      const kept = () =>
        client.send(
          new InitiateAuthCommand({
            ClientId,
            AuthFlow: "REFRESH_TOKEN_AUTH",
            AuthParameters: { REFRESH_TOKEN: refreshToken, ...(deviceKey && { DEVICE_KEY: deviceKey }), ...hash },
          }),
          limit,
        );
      const answered = await repeat<{ AuthenticationResult?: Parameters<typeof tokensOf>[0] }>(
        settings.refreshRotation ? rotated : kept,
        limit.abortSignal,
      );
      return tokensOf(answered.AuthenticationResult, { refreshToken, deviceKey });
    },

    /** The user behind an access token; throws NotAuthorizedException for a session that has ended. */
    async getUser(
      accessToken: string,
      by: Ending = {},
    ): Promise<{ username: string; attributes: Record<string, string>; factors: Factors }> {
      const limit = ending(by);
      const user = await repeat(
        () => client.send(new GetUserCommand({ AccessToken: accessToken }), limit),
        limit.abortSignal,
      );
      const attributes = (user.UserAttributes ?? []).map(({ Name, Value }) => [Name ?? "", Value ?? ""]);
      const factors = { enabled: user.UserMFASettingList ?? [], preferred: user.PreferredMfaSetting };
      return { username: user.Username ?? "", attributes: Object.fromEntries(attributes), factors };
    },

    /** Sends a code to a contact of hers. Never repeated. */
    async sendAttributeCode({ accessToken, attribute, ...by }: Contact): Promise<CodeDeliveryDetails | undefined> {
      const command = new GetUserAttributeVerificationCodeCommand({
        AccessToken: accessToken,
        AttributeName: attribute,
      });
      const answer = await once(() => client.send(command, ending(by)));
      return deliveryOf(answer.CodeDeliveryDetails);
    },

    /** Verifies a contact by the code that was sent there. */
    async verifyAttribute({ accessToken, attribute, code, ...by }: Contact & { code: string }): Promise<void> {
      const command = new VerifyUserAttributeCommand({
        AccessToken: accessToken,
        AttributeName: attribute,
        Code: code,
      });
      await once(() => client.send(command, ending(by)));
    },

    /** Ends a refresh token and every access token that came from it. */
    async revokeToken(refreshToken: string, signal?: AbortSignal): Promise<void> {
      const command = new RevokeTokenCommand({ ClientId, Token: refreshToken, ...withSecret });
      await once(() => client.send(command, ending({ signal })));
    },

    /** Deletes the account behind an access token, and every token with it. Nothing brings it back. */
    async deleteUser(accessToken: string): Promise<void> {
      await once(() => client.send(new DeleteUserCommand({ AccessToken: accessToken }), ending({})));
    },
  };
}
