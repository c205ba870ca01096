/** Seats in the office's short form: `104-C-7..9` for three adjacent seats. The reverse of seat-ranges.ts. */

/** `places` in the plan's order. Labels that don't count up by one stay single. */
export function placeRanges(places: readonly string[]): string[] {
  const runs: { row: string; first: string; last: string }[] = [];
  for (const place of places) {
    const end = place.lastIndexOf("-");
    const [row, label] = [place.slice(0, end), place.slice(end + 1)];
    const run = runs.at(-1);
    if (run && run.row === row && follows(run.last, label)) run.last = label;
    else runs.push({ row, first: label, last: label });
  }
  return runs.map(({ row, first, last }) => (first === last ? `${row}-${first}` : `${row}-${first}..${last}`));
}

const follows = (before: string, label: string) =>
  /^\d+$/.test(before) && /^\d+$/.test(label) && Number(label) === Number(before) + 1;
