/** The demo people of the sandbox's page /people, and the emails that make the provider fail. */

export type Person = { email: string; name: string; password: string; phone?: string };

const person = (who: string, name: string, password: string, phone?: string): Person => ({
  email: `${who}@ringside.example`,
  name,
  password,
  ...(phone && { phone }),
});

export const fan = person("fan", "Frankie Fan", "Headlock-4-Ever");
export const rival = person("rival", "Robin Rival", "Suplex-2-Nights");
export const newcomer = person("newcomer", "Nico Newcomer", "Turnbuckle-1-Time");
export const contacts = person("contacts", "Casey Contacts", "Clothesline-2-Ways", "+12025550107");
export const sms = person("sms", "Sam Textmessage", "Powerslam-6-Digits", "+12025550123");
export const totp = person("totp", "Toni Token", "Backdrop-30-Seconds");
export const setup = person("setup", "Sasha Setup", "Moonsault-1-Secret");
export const choosy = person("choosy", "Charlie Choosy", "Figure-4-Leglock", "+12025550142");
/** Has no name before entering one. */
export const invited = person("invited", "Ivy Invited", "Tagteam-2-Partners");
export const lapsed = person("lapsed", "", "Countdown-7-Days");
export const riddle = person("riddle", "Riley Riddle", "Stepover-1-Toehold");
export const forgetful = person("reset", "Remy Reset", "Bodyslam-0-Memory");
export const disabled = person("disabled", "Dana Disabled", "Countout-10-Bell");
/** Signs in with another provider and has no password here. */
export const grace = person("grace", "Grace Federated", "");

/** Staff of the office. The owner has an authenticator app. */
export const owner = {
  ...person("owner", "Oona Owner", "Main-Event-1-Boss"),
  secret: "MFZXGZLNMJWGKZBAN5TGM2LDMUQGM33SEBZGS3THONUWIZJAMVXA",
};
export const boxOffice = person("boxoffice", "Bo Boxoffice", "Will-Call-2-Windows");

/** The provider's rate limit refuses every request for a code. */
export const LIMITED = "limit@ringside.example";
/** The provider closes the connection without a response. */
export const DOWN = "down@ringside.example";
