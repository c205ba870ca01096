/** Handles the forms for follows: confirm, unfollow, and stop other mails. */
import type { Backend } from "../../server/backend/backend";
import type { FollowOwner } from "../../server/services/following/follow-actions";
import { type FollowsChanged, isStoppable } from "../domain/following/subjects";
import { isGuid } from "../domain/urls/guid";
import { unknownIntent } from "./unknown-intent";

type Service = NonNullable<Backend["following"]>;

/** Returns the message that the page shows next. */
export async function changeFollows(
  following: Service,
  owner: FollowOwner,
  { intent, id = "" }: { intent?: string | undefined; id?: string | undefined },
): Promise<FollowsChanged> {
  switch (intent) {
    case "confirm":
      if (!("key" in owner)) throw unknownIntent();
      await following.confirm(owner.key);
      return "confirmed";
    case "leave":
      if (id !== "all" && !isGuid(id)) throw unknownIntent();
      await following.leave(owner, id);
      return "left";
    case "stop":
    case "resume":
      if (!isStoppable(id)) throw unknownIntent();
      await following.setStopped(owner, id, intent === "stop");
      return intent === "stop" ? "left" : "resumed";
    default:
      throw unknownIntent();
  }
}
