/**
 * Passkeys in the browser. The JSON of WebAuthn has base64url where the browser's functions have bytes; the browser's
 * own conversions (`parseCreationOptionsFromJSON`) are too new to rely on.
 */
type Json = { [key: string]: unknown };
type Described = { id: string; type: "public-key"; transports?: AuthenticatorTransport[] };

/** Makes a passkey; `options` is what the server gave. Rejects if the fan cancels, or if there is one already. */
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
      challenge: bytes(challenge),
      user: { ...user, id: bytes(user.id) },
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

/** Asks for a passkey's signature. Rejects if the fan cancels, or if there is no passkey. */
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
    publicKey: { ...more, challenge: bytes(challenge), allowCredentials: allowCredentials.map(described) },
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
const described = (one: Described): PublicKeyCredentialDescriptor => ({ ...one, id: bytes(one.id) });

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));
}

function text(buffer: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(buffer), (one) => String.fromCharCode(one)).join("");
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
