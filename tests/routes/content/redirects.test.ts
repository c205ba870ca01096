import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fan } from "../fan";
import { type Site, testSite } from "../site";

let site: Site;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.stop());

const to = async (path: string) => {
  const response = await fan(site).once(path);
  return [response.status, response.headers.get("location")];
};

/** The seed has two redirects: /roster within the site and /fan-club to another site. */
describe("The redirect guard", () => {
  test.each([
    ["/roster", "/wrestlers"],
    ["/roster/", "/wrestlers"],
    ["/roster?city=Norfolk", "/wrestlers?city=Norfolk"],
    ["/roster/auth/sign-in?a=1", "/wrestlers/auth/sign-in?a=1"],
    ["/fan-club?from=mail", "https://fans.example/?from=mail"],
  ])("leads %s to %s", async (path, address) => {
    expect(await to(path)).toEqual([303, address]);
  });

  test("runs before every page and ignores other paths", async () => {
    expect(await to("/wrestlers")).toEqual([200, null]);
    expect((await to("/rosters"))[0]).toBe(404);
  });

  test("answers scripts the same, and has another site loaded as a document", async () => {
    const [own, other] = await Promise.all(["/roster.data?a=1", "/fan-club.data"].map((path) => fan(site).once(path)));
    expect(own?.status).toBe(202);
    expect(await own?.text()).toContain('"redirect","/wrestlers?a=1"');
    expect(await other?.text()).toMatch(/"redirect","https:\/\/fans\.example\/".*"reload",true/);
  });
});
