/** A command's output: a person's terminal, directly or over the site's socket. */
import { Presets, SingleBar } from "cli-progress";

export type Terminal = {
  /** The operator's working directory. Relative file names start there. */
  cwd: string;
  say(text: string): void;
  warn(text: string): void;
  /** Long work: `done` of `of`. May be called as often as convenient. */
  progress(label: string, done: number, of: number): void;
};

/** Plain output reports long work in this many steps. */
const STEPS = 10;
const LONG_MS = 2_000;

/** This process's own output: a progress bar on a terminal, lines in a file. */
export function ownTerminal(cwd: string): Terminal & { end(): void } {
  const { stderr, stdout } = process;
  let bar: { label: string; bar: SingleBar } | undefined;
  let printed = { label: "", step: 0, since: 0 };

  function end() {
    bar?.bar.stop();
    bar = undefined;
  }
  function draw(label: string, done: number, of: number) {
    if (bar?.label !== label) {
      end();
      const format = `{label} {bar} {value}/{total}`;
      bar = { label, bar: new SingleBar({ format, stream: stderr, clearOnComplete: true }, Presets.rect) };
      bar.bar.start(of, done, { label });
    }
    bar.bar.setTotal(of);
    bar.bar.update(done);
    if (done >= of) end();
  }
  function printStep(label: string, done: number, of: number) {
    const step = of > 0 ? Math.floor((STEPS * done) / of) : STEPS;
    if (label !== printed.label) printed = { label, step: 0, since: performance.now() };
    if (step <= printed.step || performance.now() - printed.since < LONG_MS) return;
    printed.step = step;
    stderr.write(`${label} ${done}/${of}\n`);
  }

  return {
    cwd,
    say: (text) => {
      end();
      stdout.write(`${text}\n`);
    },
    warn: (text) => {
      end();
      stderr.write(`${text}\n`);
    },
    progress: stderr.isTTY ? draw : printStep,
    end,
  };
}
