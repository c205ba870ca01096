/** What is wrong with one setting, and the one message that names all of them. */

export type Fault = {
  /** The setting's name. */
  setting: string;
  /** What is wrong, to be read after the name: "has a path". It repeats no secret. */
  what: string;
  /** What the site needs it for. */
  why?: string | undefined;
  /** A value that would be right, or what to do. */
  example?: string | undefined;
};

/** Raised with one message for the operator: every setting at fault, why it matters, and an example. */
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
