/** Checks that a guest gets an identity and a token from the identity pool. */
import { CognitoIdentityClient, DescribeIdentityPoolCommand } from "@aws-sdk/client-cognito-identity";
import { identityPoolClient } from "../../clients/cognito/identity-pool-client";
import type { Settings } from "../../config/config";
import { messageOf, NEEDED_RIGHTS, notPermitted } from "./aws";
import { type Finding, failure, fine, patience, reasonOf, unchecked, warning } from "./finding";

const ABOUT = "Identity pool";

export async function checkIdentityPool(settings: Partial<Settings>): Promise<Finding[]> {
  const { AWS_REGION: region, COGNITO_IDENTITY_POOL_ID: id } = settings;
  if (!region || !id) return [];
  const guest = await checkGuest(region, id);
  return guest.state === "ok" ? [guest, ...(await checkProviders(region, id, settings))] : [guest];
}

async function checkGuest(region: string, identityPoolId: string): Promise<Finding> {
  const pool = identityPoolClient({ region, identityPoolId });
  try {
    await pool.getOpenIdToken(await pool.getId());
    return fine(ABOUT, "Guests get an identity and a token.");
  } catch (error) {
    const message = error instanceof Error && error.cause ? messageOf(error.cause) : messageOf(error);
    if (/unauthenticated access/i.test(message)) {
      return failure(
        ABOUT,
        "The pool has no guest access.",
        "Activate guest access, with a role that needs no permissions.",
      );
    }
    if (/basic|classic/i.test(message)) {
      return failure(
        ABOUT,
        "The pool does not allow the basic (classic) flow.",
        "Activate it under the pool's basic configuration.",
      );
    }
    if (/not found/i.test(message)) {
      return failure(
        ABOUT,
        `There is no identity pool ${identityPoolId} in ${region}.`,
        "Check COGNITO_IDENTITY_POOL_ID and AWS_REGION.",
      );
    }
    return failure(
      ABOUT,
      `Guests get no token: ${message || reasonOf(error)}`,
      "Let this machine reach AWS, and check the pool's guest access.",
    );
  }
}

/** Fans prove to the identity pool who they are with the user pool's tokens. */
async function checkProviders(region: string, id: string, settings: Partial<Settings>): Promise<Finding[]> {
  const { COGNITO_CLIENT_ID: clientId, COGNITO_USER_POOL_ID: userPool } = settings;
  const client = new CognitoIdentityClient({ region, maxAttempts: 2 });
  try {
    const command = new DescribeIdentityPoolCommand({ IdentityPoolId: id });
    const { CognitoIdentityProviders: providers = [] } = await client.send(command, { abortSignal: patience() });
    const known = providers.some(
      ({ ProviderName = "", ClientId }) => ClientId === clientId && ProviderName.endsWith(`/${userPool}`),
    );
    if (known) return [fine(ABOUT, "It accepts the user pool's tokens.")];
    const says = "It does not accept the tokens of the user pool and app client.";
    return [warning(ABOUT, says, `Add the user pool ${userPool} with app client ${clientId} as an identity provider.`)];
  } catch (error) {
    const why = notPermitted(error) ?? messageOf(error);
    const remedy = `Run doctor once with credentials that allow ${NEEDED_RIGHTS}.`;
    return [unchecked(ABOUT, `which identity providers it accepts, since ${why}`, remedy)];
  } finally {
    client.destroy();
  }
}
