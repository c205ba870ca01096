/** Logs a repeated reason when it first occurs, and then only once in a while. */

const REPEAT_MS = 30_000;

export function patientWords(speak: (why: string) => void) {
  let last: { why: string; at: number } | undefined;
  return {
    say(why: string): void {
      if (last?.why === why && performance.now() - last.at < REPEAT_MS) return;
      last = { why, at: performance.now() };
      speak(why);
    },
    waited: () => last !== undefined,
  };
}
