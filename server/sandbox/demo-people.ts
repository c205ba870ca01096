/** The demo users: one for each thing that can happen at sign-in, with public passwords. */

import { storedPassword } from "./cognito/credentials/pool-passwords";
import { THROTTLED_ONCE } from "./cognito/failing-emails";
import { RIDDLE } from "./cognito/flows/custom-challenge";
import type { CognitoPool } from "./cognito/pool/cognito-pool";
import type { PoolUser } from "./cognito/pool/pool-state";
import { addUser, findUser, newUserState } from "./cognito/pool/pool-users";

export type DemoPerson = {
  email: string;
  /** Invited users have no name yet. */
  name?: string;
  password: string;
  purpose: string;
  phone?: string;
  state: () => Partial<PoolUser>;
};

const OFFICE_GROUPS = ["owner", "editor", "box-office", "door", "viewer"];

const confirmed = { status: "CONFIRMED", emailVerified: true } as const;
const TOTP_SECRETS = {
  token: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXPJBSW",
  choice: "KRUGS4ZANFZSAYJAONSWG4TFOQQGM33SEBSGK3LPNZZXI4TBORUW",
  owner: "MFZXGZLNMJWGKZBAN5TGM2LDMUQGM33SEBZGS3THONUWIZJAMVXA",
};

export const demoPeople: readonly DemoPerson[] = [
  {
    email: "fan@ringside.example",
    name: "Frankie Fan",
    password: "Headlock-4-Ever",
    purpose: "A plain sign-in.",
    state: () => confirmed,
  },
  {
    email: "rival@ringside.example",
    name: "Robin Rival",
    password: "Suplex-2-Nights",
    purpose: "A second fan, who must see nothing of the first.",
    state: () => confirmed,
  },
  {
    email: "newcomer@ringside.example",
    name: "Nico Newcomer",
    password: "Turnbuckle-1-Time",
    purpose: "An account that was never confirmed. Signing in asks for the code: request a new one.",
    state: () => ({}),
  },
  {
    email: "unverified@ringside.example",
    name: "Uma Unverified",
    password: "Crossbody-3-Ropes",
    purpose: "An email that was never verified.",
    state: () => ({ status: "CONFIRMED" }),
  },
  {
    email: "contacts@ringside.example",
    name: "Casey Contacts",
    password: "Clothesline-2-Ways",
    phone: "+12025550107",
    purpose: "An email and a phone number that were never verified.",
    state: () => ({ status: "CONFIRMED" }),
  },
  {
    email: "sms@ringside.example",
    name: "Sam Textmessage",
    password: "Powerslam-6-Digits",
    phone: "+12025550123",
    purpose: "A code by text message (SMS_MFA).",
    state: () => ({ ...confirmed, phoneVerified: true, mfa: { enabled: ["SMS_MFA"] } }),
  },
  {
    email: "totp@ringside.example",
    name: "Toni Token",
    password: "Backdrop-30-Seconds",
    purpose: "A code from an authenticator app (SOFTWARE_TOKEN_MFA).",
    state: () => ({ ...confirmed, mfa: { enabled: ["SOFTWARE_TOKEN_MFA"], secret: TOTP_SECRETS.token } }),
  },
  {
    email: "setup@ringside.example",
    name: "Sasha Setup",
    password: "Moonsault-1-Secret",
    purpose: "Setting up an authenticator app, which this account requires (MFA_SETUP).",
    state: () => ({ ...confirmed, mfaRequired: true }),
  },
  {
    email: "choosy@ringside.example",
    name: "Charlie Choosy",
    password: "Figure-4-Leglock",
    phone: "+12025550142",
    purpose: "The choice between a text message and an authenticator app (SELECT_MFA_TYPE).",
    state: () => ({
      ...confirmed,
      phoneVerified: true,
      mfa: { enabled: ["SMS_MFA", "SOFTWARE_TOKEN_MFA"], secret: TOTP_SECRETS.choice },
    }),
  },
  {
    email: "mailcode@ringside.example",
    name: "Mika Mailcode",
    password: "Headscissors-5-Mail",
    purpose: "Is asked for a code by email after the password (EMAIL_OTP).",
    state: () => ({ ...confirmed, mfa: { enabled: ["EMAIL_OTP"] } }),
  },
  {
    email: "invited@ringside.example",
    password: "Tagteam-2-Partners",
    purpose: "An invited user, who must choose a new password and enter a name (NEW_PASSWORD_REQUIRED).",
    state: () => ({ status: "FORCE_CHANGE_PASSWORD", emailVerified: true }),
  },
  {
    email: "lapsed@ringside.example",
    password: "Countdown-7-Days",
    purpose: "An invitation that expired: “Temporary password has expired and must be reset by an administrator.”",
    state: () => ({ status: "FORCE_CHANGE_PASSWORD", emailVerified: true, temporaryPasswordExpired: true }),
  },
  {
    email: "riddle@ringside.example",
    name: "Riley Riddle",
    password: "Stepover-1-Toehold",
    purpose: `A riddle that the pool’s own triggers ask (CUSTOM_CHALLENGE): “${RIDDLE.question}” ${RIDDLE.answer}.`,
    state: () => ({ ...confirmed, customChallenge: true }),
  },
  {
    email: "reset@ringside.example",
    name: "Remy Reset",
    password: "Bodyslam-0-Memory",
    purpose: "A required password reset: “Password reset required for the user.”",
    state: () => ({ ...confirmed, status: "RESET_REQUIRED" }),
  },
  {
    email: "device@ringside.example",
    name: "Devon Device",
    password: "Armbar-2-Devices",
    phone: "+12025550188",
    purpose: "One code by text message, then a remembered browser (DEVICE_SRP_AUTH).",
    state: () => ({ ...confirmed, phoneVerified: true, mfa: { enabled: ["SMS_MFA"] }, tracksDevices: true }),
  },
  {
    email: "hasty@ringside.example",
    name: "Harley Hasty",
    password: "Ladder-20-Seconds",
    purpose: "Tokens that expire after 20 seconds, so every pause means a refresh.",
    state: () => ({ ...confirmed, tokenSeconds: 20 }),
  },
  {
    email: "disabled@ringside.example",
    name: "Dana Disabled",
    password: "Countout-10-Bell",
    purpose: "A disabled account: “User is disabled.”",
    state: () => ({ ...confirmed, enabled: false }),
  },
  {
    email: THROTTLED_ONCE,
    name: "Terry Throttled",
    password: "Rope-Break-1-Time",
    purpose: "Rate limits: Cognito rejects the first call and every other one after it.",
    state: () => confirmed,
  },
  {
    email: "owner@ringside.example",
    name: "Oona Owner",
    password: "Main-Event-1-Boss",
    purpose: "The office: may do everything. A code by authenticator app.",
    state: () => ({
      ...confirmed,
      groups: ["owner"],
      mfa: { enabled: ["SOFTWARE_TOKEN_MFA"], secret: TOTP_SECRETS.owner },
    }),
  },
  {
    email: "editor@ringside.example",
    name: "Edie Editor",
    password: "Undercard-3-Bouts",
    purpose: "The office: writes nights, roster and news.",
    state: () => ({ ...confirmed, groups: ["editor"] }),
  },
  {
    email: "boxoffice@ringside.example",
    name: "Bo Boxoffice",
    password: "Will-Call-2-Windows",
    purpose: "The office: orders, refunds, letters, parcels and door passes.",
    state: () => ({ ...confirmed, groups: ["box-office"] }),
  },
  {
    email: "door@ringside.example",
    name: "Dory Door",
    password: "Tearing-9-Stubs",
    purpose: "The door: scans tickets.",
    state: () => ({ ...confirmed, groups: ["door"] }),
  },
  {
    email: "viewer@ringside.example",
    name: "Vic Viewer",
    password: "Count-3-Along",
    purpose: "The office: sees nights and money, changes nothing.",
    state: () => ({ ...confirmed, groups: ["viewer"] }),
  },
];

