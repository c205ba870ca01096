/** Explains AWS error codes to an operator who is setting up a site. */
import { reasonOf } from "./finding";

/** The rights to read the settings of the pools, and nothing else. */
export const NEEDED_RIGHTS =
  "cognito-idp:DescribeUserPool, cognito-idp:DescribeUserPoolClient and cognito-identity:DescribeIdentityPool";

export const nameOf = (error: unknown) => (error instanceof Error ? error.name : "");
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const NO_CREDENTIALS = ["CredentialsProviderError", "TokenProviderError", "ProviderError"];
const NOT_ALLOWED = [
  "AccessDeniedException",
  "UnrecognizedClientException",
  "InvalidSignatureException",
  "ExpiredTokenException",
  "ExpiredToken",
  "MissingAuthenticationTokenException",
];

/** Why we may not make control-plane calls at all; undefined if only this request was refused. */
export function notPermitted(error: unknown): string | undefined {
  const name = nameOf(error);
  if (NO_CREDENTIALS.includes(name)) return "there are no AWS credentials here.";
  return NOT_ALLOWED.includes(name) ? `these AWS credentials lack the rights (${name}).` : undefined;
}

/** True if the service itself answered with this error. */
export const isAnswer = (error: unknown) =>
  typeof error === "object" && error !== null && "$metadata" in error && nameOf(error).endsWith("Exception");

export const unreachable = (what: string, error: unknown) => `${what} cannot be reached: ${reasonOf(error)}.`;
