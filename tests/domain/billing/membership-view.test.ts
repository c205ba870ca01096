/** What the page of a membership says of the last action. */
import { describe, expect, test } from "vitest";
import { membershipNews } from "../../../app/domain/billing/membership-view";
import type { Membership } from "../../../server/services/billing";

const STATES: Membership["state"][] = ["trial", "active", "pastDue", "ending"];
const inState = (state: Membership["state"]) => ({ state }) as Membership;

describe("The result of an action, as the address says it", () => {
  test.each([
    ["cancelled", ["ending"]],
    ["resumed", ["trial", "active", "pastDue"]],
    ["welcome", ["trial", "active", "pastDue"]],
    ["already", STATES],
    ["anything", []],
  ])("%s is shown while it is true", (said, states) => {
    expect(STATES.filter((state) => membershipNews(said, inState(state)))).toEqual(states);
  });
});
