/** The office's staff on a test site, one for each role. */
import type { Role } from "../../app/domain/office/rights";
import { totpCode } from "../../server/sandbox/cognito/credentials/totp";
import { fan as newBrowser } from "../routes/fan";
import type { Site } from "../routes/site";
import type { Browser } from "./identities";

export const STAFF: Record<Role, readonly [email: string, password: string]> = {
  owner: ["owner@ringside.example", "Main-Event-1-Boss"],
  editor: ["editor@ringside.example", "Undercard-3-Bouts"],
  "box-office": ["boxoffice@ringside.example", "Will-Call-2-Windows"],
  door: ["door@ringside.example", "Tearing-9-Stubs"],
  viewer: ["viewer@ringside.example", "Count-3-Along"],
};
/** Oona's authenticator. */
const OWNER_SECRET = "MFZXGZLNMJWGKZBAN5TGM2LDMUQGM33SEBZGS3THONUWIZJAMVXA";

/** A browser in which the member of staff with `role` is signed in. */
export async function staffSignedIn(site: Site, role: Role): Promise<Browser> {
  const browser = newBrowser(site);
  const [username, password] = STAFF[role];
  let page = await browser.post("/profile/auth/sign-in", { intent: "SUBMIT", username, password });
  if (page.path.endsWith("/confirm-sign-in")) {
    page = await browser.post(page.path, { intent: "SUBMIT", confirmation_code: totpCode(OWNER_SECRET) });
  }
  if (page.path !== "/profile") throw new Error(`${username} could not sign in: ${page.path}`);
  return browser;
}
