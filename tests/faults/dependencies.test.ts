/** Each dependency with each fault: what guests and fans see meanwhile, and that the site recovers by itself. */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { eventId, fillIn, GOOD_CARD, hold, pathOf, pay, signIn, ticketNumbers } from "../routes/buying/purchase";
import { fan, type Page } from "../routes/fan";
import { allLies, slowFaults, someLies, wireFaults } from "./world/fault-table";
import { audit } from "./world/independent";
import { checkBooks, settled } from "./world/settled";
import { type Dependency, type FaultWorld, faultWorld } from "./world/world";

const FRANKIE = ["fan@ringside.example", "Headlock-4-Ever"] as const;
const ROBIN = ["rival@ringside.example", "Suplex-2-Nights"] as const;
/** A page from memory waits for no dependency. */
const MEMORY_MS = 5_000;
/** No fan waits longer than this for a response of any kind. */
const BOUND_MS = Number(process.env.FAULT_BOUND_MS ?? 25_000);
const MINUTE_MS = 60_000;
const LETTERS = "letters@example.com";
const LIMIT_MS = 400_000;

const lies = process.env.SOAK === "on" ? allLies : someLies;

type Fan = ReturnType<typeof fan>;

let world: FaultWorld;
let night: string;
let atHome: string;
/** Signed in before any fault. */
let frankie: Fan;
beforeAll(async () => {
  world = await faultWorld();
  night = await eventId(world, "Iron Harvest");
  frankie = fan(world);
  await signIn(frankie, "/home", ...FRANKIE);
  const { html } = await frankie.get("/pay-per-view");
  atHome = /href="(\/pay-per-view\/event\/[0-9a-f-]{36})"/.exec(html)?.[1] ?? "";
  for (const path of memory) await fan(world).get(path);
});
afterAll(() => world?.stop());

const memory = ["/home", "/tickets", "/wrestlers", "/shows"];

/** The response is a page without a stack, not a bare 5xx or an endless wait; a 503 says when to come back. */
async function answered(ask: () => Promise<Page>, withinMs = BOUND_MS): Promise<Page> {
  const began = performance.now();
  const page = await ask();
  const took = performance.now() - began;
  const about = `${page.path} after ${took.toFixed(0)} ms`;
  expect([page.status < 500 || page.status === 503, about]).toEqual([true, about]);
  expect(took, about).toBeLessThan(withinMs);
  expect(page.html).not.toMatch(/at .*\.js:\d+|ECONN|Error:/);
  return page;
}

async function pagesFromMemory() {
  const pages = await Promise.all(memory.map((path) => answered(() => fan(world).get(path), MEMORY_MS)));
  expect(pages.map(({ status }) => status)).toEqual(memory.map(() => 200));
}

async function stillSignedIn() {
  const page = await answered(() => frankie.get("/profile"));
  expect(page.html).not.toContain("auth/sign-in");
}

/** A signed-in fan's purchase calls both: if neither answers, the fan waits for one after the other. */
const ASKED_TOGETHER: Dependency[] = ["cognito", "stripe"];
let silence: Promise<unknown> = Promise.resolve();
/** Runs `work` while no other dependency is silent. */
function inSilence(work: () => Promise<void>): Promise<void> {
  const done = silence.then(work);
  silence = done.catch(() => undefined);
  return done;
}

/** For each fault in turn: sets it, checks the site, removes it, and checks that all is as before. */
function each(
  dependency: Dependency,
  faults: typeof wireFaults,
  during: () => Promise<void>,
  healed: () => Promise<void>,
) {
  describe.sequential(dependency, () => {
    for (const [name, fault] of Object.entries(faults)) {
      const trouble = async () => {
        await world.proxies[dependency].set(fault);
        try {
          await during();
          // Nobody waits for a mail, so it may be on its way still.
          const met = () => world.proxies[dependency].seen() > 0 || fault.kind === "dead";
          await vi.waitFor(() => expect(met(), "nobody was there").toBe(true), { timeout: 30_000 });
        } finally {
          await world.proxies[dependency].set({ kind: "pass" });
        }
        await healed();
      };
      const alone = fault.kind === "blackHole" && ASKED_TOGETHER.includes(dependency);
      it(name, () => (alone ? inSilence(trouble) : trouble()), LIMIT_MS);
    }
  });
}

// Three groups run at once. A mail follows a payment, so faults of these two take turns.
describe.concurrent("Accounts", () => {
  each(
    "cognito",
    { ...wireFaults, ...lies },
    async () => {
      const [refused] = await Promise.all([
        answered(() => signIn(fan(world), "/tickets", ...ROBIN)),
        pagesFromMemory(),
        stillSignedIn(),
      ]);
      expect(refused.path).toContain("/auth/sign-in");
      expect(refused.html).toMatch(/role="alert"/);
      expect(refused.html).toContain(ROBIN[0]);
    },
    async () => {
      const page = await signIn(fan(world), "/tickets", ...ROBIN);
      expect([page.path, alertOf(page)]).toEqual(["/tickets", undefined]);
      expect((await frankie.get("/profile")).html).toContain(FRANKIE[0]);
    },
  );
});

