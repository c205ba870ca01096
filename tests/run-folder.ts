/** The folder for things that a run of the tests makes once and copies, and for the copies; in memory if possible. */
export function runFolder(): string {
  const run = process.env.RUN_DIR;
  if (!run) throw new Error("RUN_DIR is set by tests/global-setup.ts");
  return run;
}
