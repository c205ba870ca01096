/** Warns the operator once if a response's head is longer than a proxy with nginx's defaults accepts. */
import type { Logger } from "../../failures/report";
import type { Head } from "../send";

const PROXY_BUFFER_BYTES = 4_096;
/** The status line, Date, Connection and Keep-Alive, which Node adds. */
const NODES_OWN_BYTES = 130;
const SEPARATORS_BYTES = 2;

export function longHeads(log: Logger) {
  let warned = false;
  return (head: Head): void => {
    if (warned) return;
    const bytes = head.reduce((sum, part) => sum + part.length + SEPARATORS_BYTES, NODES_OWN_BYTES);
    if (bytes <= PROXY_BUFFER_BYTES) return;
    warned = true;
    log.warn(
      { bytes },
      "The head of a response is longer than 4096 bytes, because the user pool's tokens are large. nginx answers 502 " +
        "for it unless proxy_buffer_size is larger: deploy/nginx.conf sets 16k.",
    );
  };
}
