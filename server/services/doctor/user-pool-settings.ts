/** Checks the settings of user pool and app client; needs AWS credentials. README, "Set up Cognito", gives reasons. */
import {
  type CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  DescribeUserPoolCommand,
  type UserPoolClientType,
  type UserPoolType,
} from "@aws-sdk/client-cognito-identity-provider";
import type { Settings } from "../../config/config";
import { messageOf, NEEDED_RIGHTS, nameOf, notPermitted } from "./aws";
import { type Finding, failure, fine, patience, unchecked, warning } from "./finding";

const ABOUT = "User pool";

export async function checkPoolSettings(
  client: CognitoIdentityProviderClient,
  settings: Partial<Settings>,
): Promise<Finding[]> {
  const { COGNITO_USER_POOL_ID: UserPoolId, COGNITO_CLIENT_ID: ClientId } = settings;
  const within = () => ({ abortSignal: patience() });
  try {
    const { UserPool } = await client.send(new DescribeUserPoolCommand({ UserPoolId }), within());
    const described = await client.send(new DescribeUserPoolClientCommand({ UserPoolId, ClientId }), within());
    const found = [
      ...poolFindings(UserPool ?? {}, settings),
      ...clientFindings(described.UserPoolClient ?? {}, settings),
    ];
    return found.length > 0 ? found : [fine(ABOUT, "Pool and app client are set up as README says.")];
  } catch (error) {
    const why = notPermitted(error);
    if (why) {
      const says = `the pool's own settings and the app client's addresses, since ${why}`;
      return [unchecked(ABOUT, says, `Run doctor once with credentials that allow ${NEEDED_RIGHTS}.`)];
    }
    if (nameOf(error) === "ResourceNotFoundException") {
      const says = `${messageOf(error)} (region ${settings.AWS_REGION})`;
      return [failure(ABOUT, says, "Check COGNITO_USER_POOL_ID; the app client has to belong to that pool.")];
    }
    return [
      failure(
        ABOUT,
        `The pool's settings cannot be read: ${messageOf(error)}`,
        "Try again, or look at the pool in the console.",
      ),
    ];
  }
}

function poolFindings(
  pool: UserPoolType,
  { COGNITO_PASSWORD_POLICY: shown, SIGN_IN_CHOICES: choices = [], OFFICE_MFA: demanded = "off" }: Partial<Settings>,
): Finding[] {
  const found: Finding[] = [];
  const allowed = pool.Policies?.SignInPolicy?.AllowedFirstAuthFactors ?? [];
  const missing = choices.filter((choice) => !allowed.includes(choice));
  if (missing.length > 0) {
    const says = `SIGN_IN_CHOICES offers ${missing.join(", ")}, and the pool does not allow it.`;
    found.push(failure(ABOUT, says, "Add it to the pool's choice-based sign-in, or remove it from SIGN_IN_CHOICES."));
  }
  if (pool.MfaConfiguration === "OFF" && demanded !== "off") {
    const says = `The pool has no second factors, and the office demands one (OFFICE_MFA is ${demanded}).`;
    found.push(warning(ABOUT, says, "Make MFA optional in the pool, with authenticator apps, or set OFFICE_MFA=off."));
  }
  const { PasswordPolicy: rule } = pool.Policies ?? {};
  if (rule && shown) {
    const own = [
      rule.RequireLowercase && "lower",
      rule.RequireUppercase && "upper",
      rule.RequireNumbers && "number",
      rule.RequireSymbols && "symbol",
    ].filter((one) => typeof one === "string");
    const text = [rule.MinimumLength ?? 8, ...own].join(" ");
    if (
      rule.MinimumLength !== shown.minLength ||
      own.some((one) => !shown.characters.includes(one)) ||
      own.length !== shown.characters.length
    ) {
      const says = "The pool's password rule is not the one that the sign-up form checks.";
      found.push(failure(ABOUT, says, `Set COGNITO_PASSWORD_POLICY="${text}".`));
    }
  }
  if (!pool.UsernameAttributes?.includes("email") && !pool.AliasAttributes?.includes("email")) {
    found.push(failure(ABOUT, "The pool does not sign in by email.", "Make a pool whose sign-in option is email."));
  }
  if (pool.AdminCreateUserConfig?.AllowAdminCreateUserOnly) {
    found.push(failure(ABOUT, "The pool does not let fans sign up.", "Enable self-registration."));
  }
  if (!pool.AutoVerifiedAttributes?.includes("email")) {
    found.push(
      failure(ABOUT, "The pool sends no code to confirm an email address.", "Let Cognito verify email automatically."),
    );
  }
  if (!pool.UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate?.includes("email")) {
    const says = "A changed email address takes effect before it is verified.";
    found.push(warning(ABOUT, says, "Add email to AttributesRequireVerificationBeforeUpdate."));
  }
  return found;
}

