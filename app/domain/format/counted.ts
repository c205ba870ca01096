/** A number with its noun: "1 payment", "2 payments". */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
