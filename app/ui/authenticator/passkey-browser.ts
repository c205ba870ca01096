/**
 * Passkeys in the browser. WebAuthn's JSON has base64url where the browser's functions have bytes, and the browser's
 * own conversions (`parseCreationOptionsFromJSON`) are too new to rely on.
 */
import { base64urlOf, bytesOfBase64url } from "../../domain/base64url";

type Json = { [key: string]: unknown };
type Described = { id: string; type: "public-key"; transports?: AuthenticatorTransport[] };

/** Creates a passkey with the server's `options`. Rejects if the fan cancels, or if there already is one. */
export async function makePasskey(options: object): Promise<Json> {
  const {
    challenge,
    user,
    excludeCredentials = [],
    ...more
  } = options as Json & {
    challenge: string;
    user: { id: string; name: string; displayName: string };
    excludeCredentials?: Described[];
  };
  const made = (await navigator.credentials.create({
    publicKey: {
      ...(more as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytesOfBase64url(challenge),
      user: { ...user, id: bytesOfBase64url(user.id) },
      excludeCredentials: excludeCredentials.map(described),
    },
  })) as PublicKeyCredential;
  const response = made.response as AuthenticatorAttestationResponse;
  return {
    ...common(made),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      attestationObject: text(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
}

/** Requests a passkey's signature. Rejects if the fan cancels, or if there is no passkey. */
export async function askPasskey(options: object): Promise<Json> {
  const {
    challenge,
    allowCredentials = [],
    ...more
  } = options as Json & {
    challenge: string;
    allowCredentials?: Described[];
  };
  const used = (await navigator.credentials.get({
    publicKey: { ...more, challenge: bytesOfBase64url(challenge), allowCredentials: allowCredentials.map(described) },
  })) as PublicKeyCredential;
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    ...common(used),
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(response.authenticatorData),
      signature: text(response.signature),
      ...(response.userHandle && { userHandle: text(response.userHandle) }),
    },
  };
}

const common = ({ id, rawId, type, authenticatorAttachment }: PublicKeyCredential) => ({
  ...{ id, rawId: text(rawId), type, clientExtensionResults: {} },
  ...(authenticatorAttachment && { authenticatorAttachment }),
});
const described = (one: Described): PublicKeyCredentialDescriptor => ({ ...one, id: bytesOfBase64url(one.id) });

const text = (buffer: ArrayBuffer): string => base64urlOf(new Uint8Array(buffer));
