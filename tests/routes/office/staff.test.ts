/** Who counts as staff, and for how long: roles, second factors, old sign-ins, and people who are signed out. */
import {
  AdminAddUserToGroupCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
  CreateGroupCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signedIn } from "../../access/identities";
import { FAN, RIVAL } from "../../access/sandbox-tokens";
import { STAFF, staffSignedIn } from "../../access/staff";
import type { Page } from "../fan";
import { type Site, testSite } from "../site";

const POOL = "us-east-2_Ringside1";
const text = (page: Page) => page.html.replace(/<[^>]*>/g, " ");

let site: Site;
let pool: CognitoIdentityProviderClient;
beforeAll(async () => {
  site = await testSite({ LOG_LEVEL: "silent" });
  pool = new CognitoIdentityProviderClient({
    region: "us-east-2",
    endpoint: site.sandbox,
    credentials: { accessKeyId: "any", secretAccessKey: "any" },
  });
}, 120_000);
afterAll(() => site?.stop());

const membership = (email: string, group: string) => ({ UserPoolId: POOL, Username: email, GroupName: group });

describe("A role", () => {
  it("opens the office from the next sign-in on, and no longer after it is taken away", async () => {
    await pool.send(new AdminAddUserToGroupCommand(membership(RIVAL[0], "owner")));
    expect((await (await signedIn(site, RIVAL)).get("/office/people")).status).toBe(200);
    await pool.send(new AdminRemoveUserFromGroupCommand(membership(RIVAL[0], "owner")));
    expect((await (await signedIn(site, RIVAL)).get("/office/people")).status).toBe(404);
  });

  it("is an exact name: a group with a longer one is none", async () => {
    await pool.send(new CreateGroupCommand({ UserPoolId: POOL, GroupName: "owners" }));
    await pool.send(new AdminAddUserToGroupCommand(membership(FAN[0], "owners")));
    const frankie = await signedIn(site, FAN);
    expect((await frankie.get("/office")).status).toBe(404);
  });
});

describe("What staff see", () => {
  it("is the office's frame with the sections of their roles, and with no script but its own", async () => {
    const edie = await staffSignedIn(site, "editor");
    const page = await edie.get("/office");
    expect(page.status).toBe(200);
    expect(page.html.match(/<script[^>]*>/g)).toEqual([expect.stringMatching(/ src="\/office\.js"/)]);
    expect(page.html).toContain('href="/office/history"');
    expect(page.html).not.toContain('href="/office/people"');
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
  });

  it("says who may do it where they may not", async () => {
    const vic = await staffSignedIn(site, "viewer");
    const page = await vic.get("/office/people");
    expect(page.status).toBe(403);
    expect(text(page)).toContain("You work here as viewer. This page is for owner.");
    expect(page.html).toContain('class="office"');
  });

  it("leads the door's crew to the door", async () => {
    const dory = await staffSignedIn(site, "door");
    expect((await dory.once("/office")).headers.get("location")).toBe("/door");
  });
});

