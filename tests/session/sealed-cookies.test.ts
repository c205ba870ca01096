/** Cookies of every release, recorded as they were written: browsers send them for a year. */
import { describe, expect, test } from "vitest";
import { readConfig } from "../../server/config/config";
import { cookies } from "../../server/session/session";
import { cognitoTokens } from "./cognito-tokens";
import samples from "./sealed-cookies.json" with { type: "json" };

const environment = {
  SESSION_SECRETS: samples.secret,
  COGNITO_CLIENT_ID: samples.clientId,
  COGNITO_USER_POOL_ID: samples.userPoolId,
};
const ours = cookies(readConfig(environment));
const headerOf = (lines: string[]) => lines.map((line) => line.split(";")[0]).join("; ");
const names = ["session", "flow", "guest", "device"] as const;

describe.each(["1", "2"] as const)("Format %s", (format) => {
  test.each(names)("the %s cookie opens with its original value", (name) => {
    expect(ours[name].read(samples.formats[format][name])).toEqual(samples.values[name]);
  });

  test.each(names)("the %s cookie opens in a process that still writes the other format", (name) => {
    const other = cookies(readConfig({ ...environment, COOKIE_FORMAT: format === "1" ? "2" : "1" }));
    expect(other[name].read(samples.formats[format][name])).toEqual(samples.values[name]);
  });
});

test("COOKIE_FORMAT=1 writes a format that the previous release can read", () => {
  const before = cookies(readConfig({ ...environment, COOKIE_FORMAT: "1" }));
  const session = cognitoTokens();
  const header = headerOf(before.session.write(session, null));
  expect(Buffer.from(header.replace("session.0=", ""), "base64url")[0]).toBe(1);
  expect(ours.session.read(header)).toEqual(session);
});

test("a session stores nothing that its tokens say themselves", () => {
  const session = cognitoTokens();
  const without = { ...session, user: { ...session.user, name: "Changed since", emailVerified: false } };
  for (const value of [session, without]) {
    const header = headerOf(ours.session.write(value, null));
    expect(ours.session.read(header)).toEqual(value);
  }
  const length = (value: typeof session) => ours.session.write(value, null).join("").length;
  expect(length(without) - length(session)).toBeGreaterThan(20);
});

test("a session of another user pool or app client does not open", () => {
  for (const change of [{ COGNITO_CLIENT_ID: "another" }, { COGNITO_USER_POOL_ID: "us-east-2_Another99" }]) {
    const elsewhere = cookies(readConfig({ ...environment, ...change }));
    expect(elsewhere.session.read(samples.formats[2].session)).toBeUndefined();
    expect(elsewhere.guest.read(samples.formats[2].guest)).toEqual(samples.values.guest);
  }
});

test("a cookie with unreadable tokens counts as absent", () => {
  for (const idToken of ["", "x", "x.y.z", "e30.e30", "e30.W10.e30"]) {
    const session = { ...cognitoTokens(), tokens: { idToken, accessToken: idToken, refreshToken: "r", username: "u" } };
    const before = cookies(readConfig({ ...environment, COOKIE_FORMAT: "1" }));
    const [line = ""] = before.session.write(session, null);
    expect(() => ours.session.read(line.split(";")[0] ?? "")).not.toThrow();
  }
});
