/** What is wrong with one setting, and the one message that lists everything wrong. */

export type Fault = {
  /** The setting's name. */
  setting: string;
  /** What is wrong, phrased to follow the name: "has a path". Contains no secret. */
  what: string;
  /** Why the site needs it. */
  why?: string | undefined;
  /** A valid value, or what to do. */
  example?: string | undefined;
};

/** Carries one message for the operator: every faulty setting, why it matters, and an example. */
export class ConfigurationError extends Error {
  constructor(readonly faults: readonly Fault[]) {
    super([headline(faults), ...faults.map(faultText)].join("\n\n"));
  }
}

function headline(faults: readonly Fault[]): string {
  const count = new Set(faults.map(({ setting }) => setting)).size;
  return `The configuration has to change before the site can start: ${count} ${count === 1 ? "setting" : "settings"}.`;
}

function faultText({ setting, what, why, example }: Fault): string {
  return [`  ${setting} ${what}.`, why && `    ${why}`, example && `    Example: ${setting}=${example}`]
    .filter(Boolean)
    .join("\n");
}
