/** Turns a schema's error into a sentence that starts with the field's name. */
import type { z } from "zod";
import type { Path } from "./items";

export type Complaint = { path: Path; says: string; notice?: true };

export function complaints({ issues }: z.core.$ZodError, one: string): Complaint[] {
  return issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => ({ path: [...issue.path, key], says: `is not a field of ${article(one)}` }))
      : [{ path: [...issue.path], says: sentenceOf(issue) }],
  );
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined && /received undefined/.test(issue.message)) return "is missing";
      return issue.expected === "int"
        ? "must be a whole number"
        : `must be ${wording[issue.expected] ?? issue.expected}`;
    case "too_big":
      if (issue.origin === "string") return `is too long: at most ${issue.maximum} characters`;
      return `is too much: at most ${issue.maximum}`;
    case "too_small":
      if (issue.origin === "string") return "is empty";
      if (issue.origin === "array") return `has too few: at least ${issue.minimum}`;
      return Number(issue.minimum) === 0 ? "is negative" : `is too little: at least ${issue.minimum}`;
    case "invalid_value":
      return issue.values.length > 1 ? `must be one of ${issue.values.join(", ")}` : issue.message;
    case "invalid_format":
      return issue.format === "date" ? "is not a date: write it as 2026-05-02" : issue.message;
    default:
      return issue.message;
  }
}

/** "an event", "a night". */
export const article = (one: string) => `${/^[aeiou]/i.test(one) ? "an" : "a"} ${one}`;

const wording: Record<string, string> = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};
