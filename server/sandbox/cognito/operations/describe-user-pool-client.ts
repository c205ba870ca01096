/** DescribeUserPoolClient: how the app client is set up, with the addresses that the hosted pages may return to. */
import type { DescribeUserPoolClientCommandInput, UserPoolClientType } from "@aws-sdk/client-cognito-identity-provider";
import { checkClient, checkPool } from "../client";
import { logoutUris, redirectUris, SCOPES } from "../hosted/authorization-request";
import type { Operation } from "../operation";
import type { PoolSettings } from "../settings";

export const describeUserPoolClient: Operation<
  DescribeUserPoolClientCommandInput,
  { UserPoolClient: UserPoolClientType }
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
      ExplicitAuthFlows: flowsOf(settings),
      SupportedIdentityProviders: ["COGNITO", ...settings.providers],
      CallbackURLs: redirectUris(pool),
      LogoutURLs: logoutUris(pool),
      AllowedOAuthFlows: ["code"],
      AllowedOAuthScopes: SCOPES,
      AllowedOAuthFlowsUserPoolClient: true,
      PreventUserExistenceErrors: settings.preventUserExistenceErrors ? "ENABLED" : "LEGACY",
      EnableTokenRevocation: true,
      EnablePropagateAdditionalUserContextData: settings.clientSecret !== null,
      ...(settings.rotation && { RefreshTokenRotation: { Feature: "ENABLED", RetryGracePeriodSeconds: 60 } }),
    },
  };
};

/** A client that rotates refresh tokens cannot allow ALLOW_REFRESH_TOKEN_AUTH. */
function flowsOf({ customAuth, rotation, userAuth }: PoolSettings): UserPoolClientType["ExplicitAuthFlows"] {
  return [
    "ALLOW_USER_PASSWORD_AUTH",
    "ALLOW_USER_SRP_AUTH",
    ...(userAuth ? (["ALLOW_USER_AUTH"] as const) : []),
    ...(customAuth ? (["ALLOW_CUSTOM_AUTH"] as const) : []),
    ...(rotation ? [] : (["ALLOW_REFRESH_TOKEN_AUTH"] as const)),
  ];
}
