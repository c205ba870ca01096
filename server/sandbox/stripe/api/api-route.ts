/** One row of the API: method, path, parameters, and what it does. */
import type { Fields } from "./form-encoding";
import { hash, list, optional, type Params, type Shape, text } from "./request-params";

export type Route = {
  method: "get" | "post" | "delete";
  path: string;
  /** Reads the parameters (a refusal here is not kept under an idempotency key) and gives the work still to be done. */
  prepare(fields: Fields, id: string): { expand: string[]; run(): object };
};

/**
 * `run` gets the parameters as read and the path's `:id`. It answers with the object, unexpanded, or throws a Refusal.
 * It must be synchronous: that is what keeps requests from seeing each other's half-done work.
 */
export function route<S extends Shape>(
  method: Route["method"],
  path: string,
  shape: S,
  run: (params: Params<S>, id: string) => object,
): Route {
  const read = hash(shape);
  const readExpand = optional(list(text()));
  return {
    method,
    path,
    prepare({ expand, ...fields }, id) {
      const paths = readExpand(expand, "expand") ?? [];
      const params = read(fields, "");
      return { expand: paths, run: () => run(params, id) };
    },
  };
}
