/**
 * Checks Signature Version 4 on requests that only operators may make. The stand-in has no secret keys, so it checks
 * the format only.
 */
import { CognitoError } from "./cognito-errors";

const SCHEME = "AWS4-HMAC-SHA256";
const SCOPE = /^[\w-]+\/\d{8}\/[\w-]+\/([\w-]+)\/aws4_request$/;

/** Throws the service's exception if a request isn't signed or its signature can't be one for `service`. */
export function checkSigned(request: Request, service: "cognito-idp" | "cognito-identity") {
  const authorization = request.headers.get("authorization") ?? "";
  if (!authorization) throw new CognitoError("MissingAuthenticationTokenException", "Missing Authentication Token");
  const [scheme, ...rest] = authorization.split(" ");
  const parts = new Map(
    rest
      .join(" ")
      .split(/,\s*/)
      .map((part) => part.split(/=(.*)/s, 2) as [string, string]),
  );
  const missing = ["Credential", "Signature", "SignedHeaders"]
    .filter((name) => !parts.get(name))
    .map((name) => `Authorization header requires '${name}' parameter.`);
  if (!request.headers.get("x-amz-date") && !request.headers.get("date"))
    missing.push("Authorization header requires existence of either a 'X-Amz-Date' or a 'Date' header.");
  if (scheme !== SCHEME || missing.length > 0)
    throw new CognitoError("IncompleteSignatureException", `${missing.join(" ")} Authorization=${scheme}`.trim());

  const [, scoped] = SCOPE.exec(parts.get("Credential") ?? "") ?? [];
  if (scoped !== service)
    throw new CognitoError(
      "InvalidSignatureException",
      `Credential should be scoped to correct service: '${service}'.`,
    );
  if (!/^[0-9a-f]{64}$/.test(parts.get("Signature") ?? ""))
    throw new CognitoError(
      "InvalidSignatureException",
      "The request signature we calculated does not match the signature you provided. Check your AWS Secret Access Key and signing method. Consult the service documentation for details.",
    );
}
