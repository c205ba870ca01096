/**
 * Where log lines go: gathered for a moment, then written at once. A reader that is slow or has left costs lines, never
 * requests. pino's own destination (sonic-boom) is not used because its last flush never returns once the reader has
 * closed the pipe.
 */
import { writeSync } from "node:fs";

/** Lines wait this long for company: one write for many. */
const GATHER_MS = 50;
/** Lines that do not fit are dropped until the reader catches up. */
const MOST_BYTES = 4 * 1024 * 1024;
const RETRY_MS = 10;
/** How long a process that ends waits for a slow reader. */
const LAST_FLUSH_MS = 1_000;
/** A character takes at most this many bytes in UTF-8. */
const WIDEST = 3;

export type LogOutput = {
  write(line: string): void;
  /** Writes what is waiting before the process ends. Takes a second at most, whatever the reader does. */
  flushSync(): void;
};

/** Writes to the file descriptor `fd`. If it is a pipe or a socket, it must be non-blocking. */
export function logOutput(fd: number): LogOutput {
  // Lines become bytes at once: kept as strings, they would give the garbage collector more work than all the rest.
  const bytes = Buffer.allocUnsafeSlow(MOST_BYTES);
  let start = 0;
  let end = 0;
  let dropped = 0;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  /** False if there is no room for the line. */
  function append(line: string): boolean {
    const most = line.length * WIDEST;
    if (end + most > MOST_BYTES && start > 0) {
      bytes.copyWithin(0, start, end);
      end -= start;
      start = 0;
    }
    if (end + most > MOST_BYTES) return false;
    end += bytes.write(line, end);
    return true;
  }

  /** Says how many lines are missing, as soon as there is room for it. */
  function confess(): void {
    if (dropped === 0) return;
    const msg = "log lines were dropped because they were not read in time";
    if (append(`${JSON.stringify({ level: "warn", time: new Date().toISOString(), dropped, msg })}\n`)) dropped = 0;
  }

  /** Writes as much as is taken. False if something is left. */
  function flush(): boolean {
    try {
      while (start < end) {
        start += writeSync(fd, bytes, start, end - start);
        if (start === end) start = end = 0;
        confess();
      }
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A slow reader may go on, and a full disk may have room again; a reader that has left never comes back.
      closed = code === "EPIPE" || code === "EBADF";
      return closed;
    }
  }

  function later(ms: number): void {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (!flush()) later(RETRY_MS);
    }, ms).unref();
  }

  return {
    write(line) {
      if (closed) return;
      if (dropped > 0 || !append(line)) dropped += 1;
      later(GATHER_MS);
    },

    flushSync() {
      const until = performance.now() + LAST_FLUSH_MS;
      while (!closed && !flush() && performance.now() < until) pause();
    },
  };
}

/** Blocks for a moment: the process is ending, so it has nothing else to do. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
}

let ours: LogOutput | undefined;

/** The output of this process, flushed when it ends. */
export function standardOutput(): LogOutput {
  if (!ours) {
    // Node makes a pipe non-blocking when `process.stdout` is first used.
    ours = logOutput(process.stdout.fd ?? 1);
    process.on("exit", ours.flushSync);
  }
  return ours;
}