describe("A sign-in that is older than a working day", () => {
  it("is confirmed with the password, and leads back to the page that asked", async () => {
    const bo = await staffSignedIn(site, "box-office");
    await site.advance("PT13H");
    const page = await bo.get("/office/history?days=3");
    expect(page.path).toBe("/office/again?to=%2Foffice%2Fhistory%3Fdays%3D3");
    const wrong = await bo.post(page.path, { intent: "again", password: "Wrong-1-password" });
    expect([wrong.status, wrong.path]).toEqual([400, page.path]);
    const right = await bo.post(page.path, { intent: "again", password: STAFF["box-office"][1] });
    expect([right.status, right.path]).toEqual([200, "/office/history?days=3"]);
  });

  it("is confirmed at the start page of the door by those who only scan, who then choose a night", async () => {
    const dory = await staffSignedIn(site, "door");
    await site.advance("PT13H");
    const page = await dory.get("/door");
    expect([page.status, page.path]).toEqual([200, "/check-in"]);
    expect(text(page)).toContain("You’ve been signed in for a while. Enter your password, then pick your show.");
    const wrong = await dory.post(page.path, { intent: "again", password: "Wrong-1-password" });
    expect([wrong.status, wrong.path]).toEqual([400, page.path]);
    const right = await dory.post(page.path, { intent: "again", password: STAFF.door[1] });
    expect([right.status, right.path]).toEqual([200, "/door"]);
    expect(text(right)).not.toContain("Crew only");
    expect((await dory.post("/check-in", { intent: "nonsense" })).status).toBe(400);
  });

  it("is confirmed there with the second factor of an account that has one", async () => {
    const oona = await staffSignedIn(site, "owner");
    await site.advance("PT13H");
    expect((await oona.get("/door")).path).toBe("/check-in");
    const asked = await oona.post("/check-in", { intent: "again", password: STAFF.owner[1] });
    expect(asked.path).toBe("/check-in/auth/confirm-sign-in");
    expect((await oona.get("/check-in/auth/confirm-sign-in")).path).toBe("/check-in/auth/confirm-sign-in");
  });

  it("never leads to another site", async () => {
    const bo = await staffSignedIn(site, "box-office");
    for (const to of ["https://elsewhere.example", "//elsewhere.example", "/profile", "/office/again?to=/office"]) {
      expect((await bo.once(`/office/again?${new URLSearchParams({ to })}`)).headers.get("location")).toBe("/office");
    }
  });
});

describe("Somebody who is signed out by the owner", () => {
  it("is out at once, in every browser, and the history says by whom", async () => {
    const [edie, oona] = [await staffSignedIn(site, "editor"), await staffSignedIn(site, "owner")];
    await edie.get("/office");
    const people = await oona.get("/office/people");
    const [, username = ""] = /editor@ringside\.example[\s\S]*?name="username" value="([^"]+)"/.exec(people.html) ?? [];
    // A session that began within the same second counts as older.
    const done = await oona.post("/office/people", { intent: "putOut", username });
    expect(text(done)).toContain("Edie Editor is signed out everywhere.");
    expect((await edie.get("/office")).status).toBe(404);
    const history = await oona.get("/office/history?kind=staff");
    expect(text(history)).toMatch(
      /owner@ringside\.example\s+·\s+office\s+staff\.signed_out\s+editor@ringside\.example/,
    );
  });

  it("has to exist", async () => {
    const oona = await staffSignedIn(site, "owner");
    expect((await oona.post("/office/people", { intent: "putOut", username: "nobody" })).status).toBe(404);
  });
});

describe("With a second factor demanded of everybody", () => {
  let strict: Site;
  beforeAll(async () => {
    strict = await testSite({ LOG_LEVEL: "silent", OFFICE_MFA: "all" });
  }, 120_000);
  afterAll(() => strict?.stop());

  it("somebody without one is led to set one up, and somebody with one comes in", async () => {
    const edie = await staffSignedIn(strict, "editor");
    const page = await edie.get("/office");
    expect(page.status).toBe(403);
    expect(page.html).toContain('href="/profile/security"');
    expect((await edie.post("/office/again", { intent: "again", password: STAFF.editor[1] })).status).toBe(403);
    const oona = await staffSignedIn(strict, "owner");
    expect((await oona.get("/office")).status).toBe(200);
  });

  it("somebody without one who wants to scan is told so at the door, and led there as well", async () => {
    const dory = await staffSignedIn(strict, "door");
    const page = await dory.get("/door");
    expect([page.status, page.path]).toEqual([200, "/check-in"]);
    expect(text(page)).toContain("Your account needs a second sign-in step before you can scan.");
    expect(page.html).toContain('href="/profile/security"');
    const oona = await staffSignedIn(strict, "owner");
    expect((await oona.get("/check-in")).path).toBe("/door");
  });
});
