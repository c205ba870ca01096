/**
 * A sign-in by password over SRP, on PostgreSQL, with Cognito's stand-in in another process: milliseconds of the main
 * thread's processor time (the event loop runs there) and of the whole process. Also how long a guest waits for a page
 * while twenty fans sign in at the same time. With `AGAINST=folder`, that checkout's build is measured in alternation.
 * Run after `npm run build`.
 */
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from "@aws-sdk/client-cognito-identity-provider";
import { ask, cpuSeconds, loopSeconds, signIn } from "./frame/fans.mjs";
import { ownPostgres } from "./frame/postgres.mjs";
import { record } from "./frame/record.mjs";
import { median, startSite, usingSandbox } from "./frame/site.mjs";

const RUNS = Number(process.env.RUNS ?? 7);
const FANS = 20;
const PASSWORD = "Turnbuckle-7-Ropes";

const postgres = await ownPostgres();
const provider = await startSite();
const sites = [];
let addresses = 0;

try {
  const fans = await made(provider);
  for (const [index, folder] of [process.env.AGAINST, process.cwd()].filter(Boolean).entries()) {
    const env = {
      ...usingSandbox(provider.sandbox),
      DATABASE_URL: await postgres.database(`site${index}`),
      // Each sign-in comes from an address of its own, or the limit for one address would end the measurement.
      TRUST_PROXY: "1",
    };
    sites.push({ folder, ...(await startSite(env, folder)) });
  }
  const taken = sites.map(() => ({ loop: [], all: [], wait: [], most: [], alone: [] }));
  for (let run = 0; run < RUNS + 2; run++) {
    for (const [n, site] of sites.entries()) {
      const { loop, all } = await oneByOne(site, fans);
      const { waits, alone } = await besideGuest(site, fans);
      // The first rounds warm up.
      if (run < 2) continue;
      taken[n].loop.push(loop);
      taken[n].all.push(all);
      taken[n].wait.push(median(waits));
      taken[n].most.push(Math.max(...waits));
      taken[n].alone.push(alone);
    }
  }
  for (const [n, { folder }] of sites.entries()) {
    const of = (what) => (sites.length > 1 ? `${what}, ${folder}` : what);
    record("signIn", { of: of("main thread"), value: median(taken[n].loop) });
    record("signInWhole", { of: of("with other threads"), value: median(taken[n].all) });
    record("besideSignIns", { of: of("the longest"), value: median(taken[n].most) });
    record("waitBeside", { of: of("the middle"), value: median(taken[n].wait) });
    record("waitBeside", { of: of("the longest, nobody beside"), value: median(taken[n].alone) });
  }
} finally {
  for (const site of sites) await site.stop();
  await provider.stop();
  await postgres.stop();
}

/** Twenty accounts of the user pool. */
async function made({ sandbox }) {
  const client = new CognitoIdentityProviderClient({
    region: "us-east-2",
    endpoint: sandbox,
    credentials: { accessKeyId: "operator", secretAccessKey: "operator" },
  });
  const UserPoolId = "us-east-2_Ringside1";
  return Promise.all(
    Array.from({ length: FANS }, async (_, n) => {
      const email = `bench-${n}@ringside.example`;
      const attributes = { email, email_verified: "true", name: `Fan ${n}` };
      const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
      const { User } = await client.send(
        new AdminCreateUserCommand({ UserPoolId, Username: email, UserAttributes, MessageAction: "SUPPRESS" }),
      );
      const named = { UserPoolId, Username: User.Username };
      await client.send(new AdminSetUserPasswordCommand({ ...named, Password: PASSWORD, Permanent: true }));
      return { username: email, password: PASSWORD };
    }),
  );
}

/** From an address of 10.0.0.0/8, a new one each time. */
function elsewhere() {
  addresses += 1;
  return { "x-forwarded-for": `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}` };
}

async function oneByOne(site, fans) {
  const [loop, all] = [loopSeconds(site.pid), cpuSeconds(site.pid)];
  for (const one of fans) await signIn(site, one, elsewhere());
  const each = (seconds) => (1000 * seconds) / fans.length;
  return { loop: each(loopSeconds(site.pid) - loop), all: each(cpuSeconds(site.pid) - all) };
}

/** A guest requests one page after another until all fans are signed in. */
async function besideGuest(site, fans) {
  const asked = async (until) => {
    const waits = [];
    do {
      const began = performance.now();
      await ask(`${site.url}/home`, { headers: elsewhere() });
      waits.push(performance.now() - began);
    } while (!until());
    return waits;
  };
  await asked(() => true);
  let turns = 0;
  const alone = Math.max(...(await asked(() => ++turns >= 100)));
  let done = false;
  const signing = Promise.all(fans.map((one) => signIn(site, one, elsewhere()))).finally(() => {
    done = true;
  });
  const waits = await asked(() => done);
  await signing;
  return { waits, alone };
}
