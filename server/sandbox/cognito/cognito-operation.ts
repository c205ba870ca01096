/** What an operation of the service is here: the request's body and the pool in, the answer's body out. */
import type { CognitoPool } from "./pool/user-pool";

export type CognitoOperation<Input, Output> = (pool: CognitoPool, input: Input) => Promise<Omit<Output, "$metadata">>;
