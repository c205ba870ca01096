/** DescribeUserPoolClient: the app client's settings, including the addresses that the hosted pages may redirect to. */
import type { DescribeUserPoolClientCommandInput, UserPoolClientType } from "@aws-sdk/client-cognito-identity-provider";
import { checkClient, checkPool } from "../../app-client";
import type { CognitoOperation } from "../../cognito-operation";
import { SESSION_MINUTES } from "../../credentials/challenge-sessions";
import { GRACE_SECONDS, REFRESH_TOKEN_DAYS } from "../../credentials/refresh-tokens";
import { logoutUris, redirectUris, SCOPES } from "../../hosted/authorization-request";
import type { PoolSettings } from "../../pool/pool-settings";
import { WRITABLE_NAMES } from "../../pool/user-attributes";

const READABLE = ["sub", "email_verified", "phone_number_verified", "identities"];

/** JSON carries times as seconds. */
type UserPoolClientJson = Omit<UserPoolClientType, "CreationDate" | "LastModifiedDate"> & {
  CreationDate: number;
  LastModifiedDate: number;
};

export const describeUserPoolClient: CognitoOperation<
  DescribeUserPoolClientCommandInput,
  { UserPoolClient: UserPoolClientJson }
> = async (pool, input) => {
  checkPool(pool, input.UserPoolId);
  checkClient(pool, input.ClientId);
  const { settings } = pool.state;
  return {
    UserPoolClient: {
      UserPoolId: pool.userPoolId,
      ClientId: pool.clientId,
      ClientName: "Ringside",
      ...(settings.clientSecret && { ClientSecret: settings.clientSecret }),
      CreationDate: 0,
      LastModifiedDate: 0,
      ExplicitAuthFlows: flowsOf(settings),
      SupportedIdentityProviders: ["COGNITO", ...settings.providers],
      CallbackURLs: redirectUris(pool),
      LogoutURLs: logoutUris(pool),
      AllowedOAuthFlows: ["code"],
      AllowedOAuthScopes: SCOPES,
      AllowedOAuthFlowsUserPoolClient: true,
      ReadAttributes: [...READABLE, ...WRITABLE_NAMES],
      WriteAttributes: WRITABLE_NAMES,
      PreventUserExistenceErrors: settings.preventUserExistenceErrors ? "ENABLED" : "LEGACY",
      EnableTokenRevocation: true,
      EnablePropagateAdditionalUserContextData: settings.clientSecret !== null,
      AuthSessionValidity: SESSION_MINUTES,
      RefreshTokenValidity: REFRESH_TOKEN_DAYS,
      AccessTokenValidity: settings.tokenSeconds,
      IdTokenValidity: settings.tokenSeconds,
      TokenValidityUnits: { AccessToken: "seconds", IdToken: "seconds", RefreshToken: "days" },
      ...(settings.rotation && {
        RefreshTokenRotation: { Feature: "ENABLED", RetryGracePeriodSeconds: GRACE_SECONDS },
      }),
    },
  };
};

/** An app client that rotates refresh tokens can't allow ALLOW_REFRESH_TOKEN_AUTH. */
function flowsOf({ customAuth, rotation, srp, userAuth }: PoolSettings): UserPoolClientType["ExplicitAuthFlows"] {
  return [
    "ALLOW_USER_PASSWORD_AUTH",
    ...(srp ? (["ALLOW_USER_SRP_AUTH"] as const) : []),
    ...(userAuth ? (["ALLOW_USER_AUTH"] as const) : []),
    ...(customAuth ? (["ALLOW_CUSTOM_AUTH"] as const) : []),
    ...(rotation ? [] : (["ALLOW_REFRESH_TOKEN_AUTH"] as const)),
  ];
}
