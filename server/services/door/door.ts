/** The door: passes, scans, and what the crew and the office see of a night. */
import type { SeatedOfficeDeps } from "../box-office/box-office-types";
import { checkIns } from "../box-office/tickets/check-in";
import { doorLists } from "./door-list";
import { doorPasses } from "./door-passes";
import { nightAtDoor } from "./night-at-door";
import { doorScans } from "./scans";

export const door = (deps: SeatedOfficeDeps) => ({
  ...doorPasses(deps),
  ...checkIns(deps),
  ...doorScans(deps),
  ...doorLists(deps),
  ...nightAtDoor(deps),
});
