/**
 * Scans that the server doesn't have yet. They are stored first, sent in batches, and deleted once the server has them.
 */
import type { PhoneShown } from "../../../domain/door/scan-shown";
import type { PhoneVault } from "./phone-vault";
import type { DoorReply, ServerLine } from "./server-line";

/** Scans per message. */
const MOST_SENT = 100;

type QueuedScan = {
  id: string;
  ticketNumber: string;
  at: number;
  shown: PhoneShown;
  list: number | null;
};

export async function scanQueue(vault: PhoneVault, line: Pick<ServerLine, "post">) {
  const waiting = new Map((await vault.queue<QueuedScan>()).map((scan) => [scan.id, scan]));
  let sending: Promise<void> | undefined;

  async function send(onReceipts: (receipts: NonNullable<DoorReply["receipts"]>) => void): Promise<void> {
    while (waiting.size > 0) {
      const scans = [...waiting.values()].slice(0, MOST_SENT);
      const answer = await line.post({ kind: "send", scans });
      if (!answer?.receipts) return;
      const ids = scans.map(({ id }) => id);
      await vault.dequeue(ids);
      for (const id of ids) waiting.delete(id);
      onReceipts(answer.receipts);
    }
  }

  return {
    size: () => waiting.size,
    async add(scan: QueuedScan): Promise<void> {
      await vault.enqueue(scan.id, scan);
      waiting.set(scan.id, scan);
    },
    /** Removes a scan; undefined if it is being sent or has been sent. */
    async drop(id: string): Promise<QueuedScan | undefined> {
      const scan = waiting.get(id);
      if (!scan || sending) return undefined;
      waiting.delete(id);
      await vault.dequeue([id]);
      return scan;
    },
    /** Sends all waiting scans, one message at a time. */
    flush(onReceipts: (receipts: NonNullable<DoorReply["receipts"]>) => void): Promise<void> {
      sending ??= send(onReceipts).finally(() => {
        sending = undefined;
      });
      return sending;
    },
  };
}
export type ScanQueue = Awaited<ReturnType<typeof scanQueue>>;
