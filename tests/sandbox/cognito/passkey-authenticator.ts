/** An authenticator in software, which makes and uses a passkey as WebAuthn says. */
import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";

const ORIGIN = "http://localhost:3000";
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();
const text = (bytes: Buffer) => bytes.toString("base64url");

/** Definite-length CBOR of what an authenticator sends. */
function cbor(value: unknown): Buffer {
  const head = (kind: number, size: number) =>
    size < 24 ? Buffer.from([(kind << 5) | size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  const pairs = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, pairs.length), ...pairs.flat().map(cbor)]);
}

/** An authenticator with one ES256 key. */
export function passkeyAuthenticator(rpId = "localhost") {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = Buffer.from("a passkey in software");
  let count = 0;
  const data = (flags: number, more = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(++count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, more]);
  };
  const client = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  return {
    make(challenge: string, origin = ORIGIN) {
      const length = Buffer.from([0, id.length]);
      const authData = data(0x45, Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)]));
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      const clientDataJSON = text(client("webauthn.create", challenge, origin));
      return {
        ...{ id: text(id), rawId: text(id), type: "public-key", clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject: text(cbor(attestation)), transports: ["internal"] },
      };
    },
    use(challenge: string, { origin = ORIGIN, with: key = privateKey }: { origin?: string; with?: KeyObject } = {}) {
      const authenticatorData = data(0x05);
      const clientData = client("webauthn.get", challenge, origin);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientData)]), key);
      const parts = { clientDataJSON: clientData, authenticatorData, signature };
      return {
        ...{ id: text(id), rawId: text(id), type: "public-key", clientExtensionResults: {} },
        response: Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, text(bytes)])),
      };
    },
  };
}

function coseOf(publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const key: [number, unknown][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, "base64url")],
    [-3, Buffer.from(y, "base64url")],
  ];
  return cbor(new Map(key));
}
