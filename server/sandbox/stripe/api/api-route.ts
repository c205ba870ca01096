/** An endpoint of the API: method, path, parameters and handler. */
import type { FormFields } from "./form-encoding";
import { hash, list, optional, type ParamShape, type ParamsOf, text } from "./request-params";

export type ApiRoute = {
  method: "get" | "post" | "delete";
  path: string;
  /**
   * Reads the parameters and returns the remaining work. An error thrown here is not stored under the idempotency
   * key.
   */
  prepare(fields: FormFields, id: string): { expand: string[]; run(): object };
};

/**
 * `run` gets the parameters and the path's `:id`. It returns the object, unexpanded, or throws a StripeApiError. It
 * must be synchronous, so that no request sees another one's unfinished work.
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
