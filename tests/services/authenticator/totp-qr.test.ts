/** The QR code of an authenticator link: a phone reads the link from it, and a failure is only logged. */
import { expect, test, vi } from "vitest";
import { qrSvg } from "../../../server/services/authenticator/totp-qr";

test("is a picture of 228 px", async () => {
  const report = vi.fn();
  const svg = await qrSvg("otpauth://totp/Ringside:maya?secret=ABC&issuer=Ringside", report);
  expect(svg).toMatch(/^<svg [^>]*width="228" height="228"/);
  expect(report).not.toHaveBeenCalled();
});

test.each([
  ["nothing", "", "No input text"],
  ["too much", "x".repeat(2332), "The amount of data is too big to be stored in a QR Code"],
])("of %s cannot be made, which is only logged", async (_, link, message) => {
  const report = vi.fn();
  expect(await qrSvg(link, report)).toBeUndefined();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ message }), "debug", "authenticator QR code");
});

test("is made of the most data that version 40 holds at level M", async () => {
  expect(await qrSvg("x".repeat(2331), vi.fn())).toContain("<svg");
});
