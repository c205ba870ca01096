/** Settings that are valid by themselves but contradict each other. */
import type { Settings } from "./config";
import { explanations } from "./explanations";
import type { Fault } from "./fault";
import { isLiveKey, sellsForReal } from "./sells-for-real";

/** The site runs on the operator's own machine. */
export const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** `settings` holds only the valid ones. */
export function contradictions(settings: Partial<Settings>): Fault[] {
  return [
    ...hostedPages(settings),
    ...regions(settings),
    ...liveKey(settings),
    ...places(settings),
    ...both(settings),
    ...season(settings),
    ...wallets(settings),
  ];
}

function hostedPages({ SOCIAL_PROVIDERS = [], COGNITO_DOMAIN, SANDBOX }: Partial<Settings>): Fault[] {
  // The sandbox brings its own hosted pages.
  if (SOCIAL_PROVIDERS.length === 0 || COGNITO_DOMAIN || SANDBOX === "on") return [];
  return [
    {
      setting: "SOCIAL_PROVIDERS",
      what: `names ${SOCIAL_PROVIDERS.join(", ")}, and COGNITO_DOMAIN is not set`,
      why: "Each of these buttons leads to the pool's hosted pages. Set COGNITO_DOMAIN, or leave SOCIAL_PROVIDERS empty.",
    },
  ];
}

function regions(settings: Partial<Settings>): Fault[] {
  const { AWS_REGION: region, COGNITO_USER_POOL_ID: user, COGNITO_IDENTITY_POOL_ID: identity } = settings;
  const pools = [
    ["COGNITO_USER_POOL_ID", user?.slice(0, user.lastIndexOf("_"))],
    ["COGNITO_IDENTITY_POOL_ID", identity?.slice(0, identity.indexOf(":"))],
  ] as const;
  return pools
    .filter(([, own]) => region && own && own !== region)
    .map(([setting, own]) => ({
      setting,
      what: `is a pool in ${own}, and AWS_REGION is ${region}`,
      why: `The site looks for it in AWS_REGION and would not find it. Set AWS_REGION=${own}, or use a pool in ${region}.`,
    }));
}

function liveKey({ STRIPE_SECRET_KEY, SITE_URL, NODE_ENV }: Partial<Settings>): Fault[] {
  if (!isLiveKey(STRIPE_SECRET_KEY) || (!SITE_URL && NODE_ENV === "production")) return [];
  const url = SITE_URL ? new URL(SITE_URL) : undefined;
  if (url?.protocol === "https:" && !LOOPBACK.test(url.hostname)) return [];
  return [
    {
      setting: "STRIPE_SECRET_KEY",
      what: `is a live key, and SITE_URL is ${SITE_URL ?? "not set"}`,
      why: "Live keys charge real cards, and Stripe returns fans only to https. Use a test key here, or set SITE_URL to the public https address.",
      example: "sk_test_…",
    },
  ];
}

function places({ PORT, SANDBOX_PORT, METRICS_PORT, SITE_URL, PRODUCT_API_URL }: Partial<Settings>): Fault[] {
  const faults: Fault[] = [];
  if (PORT !== 0 && SANDBOX_PORT === PORT && PORT !== undefined) {
    const why = "The site and the stand-ins need a port each.";
    faults.push({ setting: "SANDBOX_PORT", what: `is ${PORT}, and so is PORT`, why, example: String(PORT + 1) });
  }
  if (METRICS_PORT !== undefined && METRICS_PORT === PORT) {
    const why = "Metrics are not for visitors, so they never share the site's port.";
    faults.push({ setting: "METRICS_PORT", what: `is ${METRICS_PORT}, and so is PORT`, why, example: "9464" });
  }
  if (SITE_URL && PRODUCT_API_URL && new URL(PRODUCT_API_URL).origin === SITE_URL) {
    const why = "The site would ask itself for its content. Leave it empty to serve the content from here.";
    faults.push({ setting: "PRODUCT_API_URL", what: "is the same as SITE_URL", why });
  }
  return faults;
}

/** The address setting that replaces each real system with a stand-in. */
const ADDRESS_OF = {
  COGNITO_USER_POOL_ID: "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER",
  COGNITO_CLIENT_ID: "AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER",
  COGNITO_IDENTITY_POOL_ID: "AWS_ENDPOINT_URL_COGNITO_IDENTITY",
  STRIPE_SECRET_KEY: "STRIPE_API_URL",
} as const;

function both(settings: Partial<Settings>): Fault[] {
  if (settings.SANDBOX !== "on") return [];
  const names = Object.keys(ADDRESS_OF) as (keyof typeof ADDRESS_OF)[];
  return names
    .filter((name) => settings[name] && !settings[ADDRESS_OF[name]])
    .map((setting) => ({
      setting,
      what: "is set, and so is SANDBOX=on",
      why: "The sandbox's stand-in does not know it. Remove one of the two.",
    }));
}

function season(settings: Partial<Settings>): Fault[] {
  // With the sandbox on, `both` already named the real systems.
  if (settings.SEED !== "demo" || settings.SANDBOX === "on" || !sellsForReal(settings)) return [];
  return [
    {
      setting: "SEED",
      what: "is demo, and this site is configured with real accounts or payments",
      why: "Tickets to invented shows would go on sale. Remove SEED, and import your own content: npm run content -- import FILE",
    },
  ];
}

/** Settings that only work together. */
const WALLETS = [
  ["APPLE_PASS_CERTIFICATE_FILE", "APPLE_PASS_KEY_FILE", "APPLE_WWDR_CERTIFICATE_FILE"],
  ["GOOGLE_WALLET_ISSUER_ID", "GOOGLE_WALLET_KEY_FILE"],
] as const;

function wallets(settings: Partial<Settings>): Fault[] {
  return WALLETS.flatMap((names) => {
    const given = names.filter((name) => settings[name]);
    if (given.length === 0) return [];
    const why = "A pass is signed with all of them. Set all, or none to offer no passes.";
    return names
      .filter((name) => !settings[name])
      .map((setting) => ({
        setting,
        what: `is not set, and ${given[0]} is`,
        why,
        example: explanations[setting]?.example,
      }));
  });
}
