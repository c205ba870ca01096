/** NEW_PASSWORD_REQUIRED: an invited user chooses a password and adds the attributes that the pool requires. */

import { invalidParameter, notAuthorized, parameter } from "../cognito-errors";
import { openChallenge } from "../credentials/challenge-sessions";
import { checkPasswordPolicy, storedPassword } from "../credentials/pool-passwords";
import type { CognitoPool } from "../pool/cognito-pool";
import { markModified } from "../pool/managed-users";
import type { PoolUser, SignInProgress } from "../pool/pool-state";
import { attributesOf, setContact, usernameOf } from "../pool/pool-users";
import { missingAttributes, REQUIRED_ATTRIBUTES, writableAttributes } from "../pool/user-attributes";
import type { AnswerChallenge, AuthOutcome } from "./flow-types";
import { openStep } from "./open-step";

const PREFIX = "userAttributes.";

export async function askNewPassword(
  pool: CognitoPool,
  user: PoolUser,
  progress: SignInProgress,
): Promise<AuthOutcome> {
  const Session = openChallenge(pool, { step: "NEW_PASSWORD_REQUIRED", sub: user.sub, progress });
  await pool.save();
  const { sub: _, ...known } = attributesOf(user);
  const blank = Object.fromEntries(REQUIRED_ATTRIBUTES.map((name) => [name, ""]));
  return {
    ChallengeName: "NEW_PASSWORD_REQUIRED",
    Session,
    ChallengeParameters: {
      USER_ID_FOR_SRP: usernameOf(user),
      requiredAttributes: JSON.stringify(missingAttributes(user.attributes).map((name) => PREFIX + name)),
      userAttributes: JSON.stringify({ ...blank, ...known }),
    },
  };
}

export const answerNewPassword: AnswerChallenge = async (pool, input) => {
  const responses = input.ChallengeResponses ?? {};
  const password = parameter(responses, "NEW_PASSWORD");
  const { user, progress, end } = openStep(pool, input, "NEW_PASSWORD_REQUIRED");
  checkPasswordPolicy(password);
  const named = Object.entries(responses).filter(([name]) => name.startsWith(PREFIX));
  const { email, phone_number, ...attributes } = writableAttributes(
    named.map(([name, Value]) => ({ Name: name.slice(PREFIX.length), Value })),
  );
  if (email !== undefined) throw notAuthorized("Cannot modify an already provided email");
  const [missing] = missingAttributes({ ...user.attributes, ...attributes });
  if (missing) throw invalidParameter(`Invalid attributes given, ${missing} is missing`);

  end();
  Object.assign(user.attributes, attributes);
  if (phone_number) setContact(user, "phone_number", phone_number, false);
  user.password = await storedPassword(pool, user.sub, password);
  user.status = "CONFIRMED";
  markModified(pool, user);
  await pool.save();
  return { user, progress };
};
