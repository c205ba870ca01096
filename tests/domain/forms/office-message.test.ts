import { describe, expect, test } from "vitest";
import {
  blankMessage,
  MESSAGE_MAX,
  messageNumber,
  NAME_MAX,
  readMessage,
  SUBJECTS,
} from "../../../app/domain/forms/office-message";
import { ContactRequest } from "../../../server/product-api/contract";

const form = {
  name: " Ada  Fan ",
  email: " ada@example.com ",
  subject: "refund",
  message: " Please ",
  intent: "letter",
};
const read = (over: Record<string, string> = {}, orders: string[] = []) => readMessage({ ...form, ...over }, orders);

describe("The form for a message to the office", () => {
  test("becomes a trimmed message that the product API accepts", () => {
    const { message, problems } = read();
    expect(problems).toEqual([]);
    expect(message).toEqual({
      info: { name: { first: "Ada", last: "Fan" }, emails: { items: [{ email: "ada@example.com" }] } },
      subject: "refund",
      message: "Please",
      consentNewsletter: false,
    });
    expect(ContactRequest.parse(message)).toMatchObject({ subject: "refund" });
  });

  test("has the same limits as the product API", () => {
    const longest = { name: "a".repeat(NAME_MAX), message: "m".repeat(MESSAGE_MAX) };
    for (const subject of SUBJECTS)
      expect(() => ContactRequest.parse(read({ ...longest, subject }).message)).not.toThrow();
    const tooLong = { ...read(longest).message, message: "m".repeat(MESSAGE_MAX + 1) };
    expect(ContactRequest.safeParse(tooLong).success).toBe(false);
  });

  test.each([
    [{ name: " " }, "nameMissing"],
    [{ name: "a".repeat(NAME_MAX + 1) }, "nameLong"],
    [{ email: "" }, "emailMissing"],
    [{ email: "ada" }, "emailInvalid"],
    [{ subject: "" }, "subjectMissing"],
    [{ subject: "praise" }, "subjectMissing"],
    [{ message: "\n" }, "messageMissing"],
    [{ message: "m".repeat(MESSAGE_MAX + 1) }, "messageLong"],
  ])("with %o is rejected as %s and keeps its input", (over, problem) => {
    const { message, problems, typed } = read(over);
    expect(message).toBeUndefined();
    expect(problems).toEqual([problem]);
    expect(typed.email).toBe((over as { email?: string }).email ?? "ada@example.com");
  });

  test("reports all problems at once", () => {
    expect(readMessage({}, []).problems).toEqual(["nameMissing", "emailMissing", "subjectMissing", "messageMissing"]);
  });

  test("attaches only the sender's own order", () => {
    expect(read({ order: "A-1" }, ["A-1"]).message?.orderNumber).toBe("A-1");
    expect(read({ order: "B-2" }, ["A-1"]).message).not.toHaveProperty("orderNumber");
  });

  test("subscribes to the newsletter only if the box is checked, and keeps the honeypot field", () => {
    expect(read({ newsletter: "yes" }).message?.consentNewsletter).toBe(true);
    expect(read({ website: "https://spam.example" }).message?.website).toBe("https://spam.example");
    expect(() => ContactRequest.parse(read({ website: "x".repeat(9_000) }).message)).not.toThrow();
  });
});

test("A blank form is prefilled with the sender and with subject and order from the URL", () => {
  const maya = { name: "Maya", email: "maya@example.com" };
  expect(blankMessage(maya, { subject: "account", order: "A-1" })).toMatchObject({
    ...maya,
    subject: "account",
    order: "A-1",
  });
  expect(blankMessage(undefined, { subject: "<b>", order: null })).toMatchObject({ name: "", subject: "", order: "" });
});

test("A message's number is short enough to read out", () => {
  expect(messageNumber("3f2a11bc-0000-8000-8000-000000000000")).toBe("3F2A-11BC");
});
