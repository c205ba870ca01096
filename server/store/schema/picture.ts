/**
 * What a generated picture is made from (app/ui/art): the same row gives the same picture. `cast` names the wrestlers
 * it shows by their portraits, `seed~build~look`, separated by "|".
 */
export type Picture = { seed: string; ink?: string; layout?: string; scene?: string; cast?: string } & PhotoOf;

/** A photograph in place of the drawing: its key, its size (`1600x1067`), and what it shows. */
export type PhotoOf = { photo?: string; photoSize?: string; photoAlt?: string };
