/** Door passes that staff took for themselves: good while the person is signed in and may scan. */
import { hasRight, rolesIn } from "../../app/domain/office/rights";
import type { Runtime } from "../process/runtime";
import type { DoorPass } from "../services/door/door-passes";
import type { Jar } from "../session/cookies/cookie-jar";
import { claimsOf } from "../session/verify-tokens";
import { groupsOf, markOf, openVisit } from "../session/visitor";
import { throwForPages } from "./backend-answers";

const MINUTE_MS = 60_000;
/** The office's writes and the door's list need a token this recent, so a role that was taken away no longer counts. */
export const OFFICE_TOKENS_MS = 15 * MINUTE_MS;
/** A scan asks the provider only if the phone's list, which comes every few seconds, hasn't renewed the token. */
const SCAN_TOKENS_MS = 20 * MINUTE_MS;

type Person = { username: string; groups: readonly string[] };

/** Whether `person` may use this pass. A link's pass belongs to nobody, so everybody who has it may. */
export function mayUsePass(parts: Pick<Runtime, "config">, { staff }: DoorPass, person: Person | undefined): boolean {
  if (!staff) return true;
  const roles = rolesIn(person?.groups ?? [], parts.config.OFFICE_GROUP_PREFIX);
  return person?.username === staff && hasRight(roles, "scan");
}

/** The same for a phone's request, whose session nobody has opened yet. A scan doesn't wait for the provider. */
export async function phoneMayUsePass(parts: Runtime, jar: Jar, pass: DoorPass, scans: boolean): Promise<boolean> {
  return !pass.staff || mayUsePass(parts, pass, await personOf(parts, jar, scans));
}

async function personOf(parts: Runtime, jar: Jar, scans: boolean): Promise<Person | undefined> {
  const session = jar.read("session");
  if (!session) return undefined;
  const age = Date.now() - Number(claimsOf(session.tokens.idToken).iat) * 1000;
  if (scans && age < SCAN_TOKENS_MS) {
    const state = await parts.endedSessions.state(markOf(session), parts.clock.now()).catch(throwForPages);
    return state === "live" ? { username: session.user.username, groups: groupsOf(session.tokens) } : undefined;
  }
  const options = { address: "", locale: "en", writes: false, tokensMs: OFFICE_TOKENS_MS };
  const { user, groups = [] } = await openVisit(parts, jar, options).catch(throwForPages);
  return user && { username: user.username, groups };
}
