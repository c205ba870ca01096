/** Validates a request's parameters as strictly as Stripe: unknown, missing and malformed ones are refused by name. */

import { invalidRequest } from "./api-error";
import type { FormInput } from "./form-encoding";

/** Reads the value at `path`, or throws the error that Stripe would return. */
export type ParamReader<T> = (input: FormInput | undefined, path: string) => T;
export type ParamShape = Record<string, ParamReader<unknown>>;
export type ParamsOf<S extends ParamShape> = { [K in keyof S]: ReturnType<S[K]> };

const at = (path: string, name: string) => (path === "" ? name : `${path}[${name}]`);

/** A hash with exactly these keys. At the top level (`path` empty), no input means an empty hash. */
export function hash<S extends ParamShape>(shape: S): ParamReader<ParamsOf<S>> {
  return (input, path) => {
    const fields = path === "" ? (input ?? {}) : present(input, path);
    if (typeof fields === "string") throw invalidRequest("Invalid object", { param: path });
    const unknown = Object.keys(fields).filter((name) => !Object.hasOwn(shape, name));
    if (unknown.length > 0) throw unknownParameters(unknown.map((name) => at(path, name)));
    const read = Object.entries(shape).map(([name, reader]) => [name, reader(fields[name], at(path, name))]);
    return Object.fromEntries(read) as ParamsOf<S>;
  };
}

export function optional<T>(reader: ParamReader<T>): ParamReader<T | undefined> {
  return (input, path) => (input === undefined ? undefined : reader(input, path));
}

/** Like `optional`, but an empty string reads as null, because Stripe unsets values with it. */
export function clearable<T>(reader: ParamReader<T>): ParamReader<T | null | undefined> {
  return (input, path) => (input === "" ? null : optional(reader)(input, path));
}

export function text(maximum = 5000): ParamReader<string> {
  return (input, path) => {
    const value = scalar(input, path);
    if (value === "") throw emptyString(path);
    if (value.length > maximum)
      throw invalidRequest(`Invalid string: ${value.slice(0, 20)}...; must be at most ${maximum} characters`, {
        param: path,
      });
    return value;
  };
}

export function integer(minimum?: number, maximum?: number): ParamReader<number> {
  return (input, path) => {
    const value = scalar(input, path);
    const wrong = (message: string) => invalidRequest(message, { code: "parameter_invalid_integer", param: path });
    if (!/^-?\d{1,15}$/.test(value)) throw wrong(`Invalid integer: ${value}`);
    if (minimum !== undefined && Number(value) < minimum)
      throw wrong(`This value must be greater than or equal to ${minimum}.`);
    if (maximum !== undefined && Number(value) > maximum)
      throw wrong(`This value must be less than or equal to ${maximum}.`);
    return Number(value);
  };
}

/** A number above 0 and up to 100, with up to four decimals. */
export function percentage(): ParamReader<number> {
  return (input, path) => {
    const value = scalar(input, path);
    if (!/^\d{1,3}(\.\d{1,4})?$/.test(value)) throw invalidRequest(`Invalid decimal: ${value}`, { param: path });
    if (Number(value) <= 0 || Number(value) > 100)
      throw invalidRequest("Invalid percent_off: must be greater than 0 and less than or equal to 100", {
        param: path,
      });
    return Number(value);
  };
}

export function flag(): ParamReader<boolean> {
  return (input, path) => {
    const value = scalar(input, path);
    if (value !== "true" && value !== "false") throw invalidRequest(`Invalid boolean: ${value}`, { param: path });
    return value === "true";
  };
}

export function oneOf<const T extends string>(...values: T[]): ParamReader<T> {
  return (input, path) => {
    const value = scalar(input, path);
    const found = values.find((allowed) => allowed === value);
    if (found !== undefined) return found;
    const last = values.length > 1 ? `${values.length > 2 ? "," : ""} or ${values.at(-1)}` : "";
    const list = values.length > 1 ? `${values.slice(0, -1).join(", ")}${last}` : values.join();
    throw invalidRequest(`Invalid ${path}: must be one of ${list}`, { param: path });
  };
}

