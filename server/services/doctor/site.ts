/** Checks the site through all proxies, as a visitor reaches it: host name, client address, headers, encryption. */
import { readFile } from "node:fs/promises";
import { isIP } from "node:net";
import { join } from "node:path";
import type { Settings } from "../../config/config";
import { LOOPBACK } from "../../config/contradictions";
import { ECHO_HEADER, ECHO_PATH, type Echoed, echoOrder } from "../../http/echo-order";
import { canonicalAddress } from "../../http/ip-networks";
import { type Signer, signer } from "../../session/signed-values";
import { type Finding, failure, fine, patience, reasonOf, unchecked, warning } from "./finding";

const ABOUT = "Site";
/** An address reserved for documentation, so no visitor has it. https://www.rfc-editor.org/rfc/rfc5737 */
const FORGED = "203.0.113.77";
/** The size of a sign-in's headers: with ordinary tokens, and with those of users in many groups. */
const ORDINARY_BYTES = 3_000;
const LARGE_BYTES = 7_000;

export async function checkSite(settings: Partial<Settings>): Promise<Finding[]> {
  const { SITE_URL: url } = settings;
  if (!url) return [];
  const reached = await healthFinding(url);
  if (reached.state === "failure") return [reached];
  const found = [reached, await readyFinding(url), ...(await plainHttp(url))];
  const secrets = await secretsOf(settings);
  if (secrets.length === 0)
    return [
      ...found,
      unchecked(
        ABOUT,
        "what proxies change, since SESSION_SECRETS is not known here.",
        "Run doctor where the site runs.",
      ),
    ];
  return [...found, ...(await proxyFindings(url, signer(secrets, "doctor"), settings))];
}

async function healthFinding(url: string): Promise<Finding> {
  try {
    const response = await fetch(`${url}/healthz`, { redirect: "manual", signal: patience() });
    if (response.ok && (await response.text()).startsWith("alive")) return fine(ABOUT, `${url} answers.`);
    const says = `Something else answers at ${url}/healthz (status ${response.status}).`;
    return failure(ABOUT, says, "Point the proxy at the site, or check SITE_URL.");
  } catch (error) {
    return failure(
      ABOUT,
      `${url} cannot be reached: ${reasonOf(error)}.`,
      "Start the site, and check SITE_URL, DNS and certificate.",
    );
  }
}

async function readyFinding(url: string): Promise<Finding> {
  const response = await fetch(`${url}/readyz`, { redirect: "manual", signal: patience() });
  if (response.ok) return fine(ABOUT, "It is ready.");
  const says = `It is not ready: ${(await response.text()).slice(0, 200)}`;
  return failure(ABOUT, says, "Fix what it names; it then becomes ready by itself.");
}

/** Visitors who type the address without https arrive here first. */
async function plainHttp(siteUrl: string): Promise<Finding[]> {
  const { protocol, hostname, host } = new URL(siteUrl);
  if (protocol === "http:") {
    if (LOOPBACK.test(hostname)) return [];
    return [
      failure(
        ABOUT,
        "SITE_URL is not https: cookies and passwords travel unencrypted.",
        "Put TLS in front, and set SITE_URL to https.",
      ),
    ];
  }
  try {
    const { headers } = await fetch(`http://${host}/`, { redirect: "manual", signal: patience() });
    if (headers.get("location")?.startsWith("https:")) return [fine(ABOUT, "http leads to https.")];
    return [warning(ABOUT, `http://${host} does not lead to https.`, "Redirect port 80 to https in the proxy.")];
  } catch {
    return [];
  }
}

async function secretsOf({ SESSION_SECRETS = [], DATA_DIR = "" }: Partial<Settings>): Promise<string[]> {
  if (SESSION_SECRETS.length > 0) return SESSION_SECRETS;
  const own = await readFile(join(DATA_DIR, "session-secret"), "utf8").catch(() => "");
  return own ? [own.trim()] : [];
}

async function proxyFindings(url: string, secrets: Signer, settings: Partial<Settings>): Promise<Finding[]> {
  const echo = await ask(url, secrets, 0).catch(reasonOf);
  if (typeof echo === "string") {
    const says = `what proxies change: ${echo}.`;
    return [
      unchecked(
        ABOUT,
        says,
        "The running site needs the SESSION_SECRETS that are set here, and this version: restart it.",
      ),
    ];
  }
  return [hostFinding(echo), addressFinding(echo, settings), await sizeFinding(url, secrets)];
}

