/** The build that answers: its id is Remix's own, of all files that the browser gets, and its time is the build's. */
import type { ServerBuild } from "@remix-run/node";
import { BUILT_AT } from "./version";

export type Build = { id: string; timestamp: string };

export async function thisBuild(): Promise<Build> {
  const { assets } = (await import("virtual:remix/server-build" as string)) as ServerBuild;
  return { id: assets.version, timestamp: BUILT_AT };
}