/** The items of `name[0]`, `name[1]`, …, in numeric order. */
export function list<T>(reader: ParamReader<T>, maximum = 100): ParamReader<T[]> {
  return (input, path) => {
    const items = present(input, path);
    if (typeof items === "string" || Object.keys(items).some((name) => !/^\d+$/.test(name)))
      throw invalidRequest("Invalid array", { param: path });
    const names = Object.keys(items).sort((a, b) => Number(a) - Number(b));
    if (names.length > maximum)
      throw invalidRequest(`Array ${path} exceeded maximum ${maximum} allowed elements.`, { param: path });
    return names.map((name) => reader(items[name], at(path, name)));
  };
}

export function address(): ParamReader<string> {
  return (input, path) => {
    const value = text()(input, path);
    const wrong = (message: string) => invalidRequest(message, { code: "url_invalid", param: path });
    if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(value))
      throw wrong("Invalid URL: An explicit scheme (such as https) must be provided.");
    if (!URL.canParse(value)) throw wrong("Not a valid URL");
    return value;
  };
}

export function email(): ParamReader<string> {
  return (input, path) => {
    const value = text(512)(input, path);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value))
      throw invalidRequest(`Invalid email address: ${value}`, { code: "email_invalid", param: path });
    return value;
  };
}

/** A lowercase ISO 4217 code. */
export function currency(): ParamReader<string> {
  return (input, path) => {
    const value = text()(input, path).toLowerCase();
    if (Intl.supportedValuesOf("currency").includes(value.toUpperCase())) return value;
    throw invalidRequest(`Invalid currency: ${value}. Stripe currently supports these currencies: usd, eur, gbp, …`, {
      param: path,
    });
  };
}

/** At most 50 keys of 40 characters with values of 500. `null` clears all keys, an empty value clears its key. */
export function metadata(): ParamReader<Record<string, string> | null | undefined> {
  return (input, path) => {
    if (input === undefined || input === "") return input === "" ? null : undefined;
    if (typeof input === "string") throw invalidRequest("Invalid object", { param: path });
    const entries = Object.entries(input).map(([key, value]) => {
      if (key.length > 40)
        throw invalidRequest(
          `Metadata keys can have up to 40 characters, but you passed in a key that is ${key.length} characters. Invalid key: ${key}`,
          { param: path },
        );
      const read = scalar(value, at(path, key));
      if (read.length > 500)
        throw invalidRequest(
          `Metadata values can have up to 500 characters, but you passed in a value that is ${read.length} characters. Invalid value: ${read}`,
          { param: at(path, key) },
        );
      return [key, read] as const;
    });
    if (entries.length > 50) throw invalidRequest("You can only have 50 metadata keys on an object.", { param: path });
    return Object.fromEntries(entries);
  };
}

/** Stripe knows the parameter, but it doesn't affect anything that the sandbox shows. */
export function ignored(): ParamReader<undefined> {
  return () => undefined;
}

/**
 * Stripe knows the parameter and it would change what is charged, but the sandbox doesn't support it: refuse it
 * instead of ignoring it.
 */
function unsupported(): ParamReader<undefined> {
  return (input, path) => {
    if (input !== undefined) throw invalidRequest(`The sandbox does not offer \`${path}\`.`, { param: path });
  };
}

export function ignoredParams<const N extends string>(...names: N[]): Record<N, ParamReader<undefined>> {
  return Object.fromEntries(names.map((name) => [name, ignored()])) as Record<N, ParamReader<undefined>>;
}

export function unsupportedParams<const N extends string>(...names: N[]): Record<N, ParamReader<undefined>> {
  return Object.fromEntries(names.map((name) => [name, unsupported()])) as Record<N, ParamReader<undefined>>;
}

function present(input: FormInput | undefined, path: string): FormInput {
  if (input === undefined) throw missingParameter(path);
  return input;
}

function scalar(input: FormInput | undefined, path: string): string {
  const value = present(input, path);
  if (typeof value !== "string") throw invalidRequest("Invalid string", { param: path });
  return value;
}

/** 400 `parameter_missing`. */
export function missingParameter(path: string) {
  return invalidRequest(`Missing required param: ${path}.`, { code: "parameter_missing", param: path });
}

function unknownParameters(paths: string[]) {
  const message = `Received unknown parameter${paths.length > 1 ? "s" : ""}: ${paths.join(", ")}`;
  return invalidRequest(message, { code: "parameter_unknown", param: paths[0] });
}

function emptyString(path: string) {
  const message = `You passed an empty string for '${path}'. We assume empty values are an attempt to unset a parameter; however '${path}' cannot be unset. You should remove '${path}' from your request or supply a non-empty value.`;
  return invalidRequest(message, { code: "parameter_invalid_empty", param: path });
}
