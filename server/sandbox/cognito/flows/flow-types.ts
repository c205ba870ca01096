/** Types that the steps of a sign-in share. */
import type {
  InitiateAuthCommandInput,
  RespondToAuthChallengeCommandInput,
  RespondToAuthChallengeCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoPool } from "../pool/cognito-pool";
import type { PoolUser, SignInProgress } from "../pool/pool-state";

/** Tokens, or the next challenge. */
export type AuthOutcome = Omit<RespondToAuthChallengeCommandOutput, "$metadata">;

/** A step that was passed; `nextChallengeOrTokens` decides what comes next. */
export type StepPassed = {
  user: PoolUser;
  progress: SignInProgress;
  /** For the message of the next step. The service passes on what comes with an answer, not with the first request. */
  metadata?: Record<string, string> | undefined;
};

export type AuthFlowHandler = (pool: CognitoPool, input: InitiateAuthCommandInput) => Promise<StepPassed | AuthOutcome>;
export type AnswerChallenge = (
  pool: CognitoPool,
  input: RespondToAuthChallengeCommandInput,
) => Promise<StepPassed | AuthOutcome>;

export const isStepPassed = (step: StepPassed | AuthOutcome): step is StepPassed => "progress" in step;
