/** What an operation of the service is here: the request's body and the pool in, the answer's body out. */
import type { Pool } from "./pool/user-pool";

export type Operation<Input, Output> = (pool: Pool, input: Input) => Promise<Omit<Output, "$metadata">>;
