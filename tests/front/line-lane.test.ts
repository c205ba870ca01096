/** The lane for fans whose turn it is. */
import { describe, expect, it } from "vitest";
import { line } from "../../server/front/line/line";

const LIMITS = { atWork: 24, outside: 1, patienceMs: 0, answerMs: 0 };

describe("While a line is open", () => {
  const crowd = (isReserving: boolean) => {
    const queue = line(LIMITS, () => isReserving);
    const others = Array.from({ length: 40 }, () => queue.enter("crowd"));
    return { queue, atWork: others.filter((one) => one === true).length };
  };

  it("keeps eight of 24 places for fans whose turn it is", () => {
    const { queue, atWork } = crowd(true);
    expect(atWork).toBe(16);
    expect(Array.from({ length: 8 }, () => queue.enter("fan", true))).toEqual(Array(8).fill(true));
  });

  it("lets them in before everybody else, however long they wait", async () => {
    const { queue } = crowd(true);
    for (let n = 0; n < 8; n++) queue.enter("fan", true);
    const order: string[] = [];
    const other = Promise.resolve(queue.enter("patient")).then((entered) => order.push(`other ${entered}`));
    const fans = [1, 2, 3].map((n) => Promise.resolve(queue.enter("fan", true)).then(() => order.push(`fan ${n}`)));
    await other;
    for (let n = 0; n < 3; n++) queue.leave();
    await Promise.all(fans);
    // Patience is zero here: the other request was turned away, and no fan's was.
    expect(order).toEqual(["other false", "fan 1", "fan 2", "fan 3"]);
  });

  it("gives all places back to everybody when it ends", () => expect(crowd(false).atWork).toBe(24));

  it("would leave them behind the crowd without a lane (control)", async () => {
    const { queue } = crowd(false);
    expect(await queue.enter("fan", false)).toBe(false);
  });
});
