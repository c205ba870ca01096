/** What a table of texts must have to stand in for another one. Types only. */

/** The keys of `T`, with other texts; where `T` counts (`…_other`), also the plural forms that `T` has no need of. */
export type CompleteTable<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : CompleteTable<T[K]>;
} & MorePlurals<T>;

type MorePlurals<T> = {
  readonly [K in keyof T as K extends `${infer Counted}_other`
    ? `${Counted}_${"two" | "few" | "many"}`
    : never]?: string;
};
