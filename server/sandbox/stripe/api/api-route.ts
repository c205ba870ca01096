/** One row of the API: method, path, parameters, and what it does. */
import type { FormFields } from "./form-encoding";
import { hash, list, optional, type ParamShape, type ParamsOf, text } from "./request-params";

export type ApiRoute = {
  method: "get" | "post" | "delete";
  path: string;
  /** Reads the parameters (a refusal here is not kept under an idempotency key) and gives the work still to be done. */
  prepare(fields: FormFields, id: string): { expand: string[]; run(): object };
};

/**
 * `run` gets the parameters as read and the path's `:id`. It answers with the object, unexpanded, or throws a Refusal.
 * It must be synchronous: that is what keeps requests from seeing each other's half-done work.
 */
export function route<S extends ParamShape>(
  method: ApiRoute["method"],
  path: string,
  shape: S,
  run: (params: ParamsOf<S>, id: string) => object,
): ApiRoute {
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
