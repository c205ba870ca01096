/** Kinds of settings about the names that the site answers to and the proxies it trusts. */
import { subnetOf } from "../http/ip-networks";
import { checked, listOf } from "./kinds";

/** A name as in a Host header: `ringside:3000`, `www.ringside.example`, `[::1]:3000`. */
const HOST = /^(\[[0-9a-f:.]+\]|[\w.-]+)(:\d+)?$/i;

export const extraHosts = listOf("host", (value) => (HOST.test(value) ? undefined : "is not a host")).transform(
  (hosts) => hosts.map((host) => host.toLowerCase()),
);

const SECRET_MIN_LENGTH = 32;

/** Messages give its length instead of the secret: one that is too short may still be the real one. */
export const sessionSecrets = checked((value) => {
  const secrets = value.split(",").map((secret) => secret.trim());
  if (!secrets.some(Boolean)) return "holds no secret, only commas";
  const short = secrets.filter((secret) => secret !== "" && secret.length < SECRET_MIN_LENGTH).length;
  if (short === 0) return undefined;
  const which = secrets.length === 1 ? "is" : `holds ${short} of ${secrets.length} secrets`;
  return `${which} shorter than ${SECRET_MIN_LENGTH} characters`;
})
  .default("")
  .transform((value) =>
    value
      .split(",")
      .map((secret) => secret.trim())
      .filter(Boolean),
  );

/**
 * The proxies' addresses and ranges, or how many proxies there are. A site that trusts every address believes every
 * header.
 */
export const trustProxy = checked((value) => {
  if (/^\d+$/.test(value)) return undefined;
  for (const entry of value.split(",")) {
    const subnet = subnetOf(entry);
    if (!subnet) {
      return `holds “${entry.trim()}”, which is neither an address, nor a range such as 10.0.0.0/8, nor a number of proxies`;
    }
    if (subnet.prefix === 0) return `holds “${entry.trim()}”, which trusts every address`;
  }
  return undefined;
}).default("");
