/** What a generated picture is made from (app/ui/art): the same row gives the same picture. */
export type Picture = { seed: string; ink?: string; layout?: string; scene?: string };
