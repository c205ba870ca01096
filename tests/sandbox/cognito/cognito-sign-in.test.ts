/** Signing in by password and by SRP, and the lockout after wrong passwords. */
import { createHash, createHmac, hkdfSync, randomBytes } from "node:crypto";
import {
  InitiateAuthCommand,
  NotAuthorizedException,
  ResourceNotFoundException,
  RespondToAuthChallengeCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoPeople } from "../../../server/sandbox/demo-people";
import { type CognitoWorld, cognitoWorld, PASSWORD, refusal } from "./cognito-world";

let world: CognitoWorld;
beforeAll(async () => {
  world = await cognitoWorld();
});
afterAll(() => world.stop());

describe("by password", () => {
  test("the email is case-insensitive", async () => {
    const email = await world.someone();
    expect((await world.signIn(email.toUpperCase())).AuthenticationResult?.AccessToken).toBeTruthy();
  });

  test("a wrong password and an unknown user get the same response", async () => {
    const email = await world.someone();
    for (const error of [
      await refusal(world.signIn(email, "Wrong-1-password")),
      await refusal(world.signIn("nobody@example.com")),
    ]) {
      expect(error).toBeInstanceOf(NotAuthorizedException);
      expect(error.message).toBe("Incorrect username or password.");
    }
  });

  test("five wrong passwords lock the user out for a second, and each further one doubles that", async () => {
    const email = await world.someone();
    const wrong = async () => (await refusal(world.signIn(email, "Wrong-1-password"))).message;
    for (let n = 0; n < 5; n += 1) expect(await wrong()).toBe("Incorrect username or password.");
    for (const seconds of [1, 2, 4, 8]) {
      await world.later(`PT${seconds}S`);
      expect(await wrong()).toBe("Incorrect username or password.");
    }
    // Locked out for sixteen seconds, even with the right password.
    await world.later("PT8S");
    expect((await refusal(world.signIn(email))).message).toBe("Password attempts exceeded");
    await world.later("PT8S");
    await world.signIn(email);
  });

  test("an unknown app client is not found", async () => {
    const unknown = new InitiateAuthCommand({
      ClientId: "unknown",
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: "a@example.com", PASSWORD },
    });
    const error = await refusal(world.provider.send(unknown));
    expect(error).toBeInstanceOf(ResourceNotFoundException);
    expect(error.message).toBe("User pool client unknown does not exist.");
  });
});

describe("the demo users", () => {
  const attempt = async (email: string) => {
    const person = demoPeople.find((each) => each.email === email);
    return world.signIn(email, person?.password);
  };

  test.each([
    ["newcomer@ringside.example", "User is not confirmed."],
    ["disabled@ringside.example", "User is disabled."],
  ])("%s is refused: %s", async (email, message) => {
    expect((await refusal(attempt(email))).message).toBe(message);
  });

  test("the unverified one signs in with an unverified email", async () => {
    const { AuthenticationResult } = await attempt("unverified@ringside.example");
    const { UserAttributes = [] } = await world.getUser(AuthenticationResult?.AccessToken);
    expect(UserAttributes).toContainEqual({ Name: "email_verified", Value: "false" });
  });

  test("the hasty one gets tokens that live 20 seconds", async () => {
    expect((await attempt("hasty@ringside.example")).AuthenticationResult?.ExpiresIn).toBe(20);
  });

  test("the page lists each of them with their password", async () => {
    const page = await (await fetch(`${world.origin}/people`)).text();
    for (const { email, password } of demoPeople) {
      expect(page).toContain(email);
      expect(page).toContain(password);
    }
  });
});

