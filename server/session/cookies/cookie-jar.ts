/** The cookies of one request: those received and those to send back. */

import type { Flow } from "../../../app/domain/authenticator/flow";
import type { Cookies, Device, Guest, Session } from "../session";

type Values = { session: Session; flow: Flow; guest: Guest; device: Device };

export function jar(cookies: Cookies, header: string | null) {
  const now: Partial<Values> = {};
  const opened = new Set<keyof Values>();
  const lines = new Map<keyof Values, string[]>();

  return {
    read<N extends keyof Values>(name: N): Values[N] | undefined {
      if (!opened.has(name)) {
        opened.add(name);
        now[name] = cookies[name].read(header) as Partial<Values>[N];
      }
      return now[name] as Values[N] | undefined;
    },
    /** True if the request had it, whatever was written since. */
    came: (name: keyof Values): boolean => cookies[name].read(header) !== undefined,
    write<N extends keyof Values>(name: N, value: Values[N]): void {
      opened.add(name);
      now[name] = value as Partial<Values>[N];
      const cookie = cookies[name] as { write(value: Values[N], header: string | null): string[] };
      lines.set(name, cookie.write(value, header));
    },
    clear(name: keyof Values): void {
      opened.add(name);
      delete now[name];
      lines.set(name, cookies[name].clear(header));
    },
    /** Reverts a change: the browser keeps what it has. */
    drop: (name: keyof Values): void => void lines.delete(name),
    /** The Set-Cookie lines to send. */
    pending: (): string[] => [...lines.values()].flat(),
  };
}
export type Jar = ReturnType<typeof jar>;
