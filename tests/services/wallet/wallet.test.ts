/** Passes as a phone gets them, checked by OpenSSL, and links as Google gets them. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { jwtVerify } from "jose";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../app/domain/languages";
import { applePass } from "../../../app/domain/wallet/apple-pass";
import { googleTicket } from "../../../app/domain/wallet/google-ticket";
import { passPictures } from "../../../app/ui/wallet/pass-pictures";
import { walletSigners } from "../../../server/config/wallet-signers";
import { filesIn, passFaults } from "../../../server/sandbox/wallet/read-pass";
import { linkPictures } from "../../../server/services/link-pictures/link-pictures";
import { wallet } from "../../../server/services/wallet/wallet";
import { sampleSeatView } from "../../domain/samples/sample-seat";
import { colors, labelsIn, night, siteIn, ticket, view } from "../../domain/wallet/samples";
import { SAVE_URL, signingFiles } from "./signing-files";

const DAY_MS = 24 * 60 * 60_000;
const pictures = linkPictures();
let files: Awaited<ReturnType<typeof signingFiles>>;
let time = new Date();
let passes: ReturnType<typeof wallet>;
beforeAll(async () => {
  files = await signingFiles();
  passes = wallet({ ...walletSigners(files.environment), clock: { now: () => time }, draw: pictures.png });
});
afterAll(async () => {
  await Promise.all([passes?.stop(), pictures.stop()]);
  files?.remove();
});

async function drawn(language: string, number = ticket.number) {
  const labels = await labelsIn(language);
  const fields = applePass({ ...ticket, number }, night, { site: siteIn(language), labels, colors });
  return { fields, pictures: passPictures(view) };
}
const bytes = (file: Uint8Array | "busy" | undefined) => {
  if (!(file instanceof Uint8Array)) throw new Error(`no file: ${file}`);
  return Buffer.from(file);
};
const made = async (language: string) => bytes(await passes.applePasses([await drawn(language)]));

describe("An Apple Wallet pass", () => {
  it("has a manifest with the hash of each file, and a signature that OpenSSL verifies up to the authority", async () => {
    const inside = filesIn(await made("en"));
    const manifest = JSON.parse(inside.get("manifest.json")?.toString() ?? "{}") as Record<string, string>;
    const listed = [...inside.keys()].filter((name) => name !== "manifest.json" && name !== "signature");
    expect(Object.keys(manifest).sort()).toEqual(listed.sort());
    for (const [name, hash] of Object.entries(manifest)) {
      expect(
        createHash("sha1")
          .update(inside.get(name) ?? "")
          .digest("hex"),
        name,
      ).toBe(hash);
    }

    const at = (name: string) => join(files.folder, name);
    for (const name of ["manifest.json", "signature"]) writeFileSync(at(name), inside.get(name) ?? "");
    const verify = (content: string, authority: string) =>
      execFileSync(
        "openssl",
        [
          ...["smime", "-verify", "-binary", "-inform", "DER", "-in", at("signature"), "-content", content],
          ...["-CAfile", authority, "-purpose", "any", "-signer", at("signer.pem")],
        ],
        { stdio: ["ignore", "pipe", "ignore"] },
      );
    const { APPLE_WWDR_CERTIFICATE_FILE: authority } = files.environment;
    expect(verify(at("manifest.json"), authority)).toEqual(inside.get("manifest.json"));
    const signer = execFileSync("openssl", ["x509", "-in", at("signer.pem"), "-noout", "-subject"]).toString();
    expect(signer).toContain("pass.example.ringside.sandbox");

    writeFileSync(at("changed.json"), `${inside.get("manifest.json")} `);
    expect(() => verify(at("changed.json"), authority)).toThrow();
    const other = await signingFiles();
    expect(() => verify(at("manifest.json"), other.environment.APPLE_WWDR_CERTIFICATE_FILE)).toThrow();
    expect(passFaults(inside, files.authority)).toEqual([]);
    expect(passFaults(inside, other.authority)).toEqual(["The signature is wrong."]);
    expect(passFaults(new Map(inside).set("pass.json", Buffer.from("{}")), files.authority)).toHaveLength(1);
    other.remove();
  });

  it.each(LANGUAGES)(
    "says in %s what it was asked to say, under the identifiers of the certificate",
    async (language) => {
      const pass = JSON.parse(
        filesIn(await made(language))
          .get("pass.json")
          ?.toString("utf8") ?? "{}",
      );
      const { fields } = await drawn(language);
      expect(pass).toMatchObject({ formatVersion: 1, teamIdentifier: "SANDBOX000" });
      expect(pass.passTypeIdentifier).toBe("pass.example.ringside.sandbox");
      expect(pass.eventTicket).toMatchObject(fields.eventTicket ?? {});
      expect(pass.barcodes).toEqual(fields.barcodes);
      for (const name of ["relevantDate", "expirationDate"] as const) {
        expect(new Date(pass[name])).toEqual(new Date(fields[name] ?? ""));
      }
    },
  );

  it("has our own pictures in Apple's sizes", async () => {
    const inside = filesIn(await made("en"));
    const sizeOf = (name: string) => {
      const { width, height } = PNG.sync.read(inside.get(name) ?? Buffer.alloc(0));
      return [width, height];
    };
    expect(sizeOf("icon.png")).toEqual([29, 29]);
    expect(sizeOf("icon@3x.png")).toEqual([87, 87]);
    expect(sizeOf("logo@2x.png")).toEqual([100, 100]);
    expect(sizeOf("strip@2x.png")).toEqual([750, 196]);
    expect(sizeOf("strip@3x.png")).toEqual([1125, 294]);
  });

  it("is kept until it would say something else", async () => {
    const first = await passes.applePasses([await drawn("en")]);
    expect(await passes.applePasses([await drawn("en")])).toBe(first);
    expect(await passes.applePasses([await drawn("en", "KXWT-PQRM-HD002")])).not.toBe(first);
  });

  it("comes with others in one file", async () => {
    const file = await passes.applePasses([await drawn("en"), await drawn("en", "KXWT-PQRM-HD002")]);
    const inner = [...filesIn(bytes(file))].map(([name, one]) => [name, filesIn(one)] as const);
    expect(inner.map(([name]) => name)).toEqual(["packed-pass-1.pkpass", "packed-pass-2.pkpass"]);
    for (const [, inside] of inner) expect(passFaults(inside, files.authority)).toEqual([]);
    const serials = inner.map(([, inside]) => JSON.parse(inside.get("pass.json")?.toString() ?? "{}").serialNumber);
    expect(serials).toEqual(["KXWT-PQRM-HD001", "KXWT-PQRM-HD002"]);
  });

  it("fails rather than lose a field that the library takes for invalid", async () => {
    const { fields, pictures: art } = await drawn("en");
    const wrong = { ...fields, barcodes: [{ format: "QR", message: "x" }] };
    await expect(passes.applePasses([{ fields: wrong, pictures: art }])).rejects.toThrow("could not be signed");
  });

  it("is signed beside the event loop", async () => {
    const all = await Promise.all(["A", "B", "C"].map((mark) => drawn("en", `${mark}XWT-PQRM-HD001`)));
    const before = performance.eventLoopUtilization();
    for (const one of all) await passes.applePasses([one]);
    // On the main thread, the loop would be busy for nearly all of the time.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
  });

  it("is not offered once its certificate has expired", async () => {
    expect(passes.offers()).toEqual({ apple: true, google: true });
    time = new Date(Date.now() + 21 * 365 * DAY_MS);
    expect(passes.offers()).toEqual({ apple: false, google: true });
    expect(await passes.applePasses([await drawn("en")])).toBeUndefined();
    time = new Date();
  });
});

it("Nothing is offered where nothing is configured", async () => {
  const none = wallet({ apple: undefined, google: undefined, clock: { now: () => time }, draw: pictures.png });
  expect(none.offers()).toEqual({ apple: false, google: false });
  expect(await none.applePasses([await drawn("en")])).toBeUndefined();
  expect(await none.googleLink(() => ({}))).toBeUndefined();
});

describe("A link to Google Wallet", () => {
  const link = async (language: string, more: Partial<typeof ticket> = {}) => {
    const labels = await labelsIn(language);
    const options = { site: siteIn(language), labels, background: "#0b0c12" };
    const url = await passes.googleLink((issuerId) =>
      googleTicket({ ...ticket, ...more }, night, { issuerId, ...options }),
    );
    return url ?? "";
  };
  const tokenOf = (url: string) => url.slice(`${SAVE_URL}/`.length);

  it.each(LANGUAGES)(
    "carries the ticket in %s, signed by the service account, in a length that browsers take",
    async (language) => {
      const url = await link(language);
      expect(url.startsWith(`${SAVE_URL}/ey`)).toBe(true);
      expect(url.length).toBeLessThan(2_000);
      const { payload, protectedHeader } = await jwtVerify(tokenOf(url), files.googleKey, { audience: "google" });
      expect(protectedHeader).toEqual({ alg: "RS256", typ: "JWT" });
      expect(payload).toMatchObject({ iss: "wallet@ringside-sandbox.iam.gserviceaccount.com", typ: "savetowallet" });
      const { unreserved } = await labelsIn(language);
      expect(payload.payload).toMatchObject({
        eventTicketClasses: [
          {
            id: `3388000000000000001.HARVEST2-1-${language}`,
            eventName: { defaultValue: { language, value: "Iron Harvest" } },
            dateTime: {
              doorsOpen: "2026-11-28T18:30:00-05:00",
              start: "2026-11-28T19:30:00-05:00",
              end: "2026-11-28T22:30:00-05:00",
            },
          },
        ],
        eventTicketObjects: [
          {
            id: `3388000000000000001.KXWT-PQRM-HD001-1-${language}`,
            state: "ACTIVE",
            barcode: { type: "QR_CODE", value: ticket.code },
            seatInfo: {
              section: { defaultValue: { value: "Ringside" } },
              seat: { defaultValue: { value: unreserved } },
            },
            reservationInfo: { confirmationCode: "7KQ2-M4XP" },
          },
        ],
      });
    },
  );

  it("has other ids for a night that was moved, since Google keeps the first version of an id", async () => {
    const options = { issuerId: "1", site: siteIn("en"), labels: await labelsIn("en"), background: "#0b0c12" };
    const idsOf = ({ eventTicketClasses: [show], eventTicketObjects: [one] }: ReturnType<typeof googleTicket>) => [
      show?.id,
      one?.id,
      one?.classId,
    ];
    expect(idsOf(googleTicket(ticket, { ...night, revision: 2 }, options))).toEqual([
      "1.HARVEST2-2-en",
      "1.KXWT-PQRM-HD001-2-en",
      "1.HARVEST2-2-en",
    ]);
  });

  it("has ids that Google accepts, and names row and seat where they are numbered", async () => {
    const url = await link("en", { seat: sampleSeatView });
    const { payload } = await jwtVerify(tokenOf(url), files.googleKey);
    const [{ id, seatInfo }] = (payload.payload as { eventTicketObjects: [{ id: string; seatInfo: object }] })
      .eventTicketObjects;
    expect(id).toMatch(/^\d+\.[\w.-]+$/);
    const value = (text: string) => ({ defaultValue: { value: text } });
    expect(seatInfo).toMatchObject({
      section: value("Section 104"),
      row: value("C"),
      seat: value("7"),
      gate: value("Gate 2"),
    });
  });

  it("gives a ticket with another seat another id, since Google keeps what it had of the first", async () => {
    const options = { issuerId: "1", site: siteIn("en"), labels: await labelsIn("en"), background: "#0b0c12" };
    const idOf = (placeId: string) => {
      const seat = { ...sampleSeatView, placeId };
      return googleTicket({ ...ticket, seat }, night, options).eventTicketObjects[0]?.id;
    };
    expect([idOf("104-C-7"), idOf("104-Ö-8")]).toEqual([
      expect.stringMatching(/^1\..*-104-C-7$/),
      expect.stringMatching(/^1\..*-104-_-8$/),
    ]);
  });
});
