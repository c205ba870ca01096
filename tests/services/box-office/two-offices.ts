/** One box office in two processes on one PostgreSQL, and a way to block one of them at a statement. */
import { openStore } from "../../../server/store/connection/open-store";
import { filledDatabase } from "../../filled-stores";
import { frozenNow } from "../../store";
import { boxOfficeWorld, type World } from "./box-office-world";
import { type OtherProcess, otherProcess } from "./fans-process";
import { races } from "./races";

export type TwoOffices = {
  world: World;
  other: OtherProcess;
  race: ReturnType<typeof races>;
  databaseUrl: string;
  close(): Promise<void>;
};

export async function twoOffices(): Promise<TwoOffices> {
  const { url: databaseUrl, drop } = await filledDatabase(frozenNow);
  const store = await openStore({ databaseUrl, dataDir: "", seed: "demo", clock: { now: () => frozenNow } });
  const world = await boxOfficeWorld(store);
  const other = await otherProcess(world, databaseUrl);
  const race = races(databaseUrl);
  return {
    world,
    other,
    race,
    databaseUrl,
    async close() {
      await race.pool.end();
      await other.close();
      await world.close();
      await drop();
    },
  };
}
