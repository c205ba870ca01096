/** The type that a translated text table must have. */

/** Has all keys of `T`, and may add plural forms that `T`'s language doesn't have wherever `T` counts (`…_other`). */
export type CompleteTable<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : CompleteTable<T[K]>;
} & MorePlurals<T>;

type MorePlurals<T> = {
  readonly [K in keyof T as K extends `${infer Counted}_other`
    ? `${Counted}_${"two" | "few" | "many"}`
    : never]?: string;
};
