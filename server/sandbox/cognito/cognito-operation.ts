/** An operation of the service: takes the pool and the request's body, returns the response's body. */
import type { CognitoPool } from "./pool/cognito-pool";

export type CognitoOperation<Input, Output> = (pool: CognitoPool, input: Input) => Promise<Omit<Output, "$metadata">>;
