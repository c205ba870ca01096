/** Controls of the sandbox that decide when Stripe's events go out, and a delivery by hand. */
import { createHmac } from "node:crypto";
import type { FaultWorld } from "./world";

type Stripe = Pick<FaultWorld, "sandbox">;
type EventState = { id: string; type: string; object: string; state: string };

async function lever(world: Stripe, path: string, body: object): Promise<unknown> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${world.sandbox}/stripe/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export const holdEvents = (world: Stripe, hold: boolean) => lever(world, "webhooks", { hold });
export const deliver = (world: Stripe, ids: string[]) => lever(world, "webhooks/deliver", { ids });
const lose = (world: Stripe, ids: string[]) => lever(world, "webhooks/lose", { ids });

/** Oldest first. */
export async function pendingEvents(world: Stripe): Promise<EventState[]> {
  const answer = await fetch(`${world.sandbox}/stripe/webhooks`);
  const { events } = (await answer.json()) as { events: EventState[] };
  return events.filter(({ state }) => state === "pending");
}

/** No event arrives until the returned function is called; events in between are lost for good. */
export async function dropEvents(world: Stripe): Promise<() => Promise<void>> {
  await holdEvents(world, true);
  return async () => {
    const ids = (await pendingEvents(world)).map(({ id }) => id);
    if (ids.length > 0) await lose(world, ids);
    await holdEvents(world, false);
  };
}

/** Posts an event to one process, signed as Stripe signs it; `at` is that machine's time. Returns the status. */
export async function post(world: Stripe, url: string, id: string, at: number): Promise<number> {
  const headers = { authorization: "Bearer sk_test_sandbox" };
  const body = await (await fetch(`${world.sandbox}/v1/events/${id}`, { headers })).text();
  const t = Math.floor(at / 1000);
  const v1 = createHmac("sha256", "whsec_sandbox").update(`${t}.${body}`).digest("hex");
  const answer = await fetch(`${url}/api/v1/billing/webhook`, {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": `t=${t},v1=${v1}` },
    body,
  });
  return answer.status;
}
