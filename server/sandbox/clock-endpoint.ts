/** `GET /clock` reads the sandbox's clock, `POST /clock` moves it forward. */
import { Hono } from "hono";
import type { SandboxClock } from "./sandbox-clock";

/**
 * `POST` takes `{"advance": "PT31M"}` and responds after `moved` has resolved. Responds 400 with the reason if the
 * duration is invalid.
 */
export function clockEndpoint(clock: SandboxClock, moved: () => Promise<void>): Hono {
  const reading = () => {
    const now = clock.now();
    return { now: now.toISOString(), offsetMs: now.getTime() - Date.now() };
  };
  return new Hono()
    .get("/clock", (context) => context.json(reading()))
    .post("/clock", async (context) => {
      const body: unknown = await context.req.json().catch(() => undefined);
      const duration = (body as { advance?: unknown } | undefined)?.advance;
      try {
        if (typeof duration !== "string") throw new RangeError('The body is {"advance": "PT31M"}');
        await clock.advance(duration);
        await moved();
      } catch (error) {
        if (error instanceof RangeError) return context.json({ error: error.message }, 400);
        throw error;
      }
      return context.json(reading());
    });
}
