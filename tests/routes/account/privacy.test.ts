/** A fan's stored data and the deletion of the account, over HTTP and without scripts. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, signIn } from "../buying/purchase";
import { fan } from "../fan";
import { type Site, testSite } from "../site";

const FAN = ["fan@ringside.example", "Headlock-4-Ever"] as const;
const RIVAL = ["rival@ringside.example", "Suplex-2-Nights"] as const;
const PATH = "/profile/privacy";
const FILE = `${PATH}/data.json`;

let site: Site;
beforeAll(async () => {
  site = await testSite();
}, 120_000);
afterAll(() => site.stop());

async function called(operation: string): Promise<number> {
  const calls = (await (await fetch(`${site.sandbox}/cognito/calls`)).json()) as { operation: string }[];
  return calls.filter((call) => call.operation === operation).length;
}

test("a guest gets nobody's data and is invited to sign in", async () => {
  const file = await fan(site).once(FILE);
  expect([file.status, file.headers.get("location")]).toEqual([303, PATH]);
  const page = await fan(site).get(`${PATH}/data`);
  expect(page.html).toContain(`href="${PATH}/data/auth/sign-in"`);
  expect((await fan(site).post(PATH, { intent: "delete", confirm: FAN[0] })).path).toBe(`${PATH}/auth/sign-in`);
});

test("the file is complete, for the fan alone, and not cached on its way", async () => {
  const [owner, rival] = [fan(site), fan(site)];
  await signIn(owner, PATH, ...FAN);
  await signIn(rival, PATH, ...RIVAL);
  const event = await eventId(site, "Iron Harvest");
  await hold(owner, event, "Floor", 2);
  await owner.get(pathOf(await fillIn(await pay(owner, event), GOOD_CARD)));

  const file = await owner.once(FILE);
  expect(file.headers.get("content-type")).toContain("application/json");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/);
  expect(file.headers.get("cache-control")).toBe("no-store");
  const record = await file.json();
  expect(record.account.email).toBe(FAN[0]);
  expect(record.store.ticketOrder).toMatchObject([{ email: FAN[0], title: "Iron Harvest" }]);
  expect(record.store.ticket).toHaveLength(2);
  expect(await (await rival.once(FILE)).text()).not.toContain(FAN[0]);
  const page = await owner.get(`${PATH}/data`);
  expect(page.html).toContain("Ticket orders");
  expect(page.html).toContain(FAN[0]);
});

test("a fresh sign-in and the typed address end an account, and with it the session in every browser", async () => {
  const [here, there] = [fan(site), fan(site)];
  await signIn(here, PATH, ...FAN);
  await signIn(there, "/profile", ...FAN);
  for (const confirm of ["", "DELETE", RIVAL[0]]) {
    const page = await here.post(PATH, { intent: "delete", confirm });
    expect(page.status).toBe(400);
    expect(page.html).toContain("That isn’t the email on this account");
    expect(page.html).toContain(`value="${confirm}"`);
  }
  await site.advance("PT16M");
  const late = await here.post(PATH, { intent: "delete", confirm: FAN[0] });
  expect(late.status).toBe(403);
  expect(late.html).toContain("Confirm it’s you");
  expect((await here.post(PATH, { intent: "again", password: "Wrong-1-Password" })).status).toBe(400);
  expect(await called("DeleteUser")).toBe(0);

  await here.post(PATH, { intent: "again", password: FAN[1] });
  const gone = await here.post(PATH, { intent: "delete", confirm: ` ${FAN[0].toUpperCase()} ` });
  expect(gone.path).toBe(`${PATH}?left=done`);
  expect(gone.html).toContain("Your account is deleted");
  expect(await called("DeleteUser")).toBe(1);
  expect([...here.cookies.keys()].filter((name) => /session|flow|guest|device/.test(name))).toEqual([]);
  expect((await there.get("/profile")).html).not.toContain(FAN[0]);
  expect((await signIn(fan(site), "/profile", ...FAN)).path).toContain("/auth/sign-in");
  const mails = await (await fetch(`${site.sandbox}/mailbox.json?to=${FAN[0]}`)).json();
  expect(mails[0].subject).toBe("Your Ringside account is deleted");
});
