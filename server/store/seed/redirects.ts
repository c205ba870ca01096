/** Redirects of the operators: an address of the old site, and one that belongs to somebody else now. */
import type { redirect } from "../schema";

export const redirects: (typeof redirect.$inferInsert)[] = [
  { path: "/roster", target: "/wrestlers", external: false },
  { path: "/fan-club", target: "https://fans.example/", external: true },
];
