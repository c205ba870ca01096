import { benchOf } from "./seat-names";

/** Whether the seats are side by side on one bench. True for a single seat. */
export function areTogether(seats: number[]): boolean {
  const sorted = [...seats].sort((a, b) => a - b);
  return sorted.every((seat, index) => {
    const before = sorted[index - 1];
    return before === undefined || (seat === before + 1 && benchOf(seat) === benchOf(before));
  });
}
