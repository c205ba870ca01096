import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { limits } from "../../server/http/rate-limits";
import type { Visitor } from "../../server/ports";
import { Contact, ContactRequest } from "../../server/product-api/contract";
import { contacts } from "../../server/services/contacts";
import type { Store } from "../../server/store/db";
import { attempt, contact } from "../../server/store/schema";
import { frozenNow, MINUTE_MS, movableClock, testStore } from "../store";

const guest: Visitor = {
  ...{ signedIn: false, user: undefined, visitorId: "guest", orderKeys: {}, address: "", locale: "he" },
};
const fan: Visitor = {
  ...{ ...guest, signedIn: true, visitorId: "fan" },
  user: { userId: "maya", username: "maya", email: "maya@example.com", emailVerified: true, name: "Maya" },
};

let store: Store;
let clock: ReturnType<typeof movableClock>;
let office: ReturnType<typeof contacts>;

beforeAll(async () => {
  store = await testStore({ seeded: false });
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.delete(contact);
  await store.db.delete(attempt);
  clock = movableClock();
  office = contacts({ store, clock, limits: limits({ store, clock }) });
});

const contactRequest = (over: object = {}) => ({
  ...ContactRequest.parse({
    ...{ info: { name: { first: "Ada" }, emails: { items: [{ email: "Ada@Example.com" }] } } },
    ...{ subject: "A refund", message: "Please", ...over },
  }),
  source: "billing-assistance",
});
const write = (over: object = {}, who = guest, address = "192.0.2.1") =>
  office.create(who, contactRequest(over), { address });
const rows = () => store.db.select().from(contact).orderBy(asc(contact.createdAt));

test("A message is stored with its sender, and the response returns what was stored", async () => {
  const written = await write({ orderNumber: "AAAA-BBBB-CCCC" }, fan);
  expect(written.outcome === "received" && Contact.parse(written.contact)).toMatchObject({
    createdDate: frozenNow.toISOString(),
    primaryInfo: { email: "ada@example.com" },
  });
  expect(await rows()).toMatchObject([
    {
      ...{
        firstName: "Ada",
        lastName: "",
        email: "ada@example.com",
        phone: "",
        subject: "A refund",
        message: "Please",
      },
      ...{
        source: "billing-assistance",
        locale: "he",
        userId: "maya",
        orderNumber: "AAAA-BBBB-CCCC",
        newsletterAt: null,
      },
    },
  ]);
});

test("Consent to the newsletter is stored with its time, and only if it was given", async () => {
  await write({ consentNewsletter: true });
  await write({ message: "Another" });
  expect((await rows()).map((one) => one.newsletterAt)).toEqual(expect.arrayContaining([frozenNow, null]));
});

test("A bot that fills in the hidden field gets the same response, and nothing is stored", async () => {
  const honest = await write();
  const robot = await write({ website: "https://spam.example" });
  expect(Object.keys(robot)).toEqual(Object.keys(honest));
  expect(robot.outcome === "received" && Contact.parse(robot.contact).primaryInfo.email).toBe("ada@example.com");
  expect(await rows()).toHaveLength(1);
});

test("A double click makes one message; the same words a minute later make another", async () => {
  const [first, second] = [await write(), await write()];
  expect(second).toEqual(first);
  clock.advance(MINUTE_MS);
  await write();
  expect(await rows()).toHaveLength(2);
});

test("Two parallel clicks make one message, too", async () => {
  await Promise.all([write(), write(), write()]);
  expect(await rows()).toHaveLength(1);
});

test("The same words from a fan and a guest, or from two mailboxes, make two messages", async () => {
  await write({}, fan);
  await write({}, guest);
  await write({ info: { name: { first: "Ada" }, emails: { items: [{ email: "other@example.com" }] } } }, guest);
  expect(await rows()).toHaveLength(3);
});

test("A visitor may send five messages in ten minutes", async () => {
  for (let n = 0; n < 5; n++) expect((await write({ message: `${n}` })).outcome).toBe("received");
  expect(await write({ message: "one more" })).toEqual({ outcome: "tooMany", retryAfterSeconds: 600 });
  expect((await write({}, fan)).outcome).toBe("received");
  clock.advance(10 * MINUTE_MS);
  expect((await write({ message: "one more" })).outcome).toBe("received");
});

test("An address may send fifty over all visitors; requests without a known address are not counted", async () => {
  const many = (address: string) =>
    Promise.all(
      [...Array(51)].map((_, n) => write({ message: `${n}` }, { ...guest, visitorId: `v${address}${n}` }, address)),
    );
  expect((await many("192.0.2.9")).filter((one) => one.outcome === "tooMany")).toHaveLength(1);
  expect((await many("")).filter((one) => one.outcome === "tooMany")).toHaveLength(0);
});

test("Characters that the database cannot store are removed, without an error", async () => {
  await write({
    message: "a\0b\ud800c",
    subject: "x\0",
    info: { ...contactRequest().info, name: { first: "\0A", last: "\udfff" } },
  });
  expect((await rows())[0]).toMatchObject({ message: "ab\ufffdc", subject: "x", firstName: "A", lastName: "\ufffd" });
});

test("An invalid message is refused by its form", () => {
  const wrong: [object, string][] = [
    [{ subject: " " }, "subject"],
    [{ message: "" }, "message"],
    [{ message: "a".repeat(4_001) }, "message"],
    [{ info: { name: { first: "" }, emails: { items: [{ email: "ada@example.com" }] } } }, "info.name.first"],
    [{ info: { name: { first: "Ada" }, emails: { items: [{ email: "ada" }] } } }, "info.emails.items.0.email"],
  ];
  for (const [over, field] of wrong) {
    const { source, ...request } = contactRequest();
    const parsed = ContactRequest.safeParse({ ...request, ...over });
    expect(parsed.error?.issues[0]?.path.join("."), field).toBe(field);
  }
});
