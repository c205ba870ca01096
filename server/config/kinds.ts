/** Kinds of settings. Each describes what is wrong with a value in words that follow the setting's name. */
import { z } from "zod";

/** What is wrong with a value, as in "SITE_URL has a path". Undefined if it is valid. */
type Check = (value: string) => string | undefined;

export const checked = (check: Check) =>
  z.string().superRefine((value, context) => {
    const message = check(value);
    if (message) context.addIssue({ code: "custom", message });
  });

export const flag = z
  .enum(["on", "off"])
  .default("off")
  .transform((value) => value === "on");

const parts = (value: string) =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Comma-separated values, each accepted by `check`. `noun` names one of them. */
export const listOf = (noun: string, check: Check) =>
  z
    .string()
    .default("")
    .superRefine((value, context) => {
      const given = parts(value);
      if (value !== "" && given.length === 0) {
        context.addIssue({ code: "custom", message: `holds no ${noun}, only commas` });
      }
      for (const part of given) {
        const message = check(part);
        if (message) context.addIssue({ code: "custom", message: `holds “${part}”, which ${message}` });
      }
    })
    .transform(parts);

/** What is wrong with an address. `protocols` are the allowed ones; `bare` addresses have nothing after the host. */
export function addressFault(value: string, { protocols = ["https:", "http:"], bare = false } = {}) {
  const [first = ""] = protocols;
  if (!/^[a-z][a-z0-9+.-]*:/i.test(value) || /^[\w.-]+:\d+$/.test(value)) return `does not start with ${first}//`;
  const protocol = value.slice(0, value.indexOf(":") + 1).toLowerCase();
  if (!protocols.includes(protocol)) return `starts with “${protocol}”, and ${protocols.join("// or ")}// is needed`;
  if (!URL.canParse(value)) {
    return "cannot be read as an address: a password in it needs percent signs in place of / ? # @ and % (# is %23)";
  }
  const { hostname, pathname, search, hash, username, password } = new URL(value);
  if (!hostname) return "names no server";
  if (!bare) return undefined;
  if (username || password) return "has a user name or a password in it";
  if (search || hash) return "has a query or a fragment";
  if (pathname !== "" && pathname !== "/") return `has a path, “${pathname}”, and only a host is possible`;
  return undefined;
}

export const webAddress = checked((value) => addressFault(value));

/** An address with only scheme and host, normalized without a trailing slash. */
export const webOrigin = checked((value) => addressFault(value, { bare: true })).transform(
  (value) => new URL(value).origin,
);

/** Some of `names`, comma-separated, each at most once, returned in a fixed order. */
export const choiceOf = <const Name extends string>(names: readonly Name[], noun: string) => {
  const known = (value: string): value is Name => names.some((name) => name === value);
  return listOf(noun, (value) => (known(value) ? undefined : `is none of ${names.join(", ")}`)).transform((values) =>
    [...new Set(values.filter(known))].sort(),
  );
};

export const wholeNumber = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

export const port = wholeNumber(0, 65_535);

/** A fixed port: Prometheus has to know it, so 0 (any free port) isn't allowed. */
export const metricsPort = port.refine((value) => value > 0, "is 0, and Prometheus has to know the port");
