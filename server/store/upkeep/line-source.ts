/** Lines that are read from a transaction while a file is written. */
import { Readable } from "node:stream";

/**
 * Gives `work` the lines as a stream, and waits until nobody reads them any more. If a file can't be written, the next
 * line is still being read: without the wait, the transaction's ROLLBACK would be sent while its connection is busy.
 */
export async function withLines<T>(lines: AsyncGenerator<string>, work: (source: Readable) => Promise<T>): Promise<T> {
  try {
    return await work(Readable.from(lines));
  } finally {
    await lines.return(undefined);
  }
}
