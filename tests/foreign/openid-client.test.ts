/** The hosted pages through openid-client, and which requests they refuse. */
import * as client from "openid-client";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type CognitoWorld, claims, cognitoWorld, passwordOf, refusal } from "../sandbox/cognito/cognito-world";

const REDIRECT_URI = "http://localhost:3000/oauth/callback";
const SIGNED_OUT = "http://localhost:3000/oauth/signed-out";
const SCOPE = "openid email profile aws.cognito.signin.user.admin";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());
afterEach(() =>
  world.set({
    clientSecret: null,
    rotation: false,
    providers: ["LoginWithAmazon", "SignInWithApple", "Facebook", "Google"],
  }),
);

const discovered = (authentication: client.ClientAuth = client.None()) =>
  client.discovery(new URL(world.settings("COGNITO_ISSUER")), world.ClientId, undefined, authentication, {
    execute: [client.allowInsecureRequests],
  });

/** An authorization request of the site, ready to be opened in a browser. */
async function begin(config: client.Configuration, more: Record<string, string> = {}) {
  const [verifier, state, nonce] = [client.randomPKCECodeVerifier(), client.randomState(), client.randomNonce()];
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: REDIRECT_URI,
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...more,
  });
  const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
  return { url, checks };
}

/** Opens a page, follows the sandbox's own redirects, and posts its form. Returns the address it leads to. */
async function through(url: URL | string, form: Record<string, string>) {
  const opened = await fetch(url);
  const action = /<form method="post" action="([^"]+)"/.exec(await opened.text())?.[1] ?? "";
  return fetch(new URL(action.replaceAll("&amp;", "&"), world.origin), {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
}
const placeOf = (response: Response) => new URL(response.headers.get("location") ?? "", world.origin);
const fan = { username: "fan@ringside.example", password: passwordOf("fan@ringside.example") };

describe("federated sign-in", () => {
  test.each([
    ["Google", /^Google_1\d{20}$/],
    ["Facebook", /^Facebook_10\d{15}$/],
    ["LoginWithAmazon", /^LoginWithAmazon_amzn1\.account\.\d{20}$/],
    ["SignInWithApple", /^SignInWithApple_001234\.\d{20}\.0815$/],
  ])("%s: code, PKCE and nonce are valid, and the same account comes back", async (provider, username) => {
    const config = await discovered();
    const signIn = async () => {
      const { url, checks } = await begin(config, { identity_provider: provider });
      const back = await through(url, { answer: "continue" });
      expect(back.status).toBe(303);
      expect(placeOf(back).href.startsWith(`${REDIRECT_URI}?`)).toBe(true);
      return client.authorizationCodeGrant(config, placeOf(back), checks);
    };
    const tokens = await signIn();
    expect(tokens.claims()).toMatchObject({
      "cognito:username": expect.stringMatching(username),
      "cognito:groups": [`${world.UserPoolId}_${provider}`],
      email: "grace@ringside.example",
      email_verified: true,
      name: "Grace Federated",
      identities: [{ providerName: provider, providerType: provider, primary: "true" }],
    });
    expect((await signIn()).claims()?.sub).toBe(tokens.claims()?.sub);
    const user = await world.getUser(tokens.access_token);
    expect(user.Username).toMatch(username);
    const refreshed = await client.refreshTokenGrant(config, tokens.refresh_token ?? "");
    expect(refreshed.claims()?.sub).toBe(tokens.claims()?.sub);
  });

  test("refusing at the provider returns to the site with an error and the state", async () => {
    const { url, checks } = await begin(await discovered(), { identity_provider: "Google" });
    const place = placeOf(await through(url, { answer: "refuse" }));
    expect(place.searchParams.get("error")).toBe("access_denied");
    expect(place.searchParams.get("state")).toBe(checks.expectedState);
    expect(place.searchParams.has("code")).toBe(false);
  });

  test("an unknown or removed provider is an error", async () => {
    const config = await discovered();
    await world.set({ providers: ["Google"] });
    for (const identity_provider of ["Facebook", "Pigeon"]) {
      const { url } = await begin(config, { identity_provider });
      const place = placeOf(await fetch(url, { redirect: "manual" }));
      expect(place.searchParams.get("error")).toBe("invalid_request");
    }
  });

  test("a provider's email can't be used to sign in, and doesn't reserve the email", async () => {
    expect((await refusal(world.signIn("grace@ringside.example"))).message).toBe("Incorrect username or password.");
    expect((await world.signUp("grace@ringside.example")).UserSub).toBeTruthy();
  });
});

describe("the sign-in page", () => {
  test("accepts email and password, and keeps the browser signed in until it signs out", async () => {
    const config = await discovered();
    const { url, checks } = await begin(config);
    const back = await through(url, fan);
    const tokens = await client.authorizationCodeGrant(config, placeOf(back), checks);
    expect(tokens.claims()?.email).toBe("fan@ringside.example");
    expect(claims(tokens.access_token)).toMatchObject({ scope: SCOPE, version: 2 });

    const cookie = back.headers.get("set-cookie")?.split(";")[0] ?? "";
    const again = async () =>
      placeOf(await fetch((await begin(config)).url, { headers: { cookie }, redirect: "manual" })).href;
    expect(await again()).toMatch(/\/oauth\/callback\?code=/);
    const signedOut = `${world.origin}/logout?client_id=${world.ClientId}&logout_uri=${encodeURIComponent(SIGNED_OUT)}`;
    const left = await fetch(signedOut, { headers: { cookie }, redirect: "manual" });
    expect(left.headers.get("location")).toBe(SIGNED_OUT);
    expect(await again()).toMatch(/\/login\?/);
  });

  test.each([
    ["a wrong password", { ...fan, password: "Wrong-1-password" }, "Incorrect username or password."],
    ["an unknown person", { ...fan, username: "nobody@example.com" }, "Incorrect username or password."],
    [
      "a user who needs more than a password",
      { username: "sms@ringside.example", password: passwordOf("sms@ringside.example") },
      "This page takes passwords only. Sign in on the site.",
    ],
  ])("refuses %s", async (_, form, problem) => {
    const { url } = await begin(await discovered());
    const response = await through(url, form);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`<p role="alert">${problem}</p>`);
  });
});

