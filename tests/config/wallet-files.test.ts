/** Files that cannot sign a pass are refused at the start, by name, and doctor says when a certificate expires. */
import { execFileSync } from "node:child_process";
import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { Environment } from "../../server/config/config";
import { walletFaults, walletSigners } from "../../server/config/wallet-signers";
import { certificate } from "../../server/sandbox/wallet/pass-certificate";
import { checkWallet } from "../../server/services/doctor/wallet-check";
import { SAVE_URL, signingFiles } from "../services/wallet/signing-files";
import { faultIn, production } from "./production";

const DAY_MS = 24 * 60 * 60_000;
let files: Awaited<ReturnType<typeof signingFiles>>;
let other: Awaited<ReturnType<typeof signingFiles>>;
beforeAll(async () => {
  [files, other] = await Promise.all([signingFiles(), signingFiles()]);
});
afterAll(() => {
  files?.remove();
  other?.remove();
});

const file = (name: string, content: string) => {
  const path = join(files.folder, name);
  writeFileSync(path, content);
  return path;
};
const faultsOf = (over: object) =>
  walletFaults({ ...files.environment, ...over }).map(({ setting, what }) => `${setting} ${what}`);
const keyOf = ({ environment }: typeof files) => readFileSync(environment.APPLE_PASS_KEY_FILE, "utf8");

describe("Files for passes", () => {
  it("are read: identifiers come from the certificate, in PEM or as Apple's .cer", () => {
    const pem = readFileSync(files.environment.APPLE_PASS_CERTIFICATE_FILE, "utf8");
    const der = join(files.folder, "pass.cer");
    writeFileSync(der, Buffer.from(pem.replace(/-----[^-]+-----|\s/g, ""), "base64"));
    for (const APPLE_PASS_CERTIFICATE_FILE of [files.environment.APPLE_PASS_CERTIFICATE_FILE, der]) {
      const { apple, google } = walletSigners({ ...files.environment, APPLE_PASS_CERTIFICATE_FILE });
      expect(apple).toMatchObject({
        passTypeIdentifier: "pass.example.ringside.sandbox",
        teamIdentifier: "SANDBOX000",
        certificate: pem,
      });
      expect(google).toMatchObject({ issuerId: "3388000000000000001", saveUrl: SAVE_URL });
    }
    expect(walletSigners({})).toEqual({ apple: undefined, google: undefined });
  });

  it("are certificates that OpenSSL accepts as a chain", () => {
    const { APPLE_WWDR_CERTIFICATE_FILE: authority, APPLE_PASS_CERTIFICATE_FILE: pass } = files.environment;
    expect(execFileSync("openssl", ["verify", "-CAfile", authority, pass]).toString()).toContain("OK");
  });

  it("may have an encrypted key", () => {
    const encrypted = createPrivateKey(keyOf(files)).export({
      ...{ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "turnbuckle" },
    });
    const APPLE_PASS_KEY_FILE = file("encrypted.pem", encrypted.toString());
    expect(faultsOf({ APPLE_PASS_KEY_FILE, APPLE_PASS_KEY_PASSPHRASE: "turnbuckle" })).toEqual([]);
    expect(faultsOf({ APPLE_PASS_KEY_FILE })).toEqual([expect.stringContaining("needs APPLE_PASS_KEY_PASSPHRASE")]);
    const [wrong] = faultsOf({ APPLE_PASS_KEY_FILE, APPLE_PASS_KEY_PASSPHRASE: "wrong" });
    expect(wrong).toContain("APPLE_PASS_KEY_PASSPHRASE does not open it");
    expect(wrong).not.toContain("turnbuckle");
  });

  test.each([
    ["that is missing", () => ({ APPLE_PASS_CERTIFICATE_FILE: "/nowhere/pass.pem" }), "cannot be read (ENOENT)"],
    ["that is a folder", () => ({ APPLE_PASS_KEY_FILE: files.folder }), "cannot be read (EISDIR)"],
    ["that is no certificate", () => ({ APPLE_WWDR_CERTIFICATE_FILE: file("text", "hello") }), "not a certificate"],
    ["that is no key", () => ({ APPLE_PASS_KEY_FILE: file("no-key", "hello") }), "not a private key in PEM"],
    [
      "with another key",
      () => ({ APPLE_PASS_KEY_FILE: other.environment.APPLE_PASS_KEY_FILE }),
      "not the certificate's RSA key",
    ],
    [
      "of another authority",
      () => ({ APPLE_WWDR_CERTIFICATE_FILE: other.environment.APPLE_WWDR_CERTIFICATE_FILE }),
      "did not issue",
    ],
    [
      "of no pass type",
      () => ({ APPLE_PASS_CERTIFICATE_FILE: files.environment.APPLE_WWDR_CERTIFICATE_FILE }),
      "not the certificate of a pass type",
    ],
    ["of Google that is missing", () => ({ GOOGLE_WALLET_KEY_FILE: "/nowhere/key.json" }), "cannot be read (ENOENT)"],
    [
      "of Google that is no JSON",
      () => ({ GOOGLE_WALLET_KEY_FILE: file("no-json", "hello") }),
      "not a service account's key",
    ],
    [
      "of Google without a key",
      () => ({
        GOOGLE_WALLET_KEY_FILE: file("no-key.json", '{"type":"service_account","client_email":"a@b.example"}'),
      }),
      "not a service account's key",
    ],
    [
      "of Google with a key that cannot sign",
      () => ({ GOOGLE_WALLET_KEY_FILE: file("ec.json", ecAccount()) }),
      "not a service account's key",
    ],
  ])("are refused: one %s", (_, over, says) => {
    const changed = over();
    expect(faultsOf(changed).join("\n")).toContain(says);
    expect(faultsOf(changed).join("\n")).toContain(`${Object.keys(changed)[0]} is `);
    expect(() => walletSigners({ ...files.environment, ...changed })).toThrow(says);
  });

  test.each([
    ["APPLE_PASS_CERTIFICATE_FILE", "APPLE_PASS_KEY_FILE"],
    ["APPLE_PASS_KEY_FILE", "APPLE_WWDR_CERTIFICATE_FILE"],
    ["APPLE_WWDR_CERTIFICATE_FILE", "APPLE_PASS_CERTIFICATE_FILE"],
    ["GOOGLE_WALLET_ISSUER_ID", "GOOGLE_WALLET_KEY_FILE"],
    ["GOOGLE_WALLET_KEY_FILE", "GOOGLE_WALLET_ISSUER_ID"],
  ])("are needed together: %s alone is refused", (given, missing) => {
    const message = faultIn({ ...production, [given]: "3388000000012345678" });
    expect(message).toContain(`  ${missing} is not set, and ${given} is`);
  });

  it("keep Google's address if none is named", () => {
    expect(Environment.shape.GOOGLE_WALLET_SAVE_URL.parse(undefined)).toBe("https://pay.google.com/gp/v/save");
  });
});