const WANTED_SCOPES = ["openid", "email", "profile", "aws.cognito.signin.user.admin"];

function clientFindings(client: UserPoolClientType, settings: Partial<Settings>): Finding[] {
  const found: Finding[] = [];
  const { SITE_URL, COGNITO_DOMAIN, SOCIAL_PROVIDERS = [], COGNITO_REFRESH_ROTATION: rotation } = settings;
  const grace = client.RefreshTokenRotation?.RetryGracePeriodSeconds ?? 0;
  if (rotation && client.RefreshTokenRotation?.Feature === "ENABLED" && grace < 60) {
    const says = `Refresh tokens rotate with a grace period of ${grace} s: two requests at once may sign a fan out.`;
    found.push(warning(ABOUT, says, "Set RetryGracePeriodSeconds to 60."));
  }
  if (client.EnableTokenRevocation === false) {
    found.push(
      warning(ABOUT, "Signing out does not end a fan's tokens.", "Enable token revocation at the app client."),
    );
  }
  if (client.ClientSecret && !client.EnablePropagateAdditionalUserContextData) {
    const says = "Threat protection sees the server's address, not the fan's.";
    found.push(warning(ABOUT, says, "Enable EnablePropagateAdditionalUserContextData at the app client."));
  }
  if (!COGNITO_DOMAIN || !SITE_URL) return found;

  const addresses = [
    ["callback", `${SITE_URL}/oauth/callback`, client.CallbackURLs],
    ["sign-out", `${SITE_URL}/oauth/signed-out`, client.LogoutURLs],
  ] as const;
  for (const [kind, url, allowed] of addresses) {
    if (!allowed?.includes(url))
      found.push(
        failure(
          ABOUT,
          `The app client does not allow the ${kind} address ${url}.`,
          "Add it under the app client's login pages.",
        ),
      );
  }
  if (!client.AllowedOAuthFlows?.includes("code")) {
    found.push(
      failure(ABOUT, "The app client does not grant authorization codes.", "Choose the authorization code grant."),
    );
  }
  const scopes = WANTED_SCOPES.filter((scope) => !client.AllowedOAuthScopes?.includes(scope));
  if (scopes.length > 0)
    found.push(
      failure(
        ABOUT,
        `The app client does not allow the scopes ${scopes.join(", ")}.`,
        "Add them under the app client's login pages.",
      ),
    );
  const names = { amazon: "LoginWithAmazon", apple: "SignInWithApple", facebook: "Facebook", google: "Google" };
  const absent = SOCIAL_PROVIDERS.filter((one) => !client.SupportedIdentityProviders?.includes(names[one]));
  if (absent.length > 0) {
    const says = `SOCIAL_PROVIDERS shows ${absent.join(", ")}, and the app client does not offer that.`;
    found.push(failure(ABOUT, says, "Add the provider to the app client, or remove it from SOCIAL_PROVIDERS."));
  }
  return found;
}
