/** Client for the identity pool: the guest's identity and its OpenID token. */
import { CognitoIdentityClient, GetIdCommand, GetOpenIdTokenCommand } from "@aws-sdk/client-cognito-identity";
import { STATE_WAIT_MS } from "../../../app/domain/limits";
import { callSignal } from "../../failures/call-time";
import type { Observe } from "../../telemetry/calls";
import { sendOnce, sendWithRetry } from "./cognito-retry";
import { observeCalls } from "./observe-calls";
import { ProviderError } from "./provider-error";

type IdentityPoolSettings = {
  region: string;
  identityPoolId: string;
  /** Overrides the AWS address; the SDK also reads AWS_ENDPOINT_URL_COGNITO_IDENTITY. */
  endpoint?: string | undefined;
  observe?: Observe;
};

/** Proof that a user is signed in. `provider` is the user pool's issuer without its scheme. Guests have none. */
type IdentityLogin = { provider: string; idToken: string };

export function identityPoolClient({ region, identityPoolId, endpoint, observe }: IdentityPoolSettings) {
  const client = new CognitoIdentityClient({ region, ...(endpoint && { endpoint }), maxAttempts: 1 });
  observeCalls(client, "identity-pool", observe);
  const within = () => ({ abortSignal: callSignal(STATE_WAIT_MS) });
  const logins = (login: IdentityLogin | undefined) => (login ? { Logins: { [login.provider]: login.idToken } } : {});

  return {
    /** A new guest's identity id, or the identity id of `login`. */
    async getId(login?: IdentityLogin): Promise<string> {
      const options = within();
      const command = () => new GetIdCommand({ IdentityPoolId: identityPoolId, ...logins(login) });
      const { IdentityId } = await sendWithRetry(() => client.send(command(), options), options.abortSignal);
      return present(IdentityId, "GetId");
    },

    /** The OpenID token that authenticates the identity at the product API. */
    async getOpenIdToken(identityId: string, login?: IdentityLogin): Promise<string> {
      const { Token } = await sendOnce(() =>
        client.send(new GetOpenIdTokenCommand({ IdentityId: identityId, ...logins(login) }), within()),
      );
      return present(Token, "GetOpenIdToken");
    },
  };
}

function present<T>(value: T | undefined, operation: string): T {
  if (value === undefined) throw new ProviderError("UnreadableAnswer", `${operation} returned nothing`, "critical");
  return value;
}
