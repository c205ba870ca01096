/** A second box office in a child process, used as if it were in this one. */
import { fork } from "node:child_process";
import { once } from "node:events";
import type { Mail } from "../../../server/clients/mailer";
import { compiled } from "../../compiled";
import type { World } from "./box-office-world";
import type { Said, Verb } from "./fans";
import type { TestOffice } from "./test-office";

export type OtherProcess = {
  /** The same functions. An error arrives as its name. */
  office: TestOffice;
  /** Kills the process at once, whatever it is doing. */
  kill(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the process with the database and Stripe of `world`. It uses its clock and its mailbox. */
export async function otherProcess(world: World, databaseUrl: string): Promise<OtherProcess> {
  const child = fork(await compiled("tests/services/box-office/fans.ts"), {
    env: { ...process.env, DATABASE_URL: databaseUrl, STRIPE_API_URL: world.stripeUrl },
    // JSON would drop undefined values.
    serialization: "advanced",
  });
  const asked = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
  let count = 0;
  child.on("message", (said: Said) => {
    if ("mail" in said) world.mails.push(said.mail as Mail);
    else if ("report" in said) world.reports.push(said.report);
    else {
      const { resolve, reject } = asked.get(said.n) ?? {};
      asked.delete(said.n);
      if (said.error) reject?.(Object.assign(new Error(said.error), { name: said.error }));
      else resolve?.(said.answer);
    }
  });
  await once(child, "message");

  const tell = (verb: Verb, given: unknown[]) =>
    new Promise((resolve, reject) => {
      count += 1;
      asked.set(count, { resolve, reject });
      child.send({ n: count, verb, given, at: world.clock.now().getTime() });
    });
  const ended = once(child, "exit");
  return {
    office: new Proxy({} as TestOffice, {
      get:
        (_, verb: Verb) =>
        (...given: unknown[]) =>
          tell(verb, given),
    }),
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    async close() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}
