/** Sealed cookies: encrypted, HttpOnly, SameSite=Lax, path /, split into several above 3,800 bytes. */

import { parseCookie, stringifySetCookie } from "cookie";
import { LRUCache } from "lru-cache";
import { COOKIE_DAYS, COOKIE_PATH, COOKIE_SECURE } from "../../../app/domain/limits";
import type { TokenSource } from "./packing-dictionary";
import { type SealFormat, sealer } from "./seal";

/** A browser stores at most 4,096 bytes per cookie, including name and attributes. */
const CHUNK_BYTES = 3800;
/** The Cookie header has to stay under 7 kB, so anything with more chunks isn't ours. */
const MAX_CHUNKS = 4;
/** Leftovers of an earlier build that we clear. A header full of invented chunk numbers isn't answered one by one. */
const MAX_CLEARED = 16;
const DAY_SECONDS = 24 * 60 * 60;

type SealedCookie<T> = {
  read(header: string | null): T | undefined;
  /** The value as the browser sent it, without opening it. Undefined if there is none. */
  sealed(header: string): string | undefined;
  /** Set-Cookie lines that store `value` and expire leftover chunks of a longer, earlier one. */
  write(value: T, header: string | null): string[];
  clear(header: string | null): string[];
};

/**
 * The name gets the prefix `__Host-` if the site uses https. `stored` shortens a value before it is sealed. `valid`
 * restores and checks an opened value; unknown content counts as absent.
 */
export function sealedCookie<T extends object>(options: {
  name: string;
  secrets: readonly string[];
  secure: boolean;
  format: SealFormat;
  /** For cookies with tokens: the pool that issued them. */
  tokensOf?: TokenSource;
  stored?: (value: T) => unknown;
  /** How many opened values to keep in memory, since opening one takes half a millisecond. Don't change them. */
  remembered?: number;
  valid: (value: unknown) => T | undefined;
  maxAgeSeconds?: number;
}): SealedCookie<T> {
  const { format, tokensOf, remembered } = options;
  /** By the whole sealed value, so that nothing is found without it. */
  const opened = remembered ? new LRUCache<string, T>({ max: remembered }) : undefined;
  const seal = sealer(options.secrets, `cookie:${options.name}`, { format, tokensOf });
  const name = options.secure ? `__Host-${options.name}` : options.name;
  const attributes = {
    httpOnly: true,
    sameSite: "lax",
    path: COOKIE_PATH,
    secure: COOKIE_SECURE && options.secure,
  } as const;
  const maxAge = options.maxAgeSeconds ?? COOKIE_DAYS * DAY_SECONDS;

  const line = (chunk: string, value: string, age: number) =>
    stringifySetCookie({ name: chunk, value, maxAge: age, ...attributes });
  const present = (header: string | null) => {
    const cookies = parseCookie(header ?? "");
    const numbers = Array.from({ length: MAX_CLEARED }, (_, i) => `${name}.${i}`);
    return numbers.filter((key) => cookies[key] !== undefined);
  };

  function sealed(header: string): string | undefined {
    let value = "";
    for (let i = 0; ; i++) {
      const chunk = cookieIn(header, `${name}.${i}`);
      if (chunk === undefined) return value || undefined;
      if (i === MAX_CHUNKS) return undefined;
      value += chunk;
    }
  }

  return {
    read(header) {
      const value = sealed(header ?? "");
      if (value === undefined) return undefined;
      const known = opened?.get(value);
      if (known) return known;
      const fresh = options.valid(seal.open(value));
      if (fresh) opened?.set(value, Object.freeze(fresh));
      return fresh;
    },
    sealed,
    write(value, header) {
      const sealed = seal.seal(options.stored ? options.stored(value) : value);
      const chunks = sealed.match(new RegExp(`.{1,${CHUNK_BYTES}}`, "g")) ?? [];
      const kept = chunks.map((chunk, i) => line(`${name}.${i}`, chunk, maxAge));
      const stale = present(header).filter((key) => Number(key.slice(name.length + 1)) >= chunks.length);
      return [...kept, ...stale.map((key) => line(key, "", 0))];
    },
    clear: (header) => present(header).map((key) => line(key, "", 0)),
  };
}

/** The first cookie of this name. Ours need no decoding, and parsing the whole header would take ten times as long. */
function cookieIn(header: string, name: string): string | undefined {
  for (let at = header.indexOf(name); at >= 0; at = header.indexOf(name, at + 1)) {
    const begin = at + name.length + 1;
    const isName = header[begin - 1] === "=" && (at === 0 || header[at - 1] === " " || header[at - 1] === ";");
    if (!isName) continue;
    const end = header.indexOf(";", begin);
    return end < 0 ? header.slice(begin) : header.slice(begin, end);
  }
  return undefined;
}
