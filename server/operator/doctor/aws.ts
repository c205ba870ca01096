/** Explains AWS error codes to an operator who is setting up a site. */
import { reasonOf } from "./finding";

/** For reading how pools are set up, and nothing else. */
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

/** Why a control-plane call could not be made at all; undefined if it was refused for what it asked. */
export function notPermitted(error: unknown): string | undefined {
  const name = nameOf(error);
  if (NO_CREDENTIALS.includes(name)) return "there are no AWS credentials here.";
  return NOT_ALLOWED.includes(name) ? `these AWS credentials may not look (${name}).` : undefined;
}

/** True for an answer of the service, whatever it says. */
export const isAnswer = (error: unknown) =>
  typeof error === "object" && error !== null && "$metadata" in error && nameOf(error).endsWith("Exception");

export const unreachable = (what: string, error: unknown) => `${what} cannot be reached: ${reasonOf(error)}.`;
