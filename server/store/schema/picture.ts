/**
 * What a generated picture is made from (app/ui/art): the same row gives the same picture. `cast` names the wrestlers it
 * shows by their portraits, `seed~build~look`, separated by "|".
 */
export type Picture = { seed: string; ink?: string; layout?: string; scene?: string; cast?: string };
