/** Where a command's words go: a person's terminal, or over the site's socket to one. */
import { Presets, SingleBar } from "cli-progress";

export type Terminal = {
  /** Folder that the operator stands in: files are named from there. */
  cwd: string;
  say(text: string): void;
  warn(text: string): void;
  /** Long work: `done` of `of`; called as often as one likes. */
  progress(label: string, done: number, of: number): void;
};

/** Plain output tells of so many steps of work that takes longer than this. */
const STEPS = 10;
const LONG_MS = 2_000;

/** This process's own: a bar where somebody watches, lines where it goes to a file. */
export function ownTerminal(cwd: string): Terminal & { end(): void } {
  const { stderr, stdout } = process;
  let bar: { label: string; bar: SingleBar } | undefined;
  let told = { label: "", step: 0, since: 0 };

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
  function tell(label: string, done: number, of: number) {
    const step = of > 0 ? Math.floor((STEPS * done) / of) : STEPS;
    if (label !== told.label) told = { label, step: 0, since: performance.now() };
    if (step <= told.step || performance.now() - told.since < LONG_MS) return;
    told.step = step;
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
    progress: stderr.isTTY ? draw : tell,
    end,
  };
}
