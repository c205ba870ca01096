/** InitiateAuth: one handler for each AuthFlow. */
import type { InitiateAuthCommandInput, InitiateAuthCommandOutput } from "@aws-sdk/client-cognito-identity-provider";
import { checkClient } from "../../app-client";
import { invalidParameter, required } from "../../cognito-errors";
import type { CognitoOperation } from "../../cognito-operation";
import { customAuth } from "../../flows/custom-challenge";
import { type AuthFlowHandler, isStepPassed } from "../../flows/flow-types";
import { nextChallengeOrTokens } from "../../flows/next-challenge";
import { passwordAuth } from "../../flows/password-auth";
import { refreshAuth } from "../../flows/refresh-auth";
import { srpAuth } from "../../flows/srp-auth";
import { userAuth } from "../../flows/user-auth";

const flows: Record<string, AuthFlowHandler> = {
  USER_PASSWORD_AUTH: passwordAuth,
  USER_SRP_AUTH: srpAuth,
  USER_AUTH: userAuth,
  CUSTOM_AUTH: customAuth,
  REFRESH_TOKEN_AUTH: refreshAuth,
  REFRESH_TOKEN: refreshAuth,
};

export const initiateAuth: CognitoOperation<InitiateAuthCommandInput, InitiateAuthCommandOutput> = async (
  pool,
  input,
) => {
  checkClient(pool, input.ClientId);
  const name = required(input.AuthFlow, "authFlow");
  const flow = flows[name];
  // Cognito words this refusal differently from all others.
  if (name === "USER_SRP_AUTH" && !pool.state.settings.srp)
    throw invalidParameter("USER_SRP_AUTH is not enabled for the client.");
  if (!flow) throw invalidParameter(`${name} flow not enabled for this client`);
  const step = await flow(pool, input);
  return isStepPassed(step) ? nextChallengeOrTokens(pool, step) : step;
};
