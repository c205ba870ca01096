/** The cookies of one request: those received and those to send back. */

import type { Flow } from "../../../app/domain/authenticator/flow";
import type { Cookies, Device, Guest, Session } from "../session";

type Values = { session: Session; flow: Flow; guest: Guest; device: Device };

export function jar(cookies: Cookies, header: string | null) {
  const received = new Map<keyof Values, unknown>();
  const now: Partial<Values> = {};
  const opened = new Set<keyof Values>();
  /** Lines to send, made when they are needed: sealing takes half a millisecond, and one request may write twice. */
  const lines = new Map<keyof Values, () => string[]>();

  function receive<N extends keyof Values>(name: N): Values[N] | undefined {
    if (!received.has(name)) received.set(name, cookies[name].read(header));
    return received.get(name) as Values[N] | undefined;
  }

  return {
    read<N extends keyof Values>(name: N): Values[N] | undefined {
      if (!opened.has(name)) {
        opened.add(name);
        now[name] = receive(name) as Partial<Values>[N];
      }
      return now[name] as Values[N] | undefined;
    },
    /** What the request had, whatever was written since. */
    received: receive,
    /** True if the request had it, whatever was written since. */
    came: (name: keyof Values): boolean => receive(name) !== undefined,
    write<N extends keyof Values>(name: N, value: Values[N]): void {
      opened.add(name);
      now[name] = value as Partial<Values>[N];
      const cookie = cookies[name] as { write(value: Values[N], header: string | null): string[] };
      lines.set(
        name,
        once(() => cookie.write(value, header)),
      );
    },
    clear(name: keyof Values): void {
      opened.add(name);
      delete now[name];
      lines.set(
        name,
        once(() => cookies[name].clear(header)),
      );
    },
    /** Reverts a change: the browser keeps what it has. */
    drop: (name: keyof Values): void => void lines.delete(name),
    /** The Set-Cookie lines to send. */
    pending: (): string[] => [...lines.values()].flatMap((made) => made()),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
export type Jar = ReturnType<typeof jar>;
