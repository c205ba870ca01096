/** The authenticator link of section 3. */
import { expect, test } from "vitest";
import { authenticatorLink } from "../../../app/domain/authenticator/authenticator-link";

test("contains the encoded issuer, account and secret", () => {
  const link = authenticatorLink({ issuer: "Ring & Side", account: "maya+1@example.com", secret: "ABC234" });
  expect(link).toBe("otpauth://totp/Ring%20%26%20Side:maya%2B1%40example.com?secret=ABC234&issuer=Ring%20%26%20Side");
  expect(new URL(link).searchParams.get("secret")).toBe("ABC234");
});

test("uses AWSCognito as the default issuer", () => {
  expect(authenticatorLink({ account: "maya", secret: "A" })).toBe(
    "otpauth://totp/AWSCognito:maya?secret=A&issuer=AWSCognito",
  );
});
