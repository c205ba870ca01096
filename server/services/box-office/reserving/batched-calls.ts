/** Calls about one thing that come while an earlier one is under way: they wait for its end, and then go together. */

/** So many go together at most, or the first of them would wait for the last. */
const MOST = 100;

type Waiting<In, Out> = { input: In; resolve: (answer: Out) => void; reject: (error: unknown) => void };

/**
 * `work` gets the calls of one `key` that have gathered, and answers in their order: an Error in place of an answer is
 * that one caller's, an Error that it throws is everybody's. Nobody (`whose`) is twice in one gathering, so that her
 * second call finds what her first has done.
 */
export function batchedCalls<In, Out>(
  work: (key: string, inputs: In[]) => Promise<(Out | Error)[]>,
  whose: (input: In) => string,
): (key: string, input: In) => Promise<Out> {
  const lines = new Map<string, Waiting<In, Out>[]>();

  return (key, input) =>
    new Promise((resolve, reject) => {
      const line = lines.get(key);
      if (line) line.push({ input, resolve, reject });
      else {
        lines.set(key, [{ input, resolve, reject }]);
        // Not at once: who calls in this very turn of the event loop goes along.
        setImmediate(serve, key);
      }
    });

  async function serve(key: string): Promise<void> {
    for (let batch = next(key); batch.length > 0; batch = next(key)) {
      const answers = await work(
        key,
        batch.map(({ input }) => input),
      ).catch((error: Error) => batch.map(() => error));
      batch.forEach(({ resolve, reject }, index) => {
        const answer = answers[index];
        if (answer === undefined || answer instanceof Error) reject(answer ?? new Error("A call without an answer"));
        else resolve(answer);
      });
    }
    lines.delete(key);
  }

  /** Takes the next gathering out of the line, first come first. */
  function next(key: string): Waiting<In, Out>[] {
    const line = lines.get(key) ?? [];
    const batch: Waiting<In, Out>[] = [];
    const people = new Set<string>();
    const rest = line.filter((one) => {
      const who = whose(one.input);
      if (batch.length === MOST || people.has(who)) return true;
      people.add(who);
      batch.push(one);
      return false;
    });
    lines.set(key, rest);
    return batch;
  }
}
