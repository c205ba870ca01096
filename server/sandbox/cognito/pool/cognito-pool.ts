/** The sandbox's user pool and identity pool, loaded from disk with their keys. */
import { randomBytes } from "node:crypto";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { jsonFile } from "../../json-file";
import type { SandboxContext } from "../../sandbox-context";
import { initialSettings } from "./pool-settings";
import type { PoolState } from "./pool-state";

export type CognitoPool = {
  sandbox: SandboxContext;
  state: PoolState;
  userPoolId: string;
  clientId: string;
  identityPoolId: string;
  issuer: string;
  signing: { pool: CryptoKey; identity: CryptoKey };
  /** Milliseconds by the sandbox's clock. */
  now(): number;
  /** Resolves when all changes are on disk. */
  save(): Promise<void>;
};

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Loads the pools from `{dataDir}/sandbox/cognito.json`, or creates empty ones with new keys. */
export async function openPool(sandbox: SandboxContext): Promise<CognitoPool> {
  const file = jsonFile<Partial<PoolState>>(`${sandbox.dataDir}/sandbox/cognito.json`, () => ({}));
  const state = await withDefaults(file.value);
  await file.save();
  const userPoolId = `${sandbox.region}_Ringside1`;
  const now = () => sandbox.clock.now().getTime();

  return {
    sandbox,
    state,
    userPoolId,
    clientId: "4v1ringsidesandboxclient20",
    identityPoolId: `${sandbox.region}:5a4d80b0-7c15-4e2f-9b3c-52696e677369`,
    issuer: `${sandbox.origin}/${userPoolId}`,
    signing: {
      pool: (await importJWK(state.keys.pool, "RS256")) as CryptoKey,
      identity: (await importJWK(state.keys.identity, "RS512")) as CryptoKey,
    },
    now,
    save() {
      dropExpired(state, now());
      return file.save();
    },
  };
}

/** Fills in fields that were added since the file was written; for a new file, all of them. */
async function withDefaults(stored: Partial<PoolState>): Promise<PoolState> {
  const state: PoolState = Object.assign(stored, {
    secret: stored.secret ?? randomBytes(32).toString("hex"),
    keys: stored.keys ?? { pool: await newKey("RS256"), identity: await newKey("RS512") },
    settings: { ...initialSettings(), ...stored.settings },
    users: stored.users ?? {},
    groups: stored.groups ?? {},
    challenges: stored.challenges ?? {},
    refreshTokens: stored.refreshTokens ?? {},
    revoked: stored.revoked ?? {},
    identities: stored.identities ?? {},
    authorizationCodes: stored.authorizationCodes ?? {},
    hostedSessions: stored.hostedSessions ?? {},
  });
  for (const [sub, user] of Object.entries(state.users))
    state.users[sub] = Object.assign(
      { phoneVerified: false, mfa: { enabled: [] }, devices: {}, codes: {}, created: 0, modified: 0 },
      user,
    );
  return state;
}

async function newKey(alg: "RS256" | "RS512"): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: randomBytes(32).toString("base64"), alg, use: "sig" };
}

/** Keeps expired challenges and tokens for a while, so that they are refused as expired instead of unknown. */
function dropExpired(state: PoolState, now: number) {
  const entriesToKeep: [Record<string, { expires: number }>, ms: number][] = [
    [state.challenges, HOUR_MS],
    [state.refreshTokens, DAY_MS],
    [state.authorizationCodes, 0],
    [state.hostedSessions, 0],
  ];
  for (const [entries, ms] of entriesToKeep)
    for (const [id, { expires }] of Object.entries(entries)) if (expires < now - ms) delete entries[id];
  for (const [id, until] of Object.entries(state.revoked)) if (until < now) delete state.revoked[id];
}
