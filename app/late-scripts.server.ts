/**
 * Scripts come after the first paint. Remix announces them in the document as modules to be preloaded, and on a slow
 * line they would share it with the styles that the page needs to be seen at all: 130 kB before 10.
 */
import { Transform } from "node:stream";
import { StringDecoder } from "node:string_decoder";

const PRELOAD = '<link rel="modulepreload"';
const END_OF_SHELL = "</html>";

/**
 * Makes the preloads and the module script of a rendered document inert until `START_AFTER_PAINT` wakes them. Only
 * attributes change, which hydration does not look at. Everything up to the shell's end is kept back, to be read whole.
 */
export function lateScripts(nonce: string): Transform {
  let shell: string | undefined = "";
  // With the nonce, so that a script that was injected into the page is left alone.
  const module = `<script nonce="${nonce}" type="module" async="">`;
  const late = (html: string) =>
    html
      .replaceAll(PRELOAD, '<link data-late="modulepreload"')
      .replace(module, `<script nonce="${nonce}" type="text/late">`);

  const letters = new StringDecoder("utf8");

  return new Transform({
    transform(chunk: Buffer, _, done) {
      // React pads its buffer with zeros where a letter of several bytes no longer fits. No page of ours has any.
      const text = letters.write(chunk.filter((byte) => byte !== 0) as Buffer);
      if (shell === undefined) return done(null, text);
      shell += text;
      if (!shell.includes(END_OF_SHELL)) return done();
      const whole = late(shell);
      shell = undefined;
      done(null, whole);
    },
    flush(done) {
      done(null, (shell ? late(shell) : "") + letters.end());
    },
  });
}
