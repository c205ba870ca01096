/** The faults that a dependency can have, as seen on the wire. */
import type { Fault } from "./proxy";

const lie = (status: number, type: string, body: string): Fault => ({ kind: "lie", lie: { status, type, body } });

/** Faults of any connection. */
export const wireFaults: Record<string, Fault> = {
  dead: { kind: "dead" },
  "a black hole": { kind: "blackHole" },
  "cut off in mid-answer": { kind: "cut", afterBytes: 20 },
};

/** It answers late, so nothing may fail. */
export const slowFaults: Record<string, Fault> = {
  slow: { kind: "slow", delayMs: 300 },
  "a trickle": { kind: "trickle", bytes: 400, delayMs: 20 },
};

/** Faults of a service that speaks HTTP with JSON. */
export const someLies: Record<string, Fault> = {
  "500 with HTML": lie(500, "text/html", "<html><body><h1>Internal Server Error</h1></body></html>"),
  "200 with an empty object": lie(200, "application/json", "{}"),
  "429": lie(429, "application/json", '{"error": {"type": "invalid_request_error", "code": "rate_limit"}}'),
};

export const allLies: Record<string, Fault> = {
  ...someLies,
  "200 with a list": lie(200, "application/json", "[1, null]"),
  "200 with half an answer": lie(200, "application/json", '{"id": "cs_test_1", "object": "che'),
  "200 of another type": lie(200, "text/plain", "It works!"),
  "200 without a body": lie(200, "application/json", ""),
  "409": lie(409, "application/json", '{"error": {"type": "idempotency_error", "message": "in use"}}'),
  "502 without a type": lie(502, "", "bad gateway"),
};
