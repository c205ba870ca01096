/** Checks that the hosted pages exist, belong to the pool, and lead back to this site. Needs no credentials. */
import { IDENTITY_PROVIDERS } from "../../../app/domain/authenticator/identity-providers";
import type { Settings } from "../../config/config";
import { poolIssuer } from "../../session/verify-tokens";
import { type Finding, failure, fine, patience, reasonOf } from "./finding";

const ABOUT = "Hosted pages";
const SCOPE = "openid email profile aws.cognito.signin.user.admin";

export async function checkHostedPages(settings: Partial<Settings>): Promise<Finding[]> {
  const { COGNITO_USER_POOL_ID, COGNITO_CLIENT_ID, COGNITO_DOMAIN, SITE_URL } = settings;
  if (!COGNITO_USER_POOL_ID || !COGNITO_CLIENT_ID) return [];
  const keys = await checkKeys(settings);
  if (!COGNITO_DOMAIN || !SITE_URL) return keys;
  try {
    return [...keys, ...(await checkWayBack(settings as Required)), ...(await checkWayOut(settings as Required))];
  } catch (error) {
    const says = `${COGNITO_DOMAIN} cannot be reached: ${reasonOf(error)}.`;
    return [...keys, failure(ABOUT, says, "Check COGNITO_DOMAIN against the pool's page, and its DNS record.")];
  }
}
type Required = Pick<Settings, "COGNITO_CLIENT_ID" | "SOCIAL_PROVIDERS"> & { COGNITO_DOMAIN: string; SITE_URL: string };

/** Tokens are verified with these keys, so nobody can sign in without them. */
async function checkKeys(settings: Partial<Settings>): Promise<Finding[]> {
  const issuer = poolIssuer(settings);
  try {
    const response = await fetch(`${issuer}/.well-known/jwks.json`, { signal: patience() });
    if (response.ok) return [fine(ABOUT, "The pool's keys can be read.")];
    const says = `${issuer} has no keys (status ${response.status}): there is no such pool.`;
    return [failure(ABOUT, says, "Check COGNITO_USER_POOL_ID, AWS_REGION and COGNITO_ISSUER.")];
  } catch (error) {
    const says = `The pool's keys at ${issuer} cannot be read: ${reasonOf(error)}.`;
    return [failure(ABOUT, says, "Let this machine reach that address over https.")];
  }
}

async function checkWayBack(settings: Required): Promise<Finding[]> {
  const { SITE_URL, COGNITO_CLIENT_ID = "", COGNITO_DOMAIN, SOCIAL_PROVIDERS } = settings;
  const callback = `${SITE_URL}/oauth/callback`;
  const query = {
    client_id: COGNITO_CLIENT_ID,
    response_type: "code",
    scope: SCOPE,
    redirect_uri: callback,
    state: "doctor",
  };
  const plain = await ask(`${COGNITO_DOMAIN}/oauth2/authorize?${new URLSearchParams(query)}`);
  if (plain.problem) return [failure(ABOUT, ...remedyOf(plain.problem, callback))];
  const found = [fine(ABOUT, `They lead back to ${callback}.`)];
  for (const provider of SOCIAL_PROVIDERS) {
    const named = new URLSearchParams({ ...query, identity_provider: IDENTITY_PROVIDERS[provider] });
    const { problem } = await ask(`${COGNITO_DOMAIN}/oauth2/authorize?${named}`);
    if (!problem) continue;
    const says = `The button for ${provider} does not work: ${problem}.`;
    found.push(
      failure(ABOUT, says, "Add the provider to the pool and to the app client, or remove it from SOCIAL_PROVIDERS."),
    );
  }
  return found;
}

async function checkWayOut({ SITE_URL, COGNITO_CLIENT_ID = "", COGNITO_DOMAIN }: Required): Promise<Finding[]> {
  const out = `${SITE_URL}/oauth/signed-out`;
  const query = new URLSearchParams({ client_id: COGNITO_CLIENT_ID, logout_uri: out });
  const { problem } = await ask(`${COGNITO_DOMAIN}/logout?${query}`);
  if (!problem) return [fine(ABOUT, `Signing out leads back to ${out}.`)];
  return [
    failure(ABOUT, `Signing out does not lead back: ${problem}.`, `Add ${out} to the app client's sign-out addresses.`),
  ];
}

function remedyOf(problem: string, callback: string): [says: string, remedy: string] {
  if (/redirect/.test(problem))
    return [`They do not lead back to ${callback}: ${problem}.`, "Add that callback address to the app client."];
  if (/scope/.test(problem)) return [`They refuse the scopes: ${problem}.`, `Allow ${SCOPE} at the app client.`];
  if (/client/.test(problem))
    return [
      `They do not know the app client: ${problem}.`,
      "Check that COGNITO_DOMAIN belongs to COGNITO_USER_POOL_ID.",
    ];
  return [`They refuse to sign anybody in: ${problem}.`, "Look at the app client's login pages in the console."];
}

/** The error that the pages report, if any, in the address of a redirect or on the page itself. */
async function ask(url: string): Promise<{ problem?: string }> {
  const response = await fetch(url, { redirect: "manual", signal: patience() });
  const location = response.headers.get("location");
  if (location) {
    const { searchParams } = new URL(location, url);
    const problem = [searchParams.get("error"), searchParams.get("error_description")].filter(Boolean).join(": ");
    return problem ? { problem } : {};
  }
  if (response.ok) return {};
  const [, named] = /<code>([\w :.-]+)<\/code>/.exec(await response.text()) ?? [];
  return { problem: named ?? `status ${response.status}` };
}