describe("codes", () => {
  const codeOf = async (config: client.Configuration) => {
    const { url, checks } = await begin(config, { identity_provider: "Google" });
    return { place: placeOf(await through(url, { answer: "continue" })), checks };
  };

  test("work once, for five minutes, and only with the right verifier", async () => {
    const config = await discovered();
    const once = await codeOf(config);
    await client.authorizationCodeGrant(config, once.place, once.checks);
    await expect(client.authorizationCodeGrant(config, once.place, once.checks)).rejects.toMatchObject({
      error: "invalid_grant",
    });
    const late = await codeOf(config);
    await world.later("PT5M");
    await expect(client.authorizationCodeGrant(config, late.place, late.checks)).rejects.toMatchObject({
      error: "invalid_grant",
    });
    const stolen = await codeOf(config);
    const checks = { ...stolen.checks, pkceCodeVerifier: client.randomPKCECodeVerifier() };
    await expect(client.authorizationCodeGrant(config, stolen.place, checks)).rejects.toMatchObject({
      error: "invalid_grant",
    });
  });

  test("need their verifier and the redirect address they were issued for", async () => {
    const exchange = async (alter: (form: URLSearchParams) => void) => {
      const { place, checks } = await codeOf(await discovered());
      const body = new URLSearchParams({
        grant_type: "authorization_code",
        client_id: world.ClientId,
        redirect_uri: REDIRECT_URI,
        code: place.searchParams.get("code") ?? "",
        code_verifier: checks.pkceCodeVerifier,
      });
      alter(body);
      const response = await fetch(`${world.origin}/oauth2/token`, { method: "POST", body });
      return [response.status, (await response.json()).error];
    };
    expect(await exchange(() => {})).toEqual([200, undefined]);
    expect(await exchange((form) => form.delete("code_verifier"))).toEqual([400, "invalid_grant"]);
    expect(await exchange((form) => form.set("redirect_uri", SIGNED_OUT))).toEqual([400, "invalid_grant"]);
    expect(await exchange((form) => form.set("client_id", "other"))).toEqual([400, "invalid_client"]);
    expect(await exchange((form) => form.set("grant_type", "password"))).toEqual([400, "unsupported_grant_type"]);
  });

  test("a client with a secret must send it, in a header or in the form", async () => {
    await world.set({ clientSecret: "s3:cr+t %" });
    for (const authentication of [client.ClientSecretBasic("s3:cr+t %"), client.ClientSecretPost("s3:cr+t %")]) {
      const config = await discovered(authentication);
      const { place, checks } = await codeOf(config);
      expect((await client.authorizationCodeGrant(config, place, checks)).claims()?.email).toBe(
        "grace@ringside.example",
      );
    }
    for (const authentication of [client.None(), client.ClientSecretBasic("wrong")]) {
      const config = await discovered(authentication);
      const { place, checks } = await codeOf(config);
      await expect(client.authorizationCodeGrant(config, place, checks)).rejects.toMatchObject({
        error: "invalid_client",
      });
    }
  });

  test("refresh tokens rotate here too", async () => {
    await world.set({ rotation: true });
    const config = await discovered();
    const { place, checks } = await codeOf(config);
    const { refresh_token = "" } = await client.authorizationCodeGrant(config, place, checks);
    const fresh = await client.refreshTokenGrant(config, refresh_token);
    expect(fresh.refresh_token).not.toBe(refresh_token);
    await world.later("PT1M");
    await expect(client.refreshTokenGrant(config, refresh_token)).rejects.toMatchObject({ error: "invalid_grant" });
    await client.refreshTokenGrant(config, fresh.refresh_token ?? "");
  });

  test("userInfo returns the token's user, and revocation ends access", async () => {
    const config = await discovered();
    const { place, checks } = await codeOf(config);
    const tokens = await client.authorizationCodeGrant(config, place, checks);
    const sub = tokens.claims()?.sub ?? "";
    expect(await client.fetchUserInfo(config, tokens.access_token, sub)).toMatchObject({
      email: "grace@ringside.example",
      username: expect.stringMatching(/^Google_/),
    });
    await client.tokenRevocation(config, tokens.refresh_token ?? "");
    await expect(client.fetchUserInfo(config, tokens.access_token, sub)).rejects.toThrow();
    await expect(client.refreshTokenGrant(config, tokens.refresh_token ?? "")).rejects.toMatchObject({
      error: "invalid_grant",
    });
    await expect(client.tokenRevocation(config, tokens.access_token)).rejects.toMatchObject({
      error: "unsupported_token_type",
    });
  });

  test("without the pool's own scope GetUser is refused, and a plain sign-in's token can't read userInfo", async () => {
    const config = await discovered();
    const { url, checks } = await begin(config, { identity_provider: "Google", scope: "openid email" });
    const place = placeOf(await through(url, { answer: "continue" }));
    const tokens = await client.authorizationCodeGrant(config, place, checks);
    expect((await refusal(world.getUser(tokens.access_token))).message).toBe(
      "Access Token does not have required scopes",
    );
    const { AuthenticationResult } = await world.demo("fan");
    const response = await fetch(`${world.origin}/oauth2/userInfo`, {
      headers: { authorization: `Bearer ${AuthenticationResult?.AccessToken}` },
    });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toContain("invalid_token");
  });
});

