/**
 * The SDK client, the parameters that every call shares (client id, secret hash, address, metadata), and how we read
 * responses.
 */
import { createHmac } from "node:crypto";
import {
  type AuthenticationResultType,
  type CodeDeliveryDetailsType,
  CognitoIdentityProviderClient,
  type InitiateAuthCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CodeDeliveryDetails } from "../../../app/domain/authenticator/flow";
import { STATE_WAIT_MS } from "../../../app/domain/limits";
import { callSignal } from "../../failures/call-time";
import type { KnownDevice, Tokens } from "../../session/session";
import type { Observe } from "../../telemetry/calls";
import { observeCalls } from "./observe-calls";
import { ProviderError } from "./provider-error";

export type CognitoSettings = {
  region: string;
  /** SRP hashes the part after the underscore. */
  userPoolId: string;
  clientId: string;
  clientSecret?: string | undefined;
  /** CUSTOM_AUTH is SRP with the challenges of the pool's own triggers after the password. */
  authFlow: "USER_SRP_AUTH" | "USER_PASSWORD_AUTH" | "CUSTOM_AUTH";
  /** Whether the pool issues a new refresh token with each refresh. */
  refreshRotation: boolean;
  /** Overrides the AWS address; the SDK also reads AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER. */
  endpoint?: string | undefined;
  observe?: Observe;
};

/** Aborts the call. Without a signal it ends after STATE_WAIT_MS or at the request's deadline. */
export type CallOptions = { signal?: AbortSignal | undefined };

/** Goes to the pool's triggers, with every call that can send a message. */
export type WithMetadata = { clientMetadata?: Record<string, string> | undefined };

/** The user who acts. `address` goes to Cognito's threat protection. */
export type Actor = CallOptions &
  WithMetadata & {
    username: string;
    address?: string | undefined;
    /** This browser's device, if the user has signed in with it before. */
    device?: KnownDevice | undefined;
  };

/** A challenge, with the Session and the user name that the response to it needs. */
export type Challenge = {
  challengeName: string;
  session: string | undefined;
  parameters: Record<string, string>;
  knownAs: string;
};
/** `newDevice` still has to be confirmed. */
export type SignedIn = { tokens: Tokens; newDevice?: { key: string; groupKey: string } };
/** `forgotten`: Cognito no longer knows the user's device. */
export type SignInResult = (SignedIn | Challenge) & { forgotten?: true };

export function cognitoConnection(settings: CognitoSettings) {
  const { region, clientId, clientSecret: secret, endpoint } = settings;
  const client = new CognitoIdentityProviderClient({
    region,
    ...(endpoint && { endpoint }),
    // We retry ourselves (cognito-retry.ts): the SDK would also retry calls that must happen only once.
    maxAttempts: 1,
  });
  observeCalls(client, "cognito", settings.observe);

  /** SECRET_HASH, if the app client has a secret. */
  const secretHash = (username: string) =>
    secret &&
    createHmac("sha256", secret)
      .update(username + clientId)
      .digest("base64");

  /** Cognito accepts the address only from app clients with a secret. */
  const clientParameters = ({ address, clientMetadata }: Actor) => ({
    ClientId: clientId,
    ...(clientMetadata && { ClientMetadata: clientMetadata }),
    ...(secret && address && { UserContextData: { IpAddress: address } }),
  });

  return {
    client,
    settings,
    callOptions: ({ signal }: CallOptions) => ({ abortSignal: signal ?? callSignal(STATE_WAIT_MS) }),
    clientParameters,
    userParameters: (actor: Actor) => ({
      ...clientParameters(actor),
      Username: actor.username,
      ...(secret && { SecretHash: secretHash(actor.username) }),
    }),
    /** USERNAME and SECRET_HASH, for auth parameters and challenge responses. */
    usernameParameters: (username: string) => ({
      USERNAME: username,
      ...(secret && { SECRET_HASH: secretHash(username) ?? "" }),
    }),
    clientSecretParameter: secret ? { ClientSecret: secret } : {},
  };
}
export type CognitoConnection = ReturnType<typeof cognitoConnection>;

type AuthResponse = Pick<
  InitiateAuthCommandOutput,
  "AuthenticationResult" | "ChallengeName" | "ChallengeParameters" | "Session"
>;

/** `knownAs` is Cognito's user name so far; later challenges don't always repeat it. */
export function signInResult(output: AuthResponse, knownAs: string): SignInResult {
  const { ChallengeName: challengeName, ChallengeParameters: parameters = {}, Session: session } = output;
  if (challengeName) {
    return {
      challengeName,
      session,
      parameters,
      knownAs: parameters.USER_ID_FOR_SRP ?? parameters.USERNAME ?? knownAs,
    };
  }
  const { DeviceKey: key, DeviceGroupKey: groupKey } = output.AuthenticationResult?.NewDeviceMetadata ?? {};
  return { tokens: tokensOf(output.AuthenticationResult), ...(key && groupKey && { newDevice: { key, groupKey } }) };
}

/** The user name and device come from the access token: SECRET_HASH and refresh need the user name, not the email. */
export function tokensOf(
  result: AuthenticationResultType | undefined,
  previous: { refreshToken?: string; deviceKey?: string | undefined } = {},
): Tokens {
  const refreshToken = result?.RefreshToken ?? previous.refreshToken;
  if (!result?.IdToken || !result.AccessToken || !refreshToken) {
    throw new ProviderError("UnreadableAnswer", "the sign-in response has no tokens", "critical");
  }
  const claims = JSON.parse(Buffer.from(result.AccessToken.split(".")[1] ?? "", "base64url").toString("utf8"));
  const deviceKey = result.NewDeviceMetadata?.DeviceKey ?? claims.device_key ?? previous.deviceKey;
  return {
    idToken: result.IdToken,
    accessToken: result.AccessToken,
    refreshToken,
    username: String(claims.username),
    ...(deviceKey && { deviceKey: String(deviceKey) }),
  };
}

export function deliveryOf(details: CodeDeliveryDetailsType | undefined): CodeDeliveryDetails | undefined {
  if (!details) return undefined;
  const { DeliveryMedium: medium, Destination } = details;
  return {
    ...(medium && { DeliveryMedium: medium }),
    ...(Destination && { Destination }),
  } as CodeDeliveryDetails;
}
