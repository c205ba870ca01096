/** Processor time and memory of processes, from /proc. The kernel counts time in hundredths of a second. */
import { readdirSync, readFileSync } from "node:fs";

const TICK_MS = 10;

/** Milliseconds of processor time that the process has used; undefined if there is none. */
export function cpuMs(pid) {
  const fields = statOf(pid);
  return fields && (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The same for a process and all its children, including ended ones, such as PostgreSQL and its connections. */
export function familyCpuMs(pid) {
  const [, , , , , , , , , , , user, system, childUser, childSystem] = statOf(pid) ?? [];
  let ticks = [user, system, childUser, childSystem].reduce((sum, one) => sum + Number(one), 0);
  for (const name of readdirSync("/proc")) {
    const fields = /^\d+$/.test(name) ? statOf(name) : undefined;
    if (fields && Number(fields[1]) === pid) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks * TICK_MS;
}

/** `field` of /proc/PID/status in MiB: VmRSS now, VmHWM at most; undefined if there is no such process. */
export function mebibytes(pid, field) {
  try {
    const [, kib] = new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kib && Number(kib) / 1024;
  } catch {
    return undefined;
  }
}

/** The fields after the process's name, which may contain spaces. */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return undefined;
  }
}
