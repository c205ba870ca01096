/** A code that stays in front of the camera is scanned only once. */
const SAME_MS = 5_000;

/** True for a code that was seen in the last five seconds. Seeing it again restarts the time. */
export function lastCodes(now: () => number) {
  let last: { text: string; at: number } | undefined;
  return (text: string): boolean => {
    const same = last?.text === text && now() - last.at < SAME_MS;
    last = { text, at: now() };
    return same;
  };
}
