/** A file system of a few megabytes that a test can fill. Mounting it requires root. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), "ringside-disk-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0777`, "tmpfs", folder], { stdio: "pipe" });
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
  const filler = join(folder, "filler");
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    free,
    /** Fills the disk except for this many bytes. */
    fill(left: number) {
      writeFileSync(filler, Buffer.alloc(Math.max(0, free() - left)), { flag: "a" });
    },
    empty: () => truncateSync(filler, 0),
    remove() {
      execFileSync("umount", ["--lazy", folder], { stdio: "pipe" });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
