/** What the crew scan and type. */
import { expect, it } from "vitest";
import { ticketCodeIn } from "../../../app/domain/door/ticket-code";

const NUMBER = "KXWT-PQRM-HD001";
const CODE = "abc_DEF-0123456789abcd";

it.each([
  [`https://ringside.example/check-in/${NUMBER}?s=${CODE}`, { ticketNumber: NUMBER, code: CODE }],
  [`https://ringside.example/he/check-in/${NUMBER}?utm=x&s=${CODE}\n`, { ticketNumber: NUMBER, code: CODE }],
  [`  ${NUMBER.toLowerCase()} `, { ticketNumber: NUMBER, code: undefined }],
  ["kxwtpqrmhd001", { ticketNumber: NUMBER, code: undefined }],
  ["KXWT PQRM HD001", { ticketNumber: NUMBER, code: undefined }],
])("reads %s", (text, expected) => expect(ticketCodeIn(text)).toEqual(expected));

it("reads an address without a code as a wrong code, not as a typed number", () => {
  expect(ticketCodeIn(`https://ringside.example/check-in/${NUMBER}`)).toEqual({ ticketNumber: NUMBER, code: "" });
});

it.each(["", "https://example.com/menu", "4006381333931", "KXWT-PQRM", "x".repeat(5_000)])(
  "knows that %s is no ticket",
  (text) => expect(ticketCodeIn(text)).toBeUndefined(),
);
