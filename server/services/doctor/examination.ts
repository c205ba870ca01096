/** Runs all checks: the settings first, then all systems that they name in parallel. */
import type { Settings } from "../../config/config";
import type { Fault } from "../../config/fault";
import { checkClocks } from "./clocks";
import { checkDatabase } from "./database";
import { type Finding, failure, fine, reasonOf, warning } from "./finding";
import { checkFolders } from "./folders";
import { checkHostedPages } from "./hosted-pages";
import { checkIdentityPool } from "./identity-pool";
import { checkMailServer } from "./mail-server";
import { checkPremium } from "./premium-check";
import { checkSite } from "./site";
import { checkStripeAccount } from "./stripe-account";
import { checkUserPool } from "./user-pool";
import { checkWallet } from "./wallet-check";
import { checkWebhook } from "./webhook";

/** The valid settings, and the faults of the others. */
export type Examined = {
  settings: Partial<Settings>;
  faults: readonly Fault[];
  near: readonly { name: string; meant: string }[];
};
type Check = (settings: Partial<Settings>) => Promise<Finding[]>;

const CHECKS: Record<string, Check> = {
  Folders: checkFolders,
  Database: checkDatabase,
  "User pool": checkUserPool,
  "Hosted pages": checkHostedPages,
  "Identity pool": checkIdentityPool,
  Stripe: checkStripeAccount,
  Webhook: checkWebhook,
  Premium: checkPremium,
  Mail: checkMailServer,
  Wallet: checkWallet,
  Clock: checkClocks,
  Site: checkSite,
};

/** Fewest different characters in a secret. Of 32 random hexadecimal digits, one in thirty million has fewer. */
const LEAST_CHARACTERS = 8;

/** With the sandbox, these are stand-ins inside the site's process. */
const OUTSIDE = ["User pool", "Hosted pages", "Identity pool", "Stripe", "Webhook", "Premium", "Mail", "Clock"];

/** Returns all findings in a fixed order. Never throws: a check that fails is a finding, too. */
export async function examination({ settings, faults, near }: Examined, sandbox: boolean): Promise<Finding[]> {
  const found = faults.map(({ setting, what, why = "", example }) =>
    failure("Settings", `${setting} ${what}.`, [why, example && `Example: ${setting}=${example}`].join(" ").trim()),
  );
  if (found.length === 0) found.push(fine("Settings", "All of them can be read, and none contradicts another."));
  for (const { name, meant } of near) {
    found.push(
      warning("Settings", `${name} is not a setting, so the site ignores it.`, `Write ${meant}, if that was meant.`),
    );
  }
  const { SESSION_SECRETS = [] } = settings;
  if (SESSION_SECRETS.some((secret) => new Set(secret).size < LEAST_CHARACTERS)) {
    const says =
      "SESSION_SECRETS has a secret of a few characters, repeated. Whoever guesses it can sign in as anybody.";
    found.push(failure("Settings", says, "Replace it by the output of: openssl rand -hex 32"));
  }
  if (sandbox) {
    const remedy = "Set SANDBOX=off and the settings of the real systems before anything is sold.";
    found.push(warning("Sandbox", "Sign-in, payment and mail are stand-ins, and no money is taken.", remedy));
  }
  const wanted = Object.entries(CHECKS).filter(([about]) => !(sandbox && OUTSIDE.includes(about)));
  const all = await Promise.all(
    wanted.map(([about, check]) =>
      check(settings).catch((error: unknown) => [
        failure(about, `The check itself broke: ${reasonOf(error)}.`, "Report this to the developers."),
      ]),
    ),
  );
  return [...found, ...all.flat()];
}