const ecAccount = () =>
  JSON.stringify({
    type: "service_account",
    client_email: "a@b.example",
    private_key: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ type: "pkcs8", format: "pem" }),
  });

describe("doctor", () => {
  /** Its lines about a pass certificate whose validity begins and ends so many days from now. */
  async function saysOf(fromDays: number, toDays: number) {
    const key = createPrivateKey(keyOf(files));
    const issuer = { CN: "Authority" };
    const subject = { UID: "pass.example.soon", CN: "Pass Type ID: pass.example.soon", OU: "TEAM000000" };
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    const dates = { issuer, issuerKey: key, key, from: at(fromDays), to: at(toDays + 0.5) };
    const settings = {
      APPLE_PASS_KEY_FILE: files.environment.APPLE_PASS_KEY_FILE,
      APPLE_PASS_CERTIFICATE_FILE: file("soon.pem", certificate({ ...dates, subject })),
      APPLE_WWDR_CERTIFICATE_FILE: file(
        "authority.pem",
        certificate({ ...dates, from: at(-400), to: at(400), subject: issuer }),
      ),
    };
    return (await checkWallet(settings)).map(({ state, says }) => `${state}: ${says}`);
  }
  const dayOf = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

  it("says how long the certificates are valid", async () => {
    const [pass, authority] = await saysOf(-10, 31);
    expect(pass).toBe(`ok: The certificate of pass.example.soon (team TEAM000000) is valid until ${dayOf(31.5)}.`);
    expect(authority).toContain("ok: Apple's intermediate certificate is valid until");
  });

  it("warns 30 days before one expires, and fails afterward", async () => {
    expect((await saysOf(-10, 29))[0]).toMatch(/^warning: .* 29 days from now\.$/);
    expect((await saysOf(-10, -2))[0]).toMatch(/^failure: .* expired on .*: no passes are offered\.$/);
    expect((await saysOf(2, 300))[0]).toMatch(/^failure: .* is valid from .* on only\.$/);
  });

  it("names files that cannot be used, and says nothing where no wallet is configured", async () => {
    const [found] = await checkWallet({ ...files.environment, APPLE_PASS_KEY_FILE: "/nowhere/key.pem" });
    expect(found).toMatchObject({ state: "failure", says: expect.stringContaining("/nowhere/key.pem") });
    expect(found?.remedy).toContain("private key of the pass certificate");
    expect(await checkWallet({})).toEqual([]);
  });
});
