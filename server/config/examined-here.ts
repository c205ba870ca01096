/** This process's settings as `doctor` looks at them: the valid ones, and the faults of the others. */
import { examine } from "./config";
import { sandboxWanted } from "./sandbox-wanted";

export function examinedHere() {
  const sandbox = sandboxWanted(process.env);
  const real = sandbox === false;
  return {
    ...examine(process.env, { demand: real, systems: real, sandbox: sandbox ?? false }),
    sandbox: sandbox === true,
    /** The names of the variables that are set. */
    names: Object.keys(process.env).filter((name) => process.env[name]),
  };
}
