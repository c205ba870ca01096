/**
 * Reads a public random beacon in drand's HTTP API (docs.drand.love): a random value every few seconds, signed by many
 * parties together, that nobody knows before its time.
 */

const PATIENCE_MS = 3_000;
const MOST_CHARACTERS = 20_000;
const VALUE = /^[\da-f]{64}$/;

type ChainInfo = { period: number; genesis_time: number };

/** `url` is a chain's address, such as https://api.drand.sh/{chain hash}. Throws if the beacon can't be read. */
export function drawBeacon() {
  return {
    /** The first round that is published at `at` or later. */
    async roundAt(url: string, at: Date): Promise<number> {
      const info = (await read(`${url}/info`)) as Partial<ChainInfo> | undefined;
      const { period, genesis_time: genesis } = info ?? {};
      if (!(Number(period) > 0) || !Number.isFinite(genesis)) throw new Error("The beacon tells no period");
      return Math.max(1, Math.ceil((at.getTime() / 1_000 - Number(genesis)) / Number(period)) + 1);
    },

    /** The value of a round in hex. Undefined while it isn't published. */
    async ask(url: string, round: number): Promise<string | undefined> {
      const found = (await read(`${url}/public/${round}`)) as { round?: unknown; randomness?: unknown } | undefined;
      if (!found || found.round !== round || typeof found.randomness !== "string") return undefined;
      return VALUE.test(found.randomness) ? found.randomness : undefined;
    },
  };
}

async function read(url: string): Promise<unknown> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: "error" });
  if (response.status === 404 || response.status === 425) return undefined;
  if (!response.ok) throw new Error(`The beacon answers ${response.status}`);
  const text = await response.text();
  if (text.length > MOST_CHARACTERS) throw new Error("The beacon says too much");
  return JSON.parse(text);
}
