/**
 * Writes log lines in batches. A slow or missing reader costs lines, never requests. We don't use pino's own
 * destination (sonic-boom), because its last flush never returns once the reader has closed the pipe.
 */
import { writeSync } from "node:fs";

/** How long lines are collected before one write. */
const GATHER_MS = 50;
/** Collected lines are written sooner if they fill half of a pipe, so that they stay in the processor's cache. */
const PIECE_BYTES = 32 * 1024;
/** Lines that don't fit are dropped until the reader catches up. */
const MOST_BYTES = 4 * 1024 * 1024;
const RETRY_MS = 10;
/** How long an exiting process waits for a slow reader. */
const LAST_FLUSH_MS = 1_000;
/** The most bytes that a UTF-16 unit takes in UTF-8. */
const WIDEST = 3;

type LogOutput = {
  write(line: string): void;
  /** Writes what is left before the process exits. Takes a second at most, whatever the reader does. */
  flushSync(): void;
};

/** Writes to the file descriptor `fd`. A pipe or socket must be non-blocking. */
export function logOutput(fd: number): LogOutput {
  // Lines are encoded at once. Kept as strings, they would cost the garbage collector more than everything else.
  const bytes = Buffer.allocUnsafeSlow(MOST_BYTES);
  let start = 0;
  let end = 0;
  let dropped = 0;
  let closed = false;
  let isBehind = false;
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

  /** Logs how many lines were dropped, as soon as there is room. */
  function confess(): void {
    if (dropped === 0) return;
    const msg = "log lines were dropped because they were too long or not read in time";
    if (append(`${JSON.stringify({ level: "warn", time: new Date().toISOString(), dropped, msg })}\n`)) dropped = 0;
  }

  /** Writes as much as the reader takes. False if something is left. */
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
      // A slow reader may continue, and a full disk may get room again. A reader that is gone never comes back.
      closed = code === "EPIPE" || code === "EBADF";
      return closed;
    }
  }

  function later(ms: number): void {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      isBehind = !flush();
      if (isBehind) later(RETRY_MS);
    }, ms).unref();
  }

  return {
    write(line) {
      if (closed) return;
      if (dropped > 0 || !append(line)) dropped += 1;
      // No flush makes room for such a line, so the next lines don't wait for one.
      if (line.length * WIDEST > MOST_BYTES) confess();
      if (end - start >= PIECE_BYTES && !isBehind) isBehind = !flush();
      if (start < end) later(isBehind ? RETRY_MS : GATHER_MS);
    },

    flushSync() {
      const until = performance.now() + LAST_FLUSH_MS;
      while (!closed && !flush() && performance.now() < until) pause();
    },
  };
}

/** Blocks for a moment. The process is exiting, so it has nothing else to do. */
function pause(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
}

let ours: LogOutput | undefined;

/** This process's output, flushed on exit. */
export function standardOutput(): LogOutput {
  if (!ours) {
    // Node makes a pipe non-blocking when `process.stdout` is first used.
    ours = logOutput(process.stdout.fd ?? 1);
    process.on("exit", ours.flushSync);
  }
  return ours;
}
