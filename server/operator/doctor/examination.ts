/** The whole examination: the settings themselves, then every system that they name, side by side. */
import type { Settings } from "../../config/config";
import type { Fault } from "../../config/fault";
import { checkClocks } from "./clocks";
import { checkDatabase } from "./database";
import { type Finding, failure, fine, reasonOf, warning } from "./finding";
import { checkFolders } from "./folders";
import { checkHostedPages } from "./hosted-pages";
import { checkIdentityPool } from "./identity-pool";
import { checkMailServer } from "./mail-server";
import { checkPremium } from "./premium";
import { checkSite } from "./site";
import { checkStripeAccount } from "./stripe-account";
import { checkUserPool } from "./user-pool";
import { checkWebhook } from "./webhook";

/** What is right of the settings, and the faults of the rest. */
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
  Clock: checkClocks,
  Site: checkSite,
};

/** With the sandbox, these are stand-ins inside the site's process. */
const OUTSIDE = ["User pool", "Hosted pages", "Identity pool", "Stripe", "Webhook", "Premium", "Mail", "Clock"];

/** Every finding, in one order whatever answers first. Never throws: a check that breaks is a finding. */
export async function examination({ settings, faults, near }: Examined, sandbox: boolean): Promise<Finding[]> {
  const found = faults.map(({ setting, what, why = "", example }) =>
    failure("Settings", `${setting} ${what}.`, [why, example && `Example: ${setting}=${example}`].join(" ").trim()),
  );
  if (found.length === 0) found.push(fine("Settings", "All of them can be read, and none contradicts another."));
  for (const { name, meant } of near) {
    found.push(
      warning("Settings", `${name} is no setting, and nobody reads it.`, `Write ${meant}, if that was meant.`),
    );
  }
  if (sandbox) {
    const remedy = "Set SANDBOX=off and the settings of the real systems before anything is sold.";
    found.push(warning("Sandbox", "Sign-in, payment and mail are stand-ins, and no money is taken.", remedy));
  }
  const wanted = Object.entries(CHECKS).filter(([about]) => !(sandbox && OUTSIDE.includes(about)));
  const all = await Promise.all(
    wanted.map(([about, check]) =>
      check(settings).catch((error: unknown) => [
        failure(about, `The check itself broke: ${reasonOf(error)}.`, "Tell the people who make this software."),
      ]),
    ),
  );
  return [...found, ...all.flat()];
}
