/** The running build: Remix's own id, a hash over all browser files, and the time of the build. */
import type { ServerBuild } from "@remix-run/node";
import { BUILT_AT } from "./version";

type Build = { id: string; timestamp: string };

export async function thisBuild(): Promise<Build> {
  const { assets } = (await import("virtual:remix/server-build" as string)) as ServerBuild;
  return { id: assets.version, timestamp: BUILT_AT };
}
