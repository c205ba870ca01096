/** Values that nobody types into a form, and bodies that no browser sends. */
import fc from "fast-check";

/** Each is tried by itself; random runs try combinations. */
export const AWKWARD: string[] = [
  ...[
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "x\udfff",
    "\u202egnp.exe",
    "\u200f\u200e",
    "\ufeff",
    "\ufffe",
    "e\u0301",
    "😀".repeat(40),
  ],
  ...["'", "' or 1=1 --", "'; drop table event; --", "\\", "%", "_", "$1", "%00", "%zz", "{{7*7}}", "#{7*7}"],
  ...["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "javascript:alert(1)", "</textarea><b>", "<!--"],
  ...["../../etc/passwd", "file:///etc/passwd", "//evil.example", "http://[::1", "\r\nset-cookie: canary=1", "a\nb"],
  ...[
    "0",
    "-0",
    "-1",
    "1.5",
    "1e309",
    "-1e309",
    "NaN",
    "Infinity",
    "0x10",
    "１２",
    "2147483648",
    "9007199254740993",
    "9".repeat(400),
  ],
  ...[
    "2026-13-45",
    "9999999-01-01",
    "2026-02-30T25:61:61Z",
    "0000-00-00",
    "true",
    "null",
    "undefined",
    "[object Object]",
  ],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "[]",
    "{}",
    '{"$ne":null}',
    "a@b",
    "a@b@c",
    `${"a".repeat(300)}@b.example`,
  ],
  ...[
    "a".repeat(5_000),
    "a".repeat(100_000),
    "é".repeat(50_000),
    " ".repeat(20_000),
    "\n".repeat(20_000),
    "(".repeat(30_000),
  ],
];

export const awkward = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...AWKWARD) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 80 }) },
);

export type Body = { type: string; bytes: string | Buffer };
type Pairs = readonly (readonly [string, string])[];

const encode = (text: string) => encodeURIComponent(Buffer.from(text).toString());
const urlencoded = (pairs: Pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join("&");
const BOUNDARY = "----boundary";
const parts = (pairs: Pairs, file = false) =>
  pairs.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file ? '; filename="a\0.php"' : ""}\r\n` +
      `${file ? "Content-Type: application/x-php\r\n" : ""}\r\n${value}\r\n`,
  );
const multipart = `multipart/form-data; boundary=${BOUNDARY}`;
const form = "application/x-www-form-urlencoded";

/** Ways to send the same pairs, valid and invalid ones. */
export const WAYS: Record<string, (pairs: Pairs) => Body> = {
  form: (pairs) => ({ type: form, bytes: urlencoded(pairs) }),
  "form, in capitals": (pairs) => ({
    type: "APPLICATION/X-WWW-FORM-URLENCODED; charset=utf-16",
    bytes: urlencoded(pairs),
  }),
  "each field twice": (pairs) => ({ type: form, bytes: urlencoded([...pairs, ...pairs]) }),
  "names as of a list": (pairs) => ({
    type: form,
    bytes: urlencoded(pairs.map(([name, value]) => [`${name}[]`, value])),
  }),
  "names as of an object": (pairs) => ({
    type: form,
    bytes: urlencoded(pairs.map(([n, value]) => [`__proto__[${n}]`, value])),
  }),
  "percent signs that encode nothing": (pairs) => ({
    type: form,
    bytes: pairs.map(([name]) => `${name}=%zz%`).join("&"),
  }),
  "bytes that are no UTF-8": (pairs) => ({
    type: form,
    bytes: Buffer.concat(pairs.map(([name]) => Buffer.from(`${name}=\xff\xfe\xc0&`, "latin1"))),
  }),
  multipart: (pairs) => ({ type: multipart, bytes: `${parts(pairs).join("")}--${BOUNDARY}--\r\n` }),
  "files in place of fields": (pairs) => ({
    type: multipart,
    bytes: `${parts(pairs, true).join("")}--${BOUNDARY}--\r\n`,
  }),
  "multipart without an end": (pairs) => ({ type: multipart, bytes: parts(pairs).join("") }),
  "multipart cut in a name": (pairs) => ({ type: multipart, bytes: parts(pairs).join("").slice(0, 50) }),
  "multipart of another boundary": (pairs) => ({ type: `${multipart}x`, bytes: parts(pairs).join("") }),
  "multipart without a boundary": (pairs) => ({ type: "multipart/form-data", bytes: parts(pairs).join("") }),
  "multipart with nothing in it": () => ({ type: multipart, bytes: "" }),
  JSON: (pairs) => ({ type: "application/json", bytes: JSON.stringify(Object.fromEntries(pairs)) }),
  "plain text": (pairs) => ({ type: "text/plain", bytes: urlencoded(pairs) }),
  XML: () => ({
    type: "text/xml",
    bytes: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  }),
  "no type": (pairs) => ({ type: "", bytes: urlencoded(pairs) }),
  nothing: () => ({ type: form, bytes: "" }),
};
