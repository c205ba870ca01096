/** The door: passes, scans, codes, and what the crew and the office see of a night. */
import type { SeatedOfficeDeps } from "../box-office/box-office-types";
import { checkIns } from "../box-office/tickets/check-in";
import { doorCodes } from "./door-codes";
import { doorLists } from "./door-list";
import { doorPasses } from "./door-passes";
import { nightAtDoor } from "./night-at-door";
import { doorScans } from "./scans";

export const door = (deps: SeatedOfficeDeps) => ({
  ...doorPasses(deps),
  ...checkIns(deps),
  ...doorScans(deps),
  ...doorLists(deps),
  ...doorCodes(deps),
  ...nightAtDoor(deps),
});
