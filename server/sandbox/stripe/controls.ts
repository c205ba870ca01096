/** `/stripe/…`: levers for tests and people, which the original does not have. */
import type { Hono } from "hono";
import type { Call } from "./api";
import type { Ledger } from "./ledger";
import type { Webhooks } from "./webhooks";

export function serveControls(app: Hono, ledger: Ledger, hooks: Webhooks, calls: Call[]) {
  app.get("/stripe/calls", (c) => c.json(calls));

  /** Oldest first, as they happened. */
  app.get("/stripe/webhooks", (c) => {
    const events = Object.values(ledger.state.events).map(({ event, delivery }) => ({
      id: event.id,
      type: event.type,
      created: event.created,
      object: Reflect.get(event.data.object, "id"),
      ...delivery,
      nextAt: delivery.state === "pending" ? new Date(delivery.nextAt).toISOString() : null,
    }));
    return c.json({ hold: ledger.state.hold, events });
  });

  app.post("/stripe/webhooks", async (c) => {
    const { hold } = await c.req.json<{ hold?: unknown }>().catch(() => ({ hold: undefined }));
    if (typeof hold !== "boolean")
      return c.json({ error: { message: 'Send {"hold": true} or {"hold": false}.' } }, 400);
    ledger.state.hold = hold;
    await ledger.save();
    hooks.flush();
    return c.json({ hold });
  });

  app.post("/stripe/webhooks/deliver", async (c) => {
    const { ids } = await c.req.json<{ ids?: unknown }>().catch(() => ({ ids: undefined }));
    const names: string[] = Array.isArray(ids) ? ids.map(String) : [];
    const unknown = names.filter((id) => !ledger.state.events[id]);
    if (names.length === 0 || unknown.length > 0)
      return c.json({ error: { message: `Send {"ids": ["evt_…"]}; unknown: ${unknown.join(", ") || "none"}.` } }, 400);
    return c.json({ deliveries: await hooks.deliver(names) });
  });
}
