/**
 * Loaded into the built server before its own code (node --import). On SIGUSR2 it collects garbage and writes what the
 * process holds to MEASURE_FILE. The server itself is the shipped build.
 */
import { readdirSync, readlinkSync, renameSync, writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc");

process.on("SIGUSR2", () => {
  collectGarbage();
  // Finalizers run between two collections and release what the first one found.
  setTimeout(() => {
    collectGarbage();
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const handles = openHandles().filter((target) => !isTable(target));
    const files = handles.filter(isFile);
    const measured = { rss, heapUsed, external, cpuMs: (user + system) / 1_000, handles: handles.length, files };
    writeFileSync(`${process.env.MEASURE_FILE}.part`, JSON.stringify(measured));
    renameSync(`${process.env.MEASURE_FILE}.part`, process.env.MEASURE_FILE);
  }, 50);
});

function openHandles() {
  return readdirSync("/dev/fd").flatMap((fd) => {
    try {
      return [readlinkSync(`/dev/fd/${fd}`)];
    } catch {
      // The listing itself had a handle, which is closed by now.
      return [];
    }
  });
}

/** The embedded store opens a table's file on first use and keeps it open. */
function isTable(target) {
  return target.startsWith(`${process.env.DATA_DIR}/`);
}

function isFile(target) {
  return target.startsWith("/") && !target.startsWith("/dev/") && !target.startsWith("/proc/");
}