/** Adds the demo users that the pool doesn't have yet. */
export async function seedDemoPeople(pool: CognitoPool): Promise<void> {
  const missing = demoPeople.filter(({ email }) => !findUser(pool, email));
  for (const name of OFFICE_GROUPS)
    pool.state.groups[name] ??= { created: pool.now(), description: "A role of the office" };
  await Promise.all(
    missing.map(async (person) => {
      const { email, password } = person;
      Object.assign(await addUser(pool, { email, password, attributes: attributesOf(person) }), person.state());
    }),
  );
  if (missing.length > 0) await pool.save();
}

/** Restores the demo users' initial state. They keep their ids, so that they keep their orders. */
export async function resetDemoPeople(pool: CognitoPool): Promise<void> {
  await seedDemoPeople(pool);
  for (const person of demoPeople) {
    const user = findUser(pool, person.email);
    if (!user) continue;
    const { sub, wixUserId, email } = user;
    const password = await storedPassword(pool, sub, person.password);
    const attributes = attributesOf(person);
    pool.state.users[sub] = { sub, wixUserId, email, attributes, ...newUserState(pool), password, ...person.state() };
  }
  await pool.save();
}

const attributesOf = ({ name, phone }: DemoPerson): Record<string, string> => ({
  ...(name && { name }),
  ...(phone && { phone_number: phone }),
});
