/** Signs a fan in through the site's form. */

const DEMO_FAN = { username: "fan@ringside.example", password: "Headlock-4-Ever" };

/** Resolves to the Cookie header of a fan who has just signed in. */
export async function signIn({ url }, fan = DEMO_FAN) {
  const answer = await fetch(`${url}/home/auth/sign-in`, {
    method: "POST",
    body: new URLSearchParams({ intent: "SUBMIT", ...fan }),
    headers: { origin: url },
    redirect: "manual",
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .filter((pair) => !pair.endsWith("="))
    .join("; ");
  if (!/session\.0=/.test(cookie)) throw new Error(`The sign-in answered ${answer.status}`);
  return cookie;
}
