/** amazon-cognito-identity-js as in a browser, with its callbacks turned into promises. */
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
  type ICognitoStorage,
} from "amazon-cognito-identity-js";
import type { CognitoWorld } from "./cognito-world";

type SignInOutcome =
  | { session: CognitoUserSession; toConfirm: boolean | undefined }
  | { challenge: string; parameters: Record<string, string> };

/** The storage of one browser. */
export function browserStorage(): ICognitoStorage & { keys(): string[] } {
  const items = new Map<string, string>();
  return {
    setItem: (key, value) => void items.set(key, value),
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    keys: () => [...items.keys()],
  };
}

export function identityJsUser(world: CognitoWorld, email: string, Storage: ICognitoStorage) {
  const data = { UserPoolId: world.UserPoolId, ClientId: world.ClientId, endpoint: world.origin, Storage };
  const user = new CognitoUser({ Username: email, Pool: new CognitoUserPool(data), Storage });

  function outcome(begin: (callbacks: ReturnType<typeof callbacksOf>) => void): Promise<SignInOutcome> {
    return new Promise((resolve, reject) => begin(callbacksOf(resolve, reject)));
  }
  function callbacksOf(resolve: (outcome: SignInOutcome) => void, onFailure: (error: Error) => void) {
    const challenge = (name: string, parameters: Record<string, string>) => resolve({ challenge: name, parameters });
    return {
      onSuccess: (session: CognitoUserSession, toConfirm?: boolean) => resolve({ session, toConfirm }),
      onFailure,
      mfaRequired: challenge,
      totpRequired: challenge,
      mfaSetup: challenge,
      selectMFAType: challenge,
      customChallenge: (parameters: Record<string, string>) => challenge("CUSTOM_CHALLENGE", parameters),
      newPasswordRequired: (parameters: Record<string, string>, missing: string[]) =>
        challenge("NEW_PASSWORD_REQUIRED", { ...parameters, missing: missing.join() }),
    };
  }

  return {
    user,
    signIn: (Password: string, flow = "USER_SRP_AUTH") => {
      user.setAuthenticationFlowType(flow);
      return outcome((callbacks) =>
        user.authenticateUser(new AuthenticationDetails({ Username: email, Password }), callbacks),
      );
    },
    sendCode: (code: string, type: string) => outcome((callbacks) => user.sendMFACode(code, callbacks, type)),
    chooseMfa: (type: string) => outcome((callbacks) => user.sendMFASelectionAnswer(type, callbacks)),
    answer: (text: string) => outcome((callbacks) => user.sendCustomChallengeAnswer(text, callbacks)),
    newPassword: (password: string, attributes: Record<string, string>) =>
      outcome((callbacks) => user.completeNewPasswordChallenge(password, attributes, callbacks)),
    refresh: (session: CognitoUserSession) =>
      new Promise<CognitoUserSession>((resolve, reject) =>
        user.refreshSession(session.getRefreshToken(), (error, fresh) => (error ? reject(error) : resolve(fresh))),
      ),
  };
}

/** The session of a sign-in without challenges. */
export function sessionOf(outcome: SignInOutcome): CognitoUserSession {
  if ("session" in outcome) return outcome.session;
  throw new Error(`Asked for ${outcome.challenge}`);
}
