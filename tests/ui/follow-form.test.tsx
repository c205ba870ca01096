import { expect, it } from "vitest";
import { FollowForm } from "../../app/ui/following/follow-form";
import { render, textOf } from "./render";

const subject = { kind: "show", subject: "pigeon-forge", name: "Pigeon Forge" } as const;
const form = (problem: "tooMany" | "full", user?: object) =>
  render(<FollowForm {...subject} problem={problem} />, { root: { mayFollow: true, user } });

it("a fan who follows too much is told the limit, and where to unfollow something", async () => {
  const markup = await form("full", {});
  expect(textOf(markup)).toContain("You can follow up to 200 things. Unfollow something first. What you follow");
  expect(markup).toContain('href="/profile/following"');
});

it("another refusal leads nowhere else", async () => {
  for (const user of [{}, undefined]) {
    const markup = await form("tooMany", user);
    expect(textOf(markup)).toContain("Too many tries.");
    expect(markup).not.toContain('href="/profile/following"');
  }
});
