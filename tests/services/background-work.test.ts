/** Work that no request waits for. */
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { backgroundWork } from "../../server/services/background-work";

it("is drained only when the work that it began has ended too, and reports what failed", async () => {
  const reports: unknown[][] = [];
  const { later, drained } = backgroundWork((...report) => void reports.push(report));
  const done: string[] = [];
  later("settling", async () => {
    await pause(5);
    later("sending mails", async () => {
      await pause(20);
      done.push("mail");
    });
    done.push("settled");
  });
  const lost = new Error("lost");
  later("counting", () => Promise.reject(lost));
  await drained();
  expect(done).toEqual(["settled", "mail"]);
  expect(reports).toEqual([[lost, "critical", "counting"]]);
});
