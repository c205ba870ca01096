/**
 * Where log lines go: gathered for a moment, then written at once. A reader that is slow or has left costs lines, never
 * requests. pino's own destination (sonic-boom) is not used because its last flush never returns once the reader has
 * closed the pipe.
 */
import { writeSync } from "node:fs";

/** Lines wait this long for company: one write for many. */
const GATHER_MS = 50;
/** Lines beyond this are dropped until the reader catches up. */
const MOST_BYTES = 4 * 1024 * 1024;
const RETRY_MS = 100;
/** How long a process that ends waits for a slow reader. */
const LAST_FLUSH_MS = 1_000;

export type LogOutput = {
  write(line: string): void;
  /** Writes what is waiting before the process ends. Takes a second at most, whatever the reader does. */
  flushSync(): void;
};

/** Writes to the file descriptor `fd`. If it is a pipe or a socket, it must be non-blocking. */
export function logOutput(fd: number): LogOutput {
  let lines: string[] = [];
  let waiting = 0;
  let dropped = 0;
  /** What a full pipe has not taken yet. */
  let rest = Buffer.alloc(0);
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  function gather(): void {
    if (dropped > 0) {
      const msg = "log lines were dropped because they were not read in time";
      lines.push(`${JSON.stringify({ level: "warn", time: new Date().toISOString(), dropped, msg })}\n`);
      dropped = 0;
    }
    rest = Buffer.from(lines.join(""));
    lines = [];
    waiting = 0;
  }

  /** Writes as much as is taken. False if something is left. */
  function flush(): boolean {
    try {
      while (rest.length > 0 || lines.length > 0) {
        if (rest.length === 0) gather();
        rest = rest.subarray(writeSync(fd, rest));
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
      if (waiting + line.length > MOST_BYTES) {
        dropped += 1;
        return;
      }
      lines.push(line);
      waiting += line.length;
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