describe.concurrent("Guests' identities", () => {
  each(
    "identityPool",
    { ...wireFaults, ...lies },
    async () => {
      const guest = fan(world);
      const [credentials] = await Promise.all([
        answered(() => guest.post("/guest-credentials", {})),
        pagesFromMemory(),
      ]);
      expect(credentials.status).toBeLessThan(504);
      const held = await answered(() => hold(guest, night, "Upper", 1));
      expect(held.html).toContain("yours until");
      await guest.post(`/tickets/event/${night}`, { intent: "cancel" });
    },
    async () => {
      expect((await fan(world).post("/guest-credentials", {})).status).toBeLessThan(300);
    },
  );
});

describe.concurrent("Payment and mail", () => {
  const buyer = { who: undefined as Fan | undefined };
  each(
    "stripe",
    { ...wireFaults, ...lies },
    async () => {
      buyer.who = fan(world);
      await hold(buyer.who, night, "Upper", 1);
      const path = `/tickets/event/${night}`;
      const [seats, broadcast, premium] = await Promise.all([
        answered(() => buyer.who?.post(path, { intent: "pay" }) as Promise<Page>),
        answered(() => frankie.post(atHome, { intent: "buy" })),
        answered(() => frankie.post("/premium", { intent: "subscribe", plan: "monthly" })),
        pagesFromMemory(),
      ]);
      for (const page of [seats, broadcast, premium]) {
        expect(page.status, page.path).toBe(503);
        expect(page.html).toMatch(/try again/i);
      }
      expect(seats.headers.get("retry-after")).toMatch(/^\d+$/);
      expect((await answered(() => buyer.who?.get(path) as Promise<Page>)).html).toContain("yours until");
    },
    async () => {
      const hosted = await pay(buyer.who as Fan, night);
      const back = await fillIn(hosted, GOOD_CARD, "healed@example.com");
      expect(ticketNumbers(await (buyer.who as Fan).get(pathOf(back)))).toHaveLength(1);
    },
  );

  each(
    "smtp",
    wireFaults,
    async () => {
      const guest = fan(world);
      await hold(guest, night, "Upper", 1);
      const back = pathOf(await fillIn(await pay(guest, night), GOOD_CARD, LETTERS));
      expect(ticketNumbers(await answered(() => guest.get(back)))).toHaveLength(1);
      await pagesFromMemory();
    },
    async () => undefined,
  );
});

describe("After all faults", () => {
  it(
    "late answers counted as answers",
    async () => {
      const late = ["cognito", "identityPool", "stripe"] as const;
      for (const fault of Object.values(slowFaults)) {
        for (const dependency of late) await world.proxies[dependency].set(fault);
        const guest = fan(world);
        const page = await answered(() => signIn(guest, "/home", ...ROBIN));
        expect([page.path, alertOf(page)]).toEqual(["/home", undefined]);
        await hold(guest, night, "Upper", 1);
        const back = pathOf(await fillIn(await pay(guest, night), GOOD_CARD));
        expect(ticketNumbers(await answered(() => guest.get(back)))).toHaveLength(1);
      }
      for (const dependency of late) await world.proxies[dependency].set({ kind: "pass" });
    },
    LIMIT_MS,
  );

  it(
    "every mail that waited has gone out once",
    async () => {
      const wanted = Object.keys(wireFaults).length;
      for (let round = 0; round < 10 && (await mailsTo(LETTERS)) < wanted; round++) {
        await world.pass(6 * MINUTE_MS);
        // A claim expires after minutes, which pass at once here, so mails being sent need real time to finish.
        await wait(2_000);
      }
      expect(await mailsTo(LETTERS)).toBe(wanted);
    },
    LIMIT_MS,
  );

  it(
    "the books balance, inside and out",
    async () => {
      expect(await settled(world)).toEqual([]);
      expect(await checkBooks(world)).toBe("The books balance.");
      expect(await audit(world.databaseUrl, world.sandbox)).toEqual([]);
    },
    LIMIT_MS,
  );

  it("the process is still the same one", () => {
    expect(world.processes.map((one) => one.running())).toEqual([true]);
    expect(world.processes[0]?.printed()).not.toMatch(/Unhandled|unhandledRejection|uncaughtException/);
  });
});

async function mailsTo(to: string): Promise<number> {
  const mails = await (await fetch(`${world.sandbox}/mailbox.json?to=${to}`)).json();
  return (mails as unknown[]).length;
}
const alertOf = ({ html }: Page) => /role="alert"[^>]*>([\s\S]*?)<\/(?:p|div)>/.exec(html)?.[1];
