/** What the steps of a sign-in hand each other. */
import type {
  InitiateAuthCommandInput,
  RespondToAuthChallengeCommandInput,
  RespondToAuthChallengeCommandOutput,
} from "@aws-sdk/client-cognito-identity-provider";
import type { PoolUser, Progress } from "../pool/pool-state";
import type { Pool } from "../pool/user-pool";

/** Tokens, or the next challenge. */
export type AuthOutput = Omit<RespondToAuthChallengeCommandOutput, "$metadata">;

/** A step that is done: `proceed` says what comes next. */
export type Done = { user: PoolUser; progress: Progress };

export type Flow = (pool: Pool, input: InitiateAuthCommandInput) => Promise<Done | AuthOutput>;
export type AnswerChallenge = (pool: Pool, input: RespondToAuthChallengeCommandInput) => Promise<Done | AuthOutput>;

export const isDone = (step: Done | AuthOutput): step is Done => "progress" in step;
