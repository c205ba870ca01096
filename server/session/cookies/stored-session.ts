/** Sessions and flows as stored in cookies: what the tokens contain anyway is left out and restored on reading. */
import type { Flow } from "../../../app/domain/authenticator/flow";
import type { Session, Tokens } from "../session";
import { claimsOf, userOf } from "../verify-tokens";

type StoredFields = Record<string, unknown>;

export function storedSession({ tokens, user, since, confirmedAt }: Session): StoredFields {
  const other = unlike(user, saidByTokens(tokens).user);
  return {
    tokens: storedTokens(tokens),
    ...(Object.keys(other).length > 0 && { user: other }),
    since,
    confirmedAt,
  };
}

/** Restores a session, whichever release stored it. Undefined if it isn't one. */
export function wholeSession(value: unknown): unknown {
  if (!isObject(value)) return undefined;
  const tokens = wholeTokens(value.tokens);
  return (
    tokens && { ...value, tokens, user: { ...saidByTokens(tokens).user, ...(isObject(value.user) && value.user) } }
  );
}

export const storedFlow = ({ tokens, ...flow }: Flow): StoredFields =>
  tokens ? { ...flow, tokens: storedTokens(tokens) } : flow;

export function wholeFlow(value: unknown): unknown {
  return isObject(value) && value.tokens ? { ...value, tokens: wholeTokens(value.tokens) } : value;
}

function storedTokens(tokens: Tokens): StoredFields {
  const { idToken, accessToken, refreshToken, ...rest } = tokens;
  return { idToken, accessToken, refreshToken, ...unlike(rest, saidByTokens(tokens).tokens) };
}

function wholeTokens(stored: unknown): StoredFields | undefined {
  if (!isObject(stored)) return undefined;
  try {
    return { ...saidByTokens(stored).tokens, ...stored };
  } catch {
    return undefined;
  }
}

/** Throws if the tokens can't be read. */
function saidByTokens({ idToken, accessToken }: { idToken?: unknown; accessToken?: unknown }) {
  const user = userOf(claimsOf(String(idToken)));
  const { device_key: deviceKey } = claimsOf(String(accessToken));
  return { user, tokens: { username: user.username, ...(typeof deviceKey === "string" && { deviceKey }) } };
}

const unlike = (fields: StoredFields, known: StoredFields): StoredFields =>
  Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== known[name]));

const isObject = (value: unknown): value is StoredFields => typeof value === "object" && value !== null;
