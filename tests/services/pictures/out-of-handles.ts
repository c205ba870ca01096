/**
 * A process that starts a drawing process, a thread and a printing process while no file handle is left, and again
 * when there are some. Its arguments are a picture and a folder.
 */
import { closeSync, openSync } from "node:fs";
import { restingThread } from "../../../server/process/resting-thread";
import { linkPictures } from "../../../server/services/link-pictures/link-pictures";
import { printPicture } from "../../../server/services/pictures/print-picture";

const [file = "", folder = ""] = process.argv.slice(2);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>';
const drawing = linkPictures();
const thread = restingThread<string, string>(
  { program: "return { work: (word) => word, rest() {} };", data: {}, failed: "A word failed", name: "The thread" },
  10,
);
const work = {
  draw: async () => (await drawing.png(SVG)).length > 100,
  print: async () => (await printPicture(file, folder, undefined)) instanceof Object,
  thread: async () => (await thread.run("word")) === "word",
};

/** True for work that was done, or the error. */
const results = () =>
  Promise.all(Object.entries(work).map(async ([name, run]) => [name, await run().catch((error) => String(error))]));
const say = (about: string, result: unknown) => process.stdout.write(`${JSON.stringify([about, result])}\n`);

say("begun", true);
const taken: number[] = [];
try {
  for (;;) taken.push(openSync("/dev/null", "r"));
} catch (error) {
  say("left", (error as NodeJS.ErrnoException).code);
}
const without = await results();
for (const fd of taken) closeSync(fd);
say("without", Object.fromEntries(without));
say("with", Object.fromEntries(await results()));
await Promise.all([drawing.stop(), thread.stop()]);
process.exit();