describe("by SRP", () => {
  test("the right password is proven without being sent", async () => {
    const email = await world.someone();
    const { AuthenticationResult } = await srpSignIn(email, PASSWORD);
    const { UserAttributes = [] } = await world.getUser(AuthenticationResult?.AccessToken);
    expect(UserAttributes).toContainEqual({ Name: "email", Value: email });
  });

  test("a wrong password and an unknown user get the same response", async () => {
    const email = await world.someone();
    for (const who of [email, "nobody@example.com"]) {
      const error = await refusal(srpSignIn(who, "Wrong-1-password"));
      expect(error).toBeInstanceOf(NotAuthorizedException);
      expect(error.message).toBe("Incorrect username or password.");
    }
  });

  test("an unknown user has the same salt and name each time, as a real one has", async () => {
    const [first, second] = [await startSrp("nobody@example.com", "02"), await startSrp("nobody@example.com", "02")];
    for (const name of ["SALT", "USER_ID_FOR_SRP"])
      expect(first.ChallengeParameters?.[name]).toBe(second.ChallengeParameters?.[name]);
    expect(first.ChallengeParameters?.SRP_B).not.toBe(second.ChallengeParameters?.SRP_B);
  });

  test("a secret block works once, within three minutes", async () => {
    const email = await world.someone();
    const answer = await srpAnswer(email, PASSWORD);
    await world.provider.send(answer());
    expect((await refusal(world.provider.send(answer()))).message).toBe("Invalid session for the user.");
    const late = await srpAnswer(email, PASSWORD);
    await world.later("PT3M");
    expect((await refusal(world.provider.send(late()))).message).toBe(
      "Invalid session for the user, session is expired.",
    );
  });

  test("a public value that would reveal the key is refused", async () => {
    const email = await world.someone();
    for (const a of ["0", N.toString(16)]) await refusal(startSrp(email, a));
  });
});

/** The client's side, written with plain BigInt from the protocol, independently of the sandbox's code. */
const N = BigInt(
  "0xFFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF",
);

const startSrp = (email: string, a: string) =>
  world.provider.send(
    new InitiateAuthCommand({
      ClientId: world.ClientId,
      AuthFlow: "USER_SRP_AUTH",
      AuthParameters: { USERNAME: email, SRP_A: a },
    }),
  );

async function srpSignIn(email: string, password: string) {
  return world.provider.send((await srpAnswer(email, password))());
}

async function srpAnswer(email: string, password: string) {
  const a = big(randomBytes(128));
  const publicA = modPow(2n, a);
  const { ChallengeName, ChallengeParameters: given = {} } = await startSrp(email, publicA.toString(16));
  expect(ChallengeName).toBe("PASSWORD_VERIFIER");
  const poolName = world.settings("COGNITO_USER_POOL_ID").split("_")[1] ?? "";
  const userId = given.USER_ID_FOR_SRP ?? "";
  const publicB = BigInt(`0x${given.SRP_B}`);
  const u = big(hash(bytes(publicA), bytes(publicB)));
  const x = big(hash(bytes(BigInt(`0x${given.SALT}`)), hash(Buffer.from(`${poolName}${userId}:${password}`))));
  const k = big(hash(bytes(N), bytes(2n)));
  const base = (((publicB - k * modPow(2n, x)) % N) + N) % N;
  const shared = modPow(base, a + u * x);
  const key = Buffer.from(hkdfSync("sha256", bytes(shared), bytes(u), "Caldera Derived Key", 16));
  const timestamp = new Date()
    .toUTCString()
    .replace(/^(\w{3}), 0?(\d+) (\w{3}) (\d{4}) (.*) GMT$/, "$1 $3 $2 $5 UTC $4");
  const signature = createHmac("sha256", key)
    .update(poolName + userId)
    .update(Buffer.from(given.SECRET_BLOCK ?? "", "base64"))
    .update(timestamp)
    .digest("base64");
  return () =>
    new RespondToAuthChallengeCommand({
      ClientId: world.ClientId,
      ChallengeName: "PASSWORD_VERIFIER",
      ChallengeResponses: {
        USERNAME: userId,
        PASSWORD_CLAIM_SECRET_BLOCK: given.SECRET_BLOCK ?? "",
        PASSWORD_CLAIM_SIGNATURE: signature,
        TIMESTAMP: timestamp,
      },
    });
}

function modPow(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base % N];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}
const big = (buffer: Buffer) => BigInt(`0x${buffer.toString("hex")}`);
const hash = (...parts: Buffer[]) => createHash("sha256").update(Buffer.concat(parts)).digest();
/** The bytes that Java's BigInteger has for a positive number. */
function bytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 ? `0${hex}` : hex;
  return Buffer.from(Number.parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even, "hex");
}