function hostFinding({ host, hostKnown }: Echoed): Finding {
  if (hostKnown) return fine(ABOUT, `Requests come with the Host ${host}.`);
  const says = `The proxy asks for the Host “${host}”, which is not SITE_URL's: every page would redirect to itself.`;
  return failure(ABOUT, says, `Pass the Host on (nginx: proxy_set_header Host $host), or set EXTRA_HOSTS=${host}.`);
}

function addressFinding(echo: Echoed, { TRUST_PROXY = "" }: Partial<Settings>): Finding {
  const { peer, peerTrusted, forwardedFor, address } = echo;
  const from = canonicalAddress(peer) ?? peer;
  const named = (forwardedFor ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const straight = named.length === 1 && named[0] === FORGED;
  if (straight && address === FORGED) {
    const says = `TRUST_PROXY trusts ${from}, and this request came from there without a proxy.`;
    return unchecked(ABOUT, `whose addresses count. ${says}`, "Run doctor once from outside, through the proxy.");
  }
  if (address === FORGED) {
    const says = "Visitors can forge their address: X-Forwarded-For counts although a stranger wrote it.";
    return failure(
      ABOUT,
      says,
      `Set TRUST_PROXY to the addresses of your proxies (here ${from}), or to their exact number.`,
    );
  }
  if (straight) return fine(ABOUT, `No proxy stands in front: visitors count by their own address (${address}).`);
  // Doctor and the proxy are on one machine, so the address that the proxy names is its own.
  if (address === from && named.at(-1) === from && peerTrusted) {
    return fine(ABOUT, `Visitors count by the address that the proxy at ${from} names.`);
  }
  if (address === from && named.length > 0) {
    const says = `A proxy at ${from} stands in front, and all visitors count as one: its limits would turn them away together.`;
    return failure(
      ABOUT,
      says,
      `Set TRUST_PROXY=${TRUST_PROXY && isIP(TRUST_PROXY.split(",")[0] ?? "") ? `${TRUST_PROXY},` : ""}${from}`,
    );
  }
  if (named.length === 0) {
    return warning(
      ABOUT,
      `The proxy at ${from} sends no X-Forwarded-For: all visitors count as one.`,
      "Let it add the header (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for).",
    );
  }
  return fine(ABOUT, `Visitors count by their own address (${address}), behind the proxy ${from}.`);
}

/** By default, nginx accepts 4 kB of response headers and answers 502 if there are more. */
async function sizeFinding(url: string, secrets: Signer): Promise<Finding> {
  const passes = (bytes: number) =>
    ask(url, secrets, bytes).then(
      () => true,
      () => false,
    );
  const remedy =
    "Raise the proxy's buffers (nginx: proxy_buffer_size 16k; proxy_buffers 8 16k; large_client_header_buffers 4 16k).";
  if (!(await passes(ORDINARY_BYTES))) {
    return failure(ABOUT, `Headers of ${ORDINARY_BYTES} bytes do not pass the proxy: nobody could sign in.`, remedy);
  }
  if (await passes(LARGE_BYTES)) return fine(ABOUT, `Headers of ${LARGE_BYTES} bytes pass in both directions.`);
  return warning(
    ABOUT,
    `Headers of ${LARGE_BYTES} bytes do not pass the proxy: fans in many groups might not sign in.`,
    remedy,
  );
}

/** Sends a cookie of `bytes` and asks for a header of `bytes` back; returns the request as the site saw it. Throws if
 * either is lost. */
async function ask(url: string, secrets: Signer, bytes: number): Promise<Echoed> {
  const response = await fetch(`${url}${ECHO_PATH}`, {
    redirect: "manual",
    signal: patience(),
    headers: {
      [ECHO_HEADER]: echoOrder(secrets, bytes, Date.now()),
      "x-forwarded-for": FORGED,
      ...(bytes > 0 && { cookie: `doctor=${"x".repeat(bytes)}` }),
    },
  });
  if (response.status !== 200) throw new Error(`status ${response.status}`);
  const echoed = (await response.json()) as Echoed;
  const back = response.headers.get("x-doctor-filler")?.length ?? 0;
  if (back < bytes || echoed.cookieBytes < bytes) throw new Error("a header was cut");
  return echoed;
}
