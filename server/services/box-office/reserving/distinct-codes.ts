/** Codes as the store has them: in upper case, each once. */
export const distinctCodes = (codes: readonly string[] = []): string[] => [
  ...new Set(codes.map((code) => code.trim().toUpperCase())),
];