describe("redirect addresses", () => {
  test.each([
    "http://localhost:3000/oauth/callback/",
    "http://localhost:3000/oauth/callback?x=1",
    "http://localhost:3000/other",
    "http://evil.example/oauth/callback",
    SIGNED_OUT,
  ])("%s is not allowed: no redirect happens", async (redirect_uri) => {
    const { url } = await begin(await discovered(), { redirect_uri });
    const response = await fetch(url, { redirect: "manual" });
    expect(response.status).toBe(400);
    expect(response.headers.has("location")).toBe(false);
    expect(await response.text()).toContain("redirect_mismatch");
  });

  test.each([
    [{ response_type: "token" }, "unauthorized_client"],
    [{ scope: "openid world" }, "invalid_scope"],
    [{ code_challenge_method: "plain" }, "invalid_request"],
  ])("a request with %j returns to the site with %s", async (more, error) => {
    const { url } = await begin(await discovered(), more);
    const place = placeOf(await fetch(url, { redirect: "manual" }));
    expect(place.searchParams.get("error")).toBe(error);
  });

  test("signing out redirects only to the allowed address", async () => {
    for (const logout_uri of ["http://evil.example/", REDIRECT_URI, `${SIGNED_OUT}/`]) {
      const query = new URLSearchParams({ client_id: world.ClientId, logout_uri });
      const response = await fetch(`${world.origin}/logout?${query}`, { redirect: "manual" });
      expect([response.status, response.headers.get("location")]).toEqual([400, null]);
    }
  });
});
