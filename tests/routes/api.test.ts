import { CognitoIdentityClient, GetIdCommand, GetOpenIdTokenCommand } from "@aws-sdk/client-cognito-identity";
import { CognitoIdentityProviderClient, InitiateAuthCommand } from "@aws-sdk/client-cognito-identity-provider";
import { decodeJwt, SignJWT } from "jose";
import { afterAll, describe, expect, it } from "vitest";
import { apiRequest, contractSuite } from "../product-api/contract-suite";
import { eventId } from "./buying/purchase";
import { testSite } from "./site";

const REGION = "us-east-2";
const CLIENT_ID = "4v1ringsidesandboxclient20";
const POOL_ID = "us-east-2:5a4d80b0-7c15-4e2f-9b3c-52696e677369";

const site = await testSite();
const night = await eventId(site, "Iron Harvest");
afterAll(() => site.stop());

async function tokensOf(email: string, password: string) {
  const pool = new CognitoIdentityProviderClient({ region: REGION, endpoint: site.sandbox });
  const { AuthenticationResult } = await pool.send(
    new InitiateAuthCommand({
      AuthFlow: "USER_PASSWORD_AUTH",
      ClientId: CLIENT_ID,
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  return { id: AuthenticationResult?.IdToken ?? "", access: AuthenticationResult?.AccessToken ?? "" };
}

async function guestToken(): Promise<string> {
  const identities = new CognitoIdentityClient({ region: REGION, endpoint: site.sandbox });
  const { IdentityId } = await identities.send(new GetIdCommand({ IdentityPoolId: POOL_ID }));
  const { Token } = await identities.send(new GetOpenIdTokenCommand({ IdentityId }));
  return Token ?? "";
}

const call = (path: string, bearer?: string, body?: unknown) =>
  fetch(`${site.url}/api${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function reservationBody() {
  const { definitions } = (await (await call(`/v1/tickets/event/${night}`)).json()) as {
    definitions: { id: string; name: string }[];
  };
  const upper = definitions.find(({ name }) => name === "Upper")?.id;
  return { eventId: night, ticketQuantities: [{ ticketDefinitionId: upper, quantity: 1 }] };
}

describe("The product API over HTTP", () => {
  it("lets a guest reserve with an OpenID token, and a fan with an ID token", async () => {
    const fan = await tokensOf("fan@ringside.example", "Headlock-4-Ever");
    for (const bearer of [await guestToken(), fan.id]) {
      const held = await call("/v1/tickets/reservation", bearer, await reservationBody());
      expect(held.status).toBe(201);
      expect(await held.json()).toMatchObject({ status: "RESERVATION_PENDING" });
    }
  });

  it("refuses everything but a genuine ID or OpenID token", async () => {
    const fan = await tokensOf("fan@ringside.example", "Headlock-4-Ever");
    const claims = decodeJwt(fan.id);
    const key = new TextEncoder().encode("a key of the forger's own, long enough for HS256");
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: "HS256" }).sign(key);
    const [head, body] = fan.id.split(".");
    const bearers = [fan.access, forged, `${head}.${body}.`, `${fan.id.slice(0, -4)}AAAA`, "nonsense", ""];
    for (const bearer of bearers) {
      const refused = await call("/v1/tickets/reservation", bearer, await reservationBody());
      expect(refused.status, bearer.slice(0, 20)).toBe(401);
      expect(refused.headers.get("content-type")).toContain("application/problem+json");
    }
    expect((await call("/v1/tickets/reservation", undefined, await reservationBody())).status).toBe(401);
  });

  it("refuses an expired token", async () => {
    const settings = (change: object) =>
      fetch(`${site.sandbox}/cognito/settings`, { method: "POST", body: JSON.stringify(change) });
    await settings({ tokenSeconds: 2 });
    const hasty = await tokensOf("fan@ringside.example", "Headlock-4-Ever");
    await settings({ tokenSeconds: 3600 });
    const { exp = 0 } = decodeJwt(hasty.id);
    await new Promise((resolve) => setTimeout(resolve, exp * 1000 - Date.now() + 1000));
    expect((await call("/v1/tickets/reservation", hasty.id, await reservationBody())).status).toBe(401);
  });

  it("shows a fan their own tickets; another fan's give the same answer as none at all", async () => {
    const fan = await tokensOf("fan@ringside.example", "Headlock-4-Ever");
    const rival = await tokensOf("rival@ringside.example", "Suplex-2-Nights");
    const mine = `/v1/tickets/event/${night}/user/${decodeJwt(fan.id).wixUserId}`;
    expect((await call(mine, fan.id)).status).toBe(200);
    const foreign = await call(mine, rival.id);
    const absent = await call(`/v1/tickets/event/${night}/user/nobody`, rival.id);
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    const same = async (response: Response) => JSON.stringify(await response.json()).replaceAll(/user\/[\w-]+/g, "");
    expect(await same(foreign)).toBe(await same(absent));
  });

  it("gives a guest's page no readable cookie, and does not accept a session cookie as a bearer", async () => {
    const response = await fetch(`${site.url}/api/v1/tickets/reservation`, {
      method: "POST",
      headers: { cookie: "session.0=anything", origin: site.url, "content-type": "application/json" },
      body: JSON.stringify(await reservationBody()),
    });
    expect(response.status).toBe(401);
  });
});

const frankie = await tokensOf("fan@ringside.example", "Headlock-4-Ever");
const robin = await tokensOf("rival@ringside.example", "Suplex-2-Nights");
contractSuite("The built site", {
  ask: (path, o) => fetch(apiRequest(`${site.url}/api${path}`, o)),
  guest: guestToken,
  fan: frankie.id,
  fanId: String(decodeJwt(frankie.id).wixUserId),
  rival: robin.id,
  site: site.url,
});
