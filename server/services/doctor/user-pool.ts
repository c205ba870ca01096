/** Checks the user pool and its app client, by signing in and, with AWS credentials, by reading their settings. */
import { createHmac, randomUUID } from "node:crypto";
import {
  type AuthFlowType,
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Settings } from "../../config/config";
import { isAnswer, messageOf, nameOf, unreachable } from "./aws";
import { type Finding, failure, fine, patience, warning } from "./finding";
import { checkPoolSettings } from "./user-pool-settings";

const ABOUT = "User pool";

export async function checkUserPool(settings: Partial<Settings>): Promise<Finding[]> {
  const { AWS_REGION: region, COGNITO_CLIENT_ID, COGNITO_USER_POOL_ID } = settings;
  if (!region || !COGNITO_CLIENT_ID || !COGNITO_USER_POOL_ID) return [];
  const client = new CognitoIdentityProviderClient({ region, maxAttempts: 2 });
  try {
    return [...(await checkFlows(client, settings)), ...(await checkPoolSettings(client, settings))];
  } finally {
    client.destroy();
  }
}

/** Signs in as a user that cannot exist. Cognito's error shows how the app client is configured. */
async function checkFlows(client: CognitoIdentityProviderClient, settings: Partial<Settings>): Promise<Finding[]> {
  const { COGNITO_AUTH_FLOW: flow = "USER_SRP_AUTH", COGNITO_REFRESH_ROTATION: rotation } = settings;
  const attempt = (name: AuthFlowType) => refusalOf(client, settings, name);

  const first = await attempt(flow);
  const broken = clientFault(first, settings);
  if (broken) return [broken];
  const found = [
    fine(
      ABOUT,
      `The app client exists, and ${settings.COGNITO_CLIENT_SECRET ? "its secret is right" : "it needs no secret"}.`,
    ),
  ];
  if (isClosed(first)) found.push(closed(flow, "Nobody can sign in."));
  else found.push(fine(ABOUT, `Fans can sign in by ${flow}.`));
  if (nameOf(first) === "UserNotFoundException") {
    const says = "Signing in tells strangers whether somebody has an account.";
    found.push(warning(ABOUT, says, "Set PreventUserExistenceErrors to ENABLED at the app client."));
  }
  if (isClosed(await attempt("USER_AUTH"))) {
    found.push(closed("USER_AUTH", "Fans have to sign in by hand after they have confirmed their account.", warning));
  }
  const refreshClosed = isClosed(await attempt("REFRESH_TOKEN_AUTH"));
  if (refreshClosed && !rotation) {
    const says = "The app client does not refresh tokens: fans are signed out within the hour.";
    found.push(
      failure(
        ABOUT,
        says,
        "Allow ALLOW_REFRESH_TOKEN_AUTH, or set COGNITO_REFRESH_ROTATION=on if the app client rotates.",
      ),
    );
  }
  if (!refreshClosed && rotation) {
    const says = "COGNITO_REFRESH_ROTATION is on, and the app client does not rotate refresh tokens.";
    found.push(
      failure(ABOUT, says, "Enable refresh token rotation at the app client, or set COGNITO_REFRESH_ROTATION=off."),
    );
  }
  return found;
}

async function refusalOf(
  client: CognitoIdentityProviderClient,
  settings: Partial<Settings>,
  flow: AuthFlowType,
): Promise<unknown> {
  const { COGNITO_CLIENT_ID: clientId = "", COGNITO_CLIENT_SECRET: secret } = settings;
  const username = `doctor-${randomUUID()}@nobody.invalid`;
  const hash =
    secret &&
    createHmac("sha256", secret)
      .update(username + clientId)
      .digest("base64");
  const AuthParameters = {
    USERNAME: username,
    ...(flow === "USER_PASSWORD_AUTH" && { PASSWORD: randomUUID() }),
    // Any number works: Cognito invents a challenge for users who do not exist.
    ...(flow === "USER_SRP_AUTH" && { SRP_A: "1f" }),
    ...(flow === "REFRESH_TOKEN_AUTH" && { REFRESH_TOKEN: "doctor" }),
    ...(hash && { SECRET_HASH: hash }),
  };
  try {
    await client.send(new InitiateAuthCommand({ ClientId: clientId, AuthFlow: flow, AuthParameters }), {
      abortSignal: patience(),
    });
    return undefined;
  } catch (error) {
    return error;
  }
}

const isClosed = (error: unknown) =>
  /not enabled for (this|the) client/i.test(messageOf(error)) && nameOf(error) === "InvalidParameterException";

function closed(flow: string, effect: string, as = failure): Finding {
  return as(
    ABOUT,
    `The app client does not allow ${flow}. ${effect}`,
    `Add ALLOW_${flow} to the app client's authentication flows.`,
  );
}

/** The finding if Cognito refuses the app client itself, whatever the flow. */
function clientFault(error: unknown, { AWS_REGION, COGNITO_CLIENT_ID }: Partial<Settings>): Finding | undefined {
  if (error === undefined) return undefined;
  if (!isAnswer(error)) {
    return failure(
      ABOUT,
      unreachable(`Cognito in ${AWS_REGION}`, error),
      "Let this machine reach AWS, and check AWS_REGION.",
    );
  }
  const message = messageOf(error);
  if (nameOf(error) === "ResourceNotFoundException") {
    return failure(
      ABOUT,
      `There is no app client ${COGNITO_CLIENT_ID} in ${AWS_REGION}.`,
      "Check COGNITO_CLIENT_ID and AWS_REGION.",
    );
  }
  if (
    /configured with secret but|configured for secret but SECRET_HASH was not|SECRET_HASH was not received/i.test(
      message,
    )
  ) {
    return failure(
      ABOUT,
      "The app client has a secret, and COGNITO_CLIENT_SECRET is not set.",
      "Copy the secret from the app client's page.",
    );
  }
  if (/not configured for secret/i.test(message)) {
    return failure(
      ABOUT,
      "COGNITO_CLIENT_SECRET is set, and the app client has no secret.",
      "Leave COGNITO_CLIENT_SECRET empty.",
    );
  }
  if (/SecretHash does not match|Unable to verify secret hash/i.test(message)) {
    return failure(
      ABOUT,
      "COGNITO_CLIENT_SECRET is not the app client's secret.",
      "Copy it again from the app client's page.",
    );
  }
  return undefined;
}
