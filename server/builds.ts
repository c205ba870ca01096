/** The build that answers: its id is Remix's own, of all files that the browser gets, and its time is the build's. */
import type { ServerBuild } from "@remix-run/node";

export type Build = { id: string; timestamp: string };

/** Vite puts the time of the build in its place. */
declare const __BUILT_AT__: string;

export async function thisBuild(): Promise<Build> {
  const { assets } = (await import("virtual:remix/server-build" as string)) as ServerBuild;
  return { id: assets.version, timestamp: __BUILT_AT__ };
}
