/** An operator at a desk: commands run in this process, and their output is collected. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../server/operator/run";
import { PREMIUM_PRICES } from "../../server/sandbox/stripe/account-seed";
import { catalogue } from "../../server/services/catalogue";
import { type Desk, deskOf } from "../../server/services/desk";
import { redirects } from "../../server/services/redirects";
import { endedSessions } from "../../server/session/ended-sessions";
import type { World } from "../services/box-office/box-office-world";
import { testBilling } from "../services/box-office/test-office";

type CommandOutput = { code: number; out: string; err: string };

export function officeOf(world: World) {
  const { store, clock, deps, office } = world;
  const folder = mkdtempSync(join(tmpdir(), "ringside-office-"));
  const { siteUrl } = deps;
  const desk: Desk = deskOf(
    {
      store,
      clock,
      siteUrl,
      boxOffice: office,
      refunds: office.refunds,
      outbox: office,
      drained: office.drained,
      later: office.later,
      report: deps.report,
      billing: testBilling(
        { ...deps, premiumPrices: PREMIUM_PRICES, catalogue: catalogue({ store, clock, siteUrl }) },
        office,
      ),
      redirects: redirects({ store, clock, siteUrl }),
      endedSessions: endedSessions({ store }),
    },
    {
      WEBHOOK_ALLOW_PRIVATE: true,
      DRAW_BEACON: undefined,
      SITE_NAME: deps.siteName,
      DATA_DIR: folder,
      FILMS_DIR: "films",
      MEDIA_DIR: undefined,
    },
  );
  return {
    desk,
    folder,
    /** Runs a command from its words, as typed. */
    async run(...words: string[]): Promise<CommandOutput> {
      const said = { out: "", err: "" };
      const code = await run(words, {
        desk: async () => desk,
        terminal: {
          cwd: folder,
          say: (text) => {
            said.out += `${text}\n`;
          },
          warn: (text) => {
            said.err += `${text}\n`;
          },
          progress: () => undefined,
        },
      });
      return { code, ...said };
    },
    /** Writes a file into the operator's folder. */
    write: (name: string, content: unknown) =>
      writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content, null, 2)),
    leave: () => rmSync(folder, { recursive: true, force: true }),
  };
}
