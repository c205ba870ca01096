/**
 * Renders a complete document through React's stream: no part of our pages arrives late, and a complete document can be
 * compressed, measured and cached.
 * Correctness, saves nothing; it cannot be switched off.
 */
import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/**
 * Resolves when every part is rendered. `onError` gets the error of each part that couldn't be. Rejects if nothing
 * could be rendered. After `timeoutMs`, the rest is left to the browser.
 */
export function renderStream(
  page: ReactNode,
  { nonce, timeoutMs, onError }: { nonce: string; timeoutMs: number; onError: (error: unknown) => void },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const document = new Writable({
      write(chunk: Buffer, _, done) {
        // React pads its buffer with zero bytes if a multi-byte character no longer fits. Our pages have none
        // themselves.
        chunks.push(chunk.includes(0) ? (chunk.filter((byte) => byte !== 0) as Buffer) : chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    document.once("error", reject);
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => void pipe(document),
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError,
    });
    const timer = setTimeout(abort, timeoutMs);
  });
}
