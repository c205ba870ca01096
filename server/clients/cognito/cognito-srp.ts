/**
 * The client side of Cognito's SRP-6a: the 3072-bit group of RFC 3526 with generator 2, SHA-256, and a key derived
 * with "Caldera Derived Key". The existing libraries block the event loop for 400 ms.
 */
import { createHmac, hkdfSync, randomBytes } from "node:crypto";
import { N } from "../../srp/modular-power";
import { numberOf, padded, sha256 } from "../../srp/srp-numbers";
import { powerInThread as power } from "./power-thread";
import { ProviderError } from "./provider-error";

const GENERATOR = 2n;
const k = numberOf(sha256(padded(N), padded(GENERATOR)));

/**
 * Ephemeral keys to prove a user's password; `prove` computes the response to PASSWORD_VERIFIER from its parameters.
 */
export async function poolSrp(userPoolId: string) {
  const group = userPoolId.split("_")[1] ?? "";
  const srp = await srpClient();
  return {
    publicA: srp.publicA,
    prove: (password: string, parameters: Record<string, string>) =>
      srp.prove({ group, name: parameters.USER_ID_FOR_SRP ?? "", password }, parameters),
  };
}

/** The same for a device; `prove` computes the response to DEVICE_PASSWORD_VERIFIER. */
export async function deviceSrp({ key, groupKey }: { key: string; groupKey: string }) {
  const srp = await srpClient();
  return {
    publicA: srp.publicA,
    prove: (password: string, parameters: Record<string, string>) =>
      srp.prove({ group: groupKey, name: key, password }, parameters),
  };
}

/** A new device's password, which stays in the browser, and the verifier and salt (base64) for the pool. */
export async function deviceVerifier({ key, groupKey }: { key: string; groupKey: string }) {
  const password = randomBytes(40).toString("base64");
  const salt = numberOf(randomBytes(16));
  const verifier = await power(GENERATOR, privateKey({ group: groupKey, name: key, password }, salt));
  return { password, salt: padded(salt).toString("base64"), verifier: padded(verifier).toString("base64") };
}

/**
 * Whose password: `group` is the pool's name or the device's group key, `name` is Cognito's user name or the device's
 * key.
 */
type SrpIdentity = { group: string; name: string; password: string };

function privateKey({ group, name, password }: SrpIdentity, salt: bigint): bigint {
  return numberOf(sha256(padded(salt), sha256(Buffer.from(`${group}${name}:${password}`))));
}

/** RFC 5054 2.5.4 asks for at least 256 bits. Each further bit costs time. */
const SECRET_BYTES = 32;

async function srpClient() {
  const a = numberOf(randomBytes(SECRET_BYTES));
  const publicA = await power(GENERATOR, a);

  return {
    /** SRP_A, as hex. */
    publicA: publicA.toString(16),

    async prove(identity: SrpIdentity, parameters: Record<string, string>) {
      const { SRP_B = "", SALT = "", SECRET_BLOCK = "" } = parameters;
      const publicB = BigInt(`0x${SRP_B}`);
      const u = numberOf(sha256(padded(publicA), padded(publicB)));
      // RFC 5054 2.5.4: if B or u is zero, anybody can compute the key.
      if (publicB % N === 0n || u === 0n) throw new ProviderError("UnreadableAnswer", "SRP_B is not valid", "critical");

      const x = privateKey(identity, BigInt(`0x${SALT}`));
      const base = (((publicB - k * (await power(GENERATOR, x))) % N) + N) % N;
      const shared = await power(base, a + u * x);
      const key = Buffer.from(hkdfSync("sha256", padded(shared), padded(u), "Caldera Derived Key", 16));
      const timestamp = stamp(new Date());
      const signature = createHmac("sha256", key)
        .update(identity.group + identity.name)
        .update(Buffer.from(SECRET_BLOCK, "base64"))
        .update(timestamp)
        .digest("base64");
      return {
        PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
        PASSWORD_CLAIM_SIGNATURE: signature,
        TIMESTAMP: timestamp,
      };
    },
  };
}

/**
 * The only time format that Cognito accepts: `Sun Mar 1 00:00:09 UTC 2026`. It is the machine's time, not our
 * clock's.
 */
function stamp(now: Date): string {
  const [weekday, day, month, year, time] = now.toUTCString().replace(",", "").split(" ");
  return `${weekday} ${month} ${Number(day)} ${time} UTC ${year}`;
}
