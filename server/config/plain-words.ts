/** Rephrases the schema's own errors so that they follow a setting's name. */
import type { z } from "zod";

type Issue = z.core.$ZodRawIssue;

/** For what the schema itself rejects. Our kinds of settings have their own words, which zod prefers. */
export function plainWords(issue: Issue): string {
  switch (issue.code) {
    case "invalid_value":
      return notAmong(issue.values.map(String));
    case "invalid_type":
      return `is not a ${issue.expected === "int" ? "whole number" : issue.expected}`;
    case "too_small":
      return issue.origin === "string" ? "is too short" : `is less than ${issue.minimum}`;
    case "too_big":
      return issue.origin === "string" ? "is too long" : `is more than ${issue.maximum}`;
    default:
      return "cannot be read";
  }
}

function notAmong(values: string[]): string {
  const [first, second] = values;
  if (values.length === 1) return `can only be ${first}`;
  return values.length === 2 ? `is neither ${first} nor ${second}` : `is none of ${values.join(", ")}`;
}
