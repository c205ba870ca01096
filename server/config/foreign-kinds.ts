/** Validators for settings whose format comes from AWS, Stripe, PostgreSQL, SMTP or Google. */
import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";
import { IDENTITY_POOL_ID_MAX } from "../../app/domain/limits";
import { addressFault, checked, listOf } from "./kinds";

/** The specification calls it the "identity pool id", but this is the form of a user pool id: `us-east-2_AbCdEf123`. */
const USER_POOL_ID = /^[\w-]+_[0-9a-zA-Z]+$/;
const IDENTITY_POOL_ID = /^[\w-]+:[0-9a-f-]+$/;

export const userPoolId = checked((value) => {
  if (IDENTITY_POOL_ID.test(value)) return "is an identity pool's id, not a user pool's";
  if (!USER_POOL_ID.test(value) || value.length > IDENTITY_POOL_ID_MAX) return "is not a user pool's id";
  return undefined;
});

export const identityPoolId = checked((value) => {
  if (USER_POOL_ID.test(value)) return "is a user pool's id, not an identity pool's";
  if (!IDENTITY_POOL_ID.test(value) || value.length > IDENTITY_POOL_ID_MAX) return "is not an identity pool's id";
  return undefined;
});

export const clientId = checked((value) => (/^[\w+]+$/.test(value) ? undefined : "is not an app client's id"));

/** AWS adds regions every year, so we check the form of a name instead of a list. */
const REGION_NAME =
  /^(us|us-gov|eu|eusc-de|ap|sa|ca|me|af|il|mx|cn)-(central|(north|south)?(east|west)|north|south)-\d$/;

export const awsRegion = checked((value) => (REGION_NAME.test(value) ? undefined : "is not an AWS region"));

/** The address of the hosted pages. A bare domain, as AWS shows it, means https. */
export const hostedDomain = z
  .string()
  .transform((value) => (/^https?:\/\//.test(value) ? value : `https://${value}`))
  .pipe(
    checked((value) => {
      const fault = addressFault(value, { bare: true });
      return fault && (URL.canParse(value) ? fault : "is not a domain");
    }),
  )
  .transform((value) => value.replace(/\/$/, ""));

const CHARACTERS = ["lower", "upper", "number", "symbol"];

/** The pool's password rule, written like `8 lower upper number symbol`. */
export const passwordPolicy = checked((value) => {
  const [length = "", ...characters] = value.split(" ");
  if (!/^\d+$/.test(length)) return "does not begin with a length";
  const unknown = characters.find((one) => !CHARACTERS.includes(one));
  return unknown === undefined ? undefined : `holds “${unknown}”, which is none of ${CHARACTERS.join(", ")}`;
})
  .default("8 lower upper number symbol")
  .transform((value) => {
    const [minLength = "8", ...characters] = value.split(" ");
    return { minLength: Number(minLength), characters };
  });

/** What kind of Stripe value it is, by its prefix, if it isn't the wanted one. */
function otherKind(value: string): string | undefined {
  if (/^pk_/.test(value)) return "is a publishable key (pk_…), which belongs in a browser";
  if (/^whsec_/.test(value)) return "is a webhook's signing secret (whsec_…)";
  if (/^(sk|rk)_/.test(value)) return "is a secret key";
  if (/^we_/.test(value)) return "is a webhook endpoint's id (we_…)";
  if (/^prod_/.test(value)) return "is a product (prod_…)";
  return undefined;
}

/** A secret or restricted key, of an account or an organization. */
export const stripeKey = checked((value) =>
  /^(sk|rk)_(org_)?(test|live)_/.test(value)
    ? undefined
    : (otherKind(value.replace(/^(sk|rk)_/, "")) ?? "does not start with sk_test_, sk_live_, rk_test_ or rk_live_"),
);

export const webhookSecret = checked((value) =>
  value.startsWith("whsec_") ? undefined : (otherKind(value) ?? "does not start with whsec_"),
);

export const priceIds = listOf("price", otherKind);

export const databaseUrl = checked((value) => {
  // A server reached by a socket has no host: `postgres://user@/name?host=/var/run/postgresql`.
  const socket = /[?&]host=/.test(value);
  const address = socket ? value.replace(/^(\w+:\/\/(?:[^/]*@)?)\//, "$1socket/") : value;
  const fault = addressFault(address, { protocols: ["postgres:", "postgresql:"] });
  if (fault) return fault;
  const { username, password, pathname } = new URL(address);
  if (![username, password, pathname].every(isDecodable)) {
    return "cannot be read: a password in it needs %25 in place of a percent sign";
  }
  return pathname.length > 1 ? undefined : "names no database";
}).transform(plainSslMode);

/**
 * The driver reads these words as `verify-full`, with a warning that its next version will trust more. Saying what is
 * meant keeps the meaning and needs no warning.
 */
function plainSslMode(url: string): string {
  if (/[?&]uselibpqcompat=true(&|$)/.test(url)) return url;
  return url.replace(/([?&]sslmode=)(prefer|require|verify-ca)(?=&|$)/, "$1verify-full");
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

export const smtpUrl = checked((value) => addressFault(value, { protocols: ["smtps:", "smtp:"] }));

export const mailAddress = checked((value) => {
  const found = addressparser(value, { flatten: true });
  if (found.length > 1) return "is more than one email address";
  return /^[^@\s]+@[^@\s]+$/.test(found[0]?.address ?? "") ? undefined : "is not an email address";
});

export const sentryDsn = checked((value) => {
  if (addressFault(value)) return "is not an address that Sentry gives out";
  return new URL(value).username ? undefined : "has no key in front of the host";
});

export const gtmId = checked((value) => (/^GTM-[A-Z0-9]+$/.test(value) ? undefined : "is not a container of GTM"));

/** The issuer account in Google's Pay and Wallet Console. */
export const walletIssuerId = checked((value) =>
  /^\d{6,}$/.test(value) ? undefined : "is not an issuer id, which has digits only",
);
