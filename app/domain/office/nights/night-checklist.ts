/** What a night needs before it goes on sale. */

type CheckedNight = {
  startAt: Date;
  endAt: Date;
  doorsAt: Date;
  venueId: string | null;
  description: string;
  bouts: number;
  tickets: boolean;
  tiers: { capacity: number; saleStart: Date; saleEnd: Date; hidden: boolean }[];
};

const CHECKS = {
  tiers: ({ tiers, tickets }) => !tickets || tiers.some(({ capacity, hidden }) => capacity > 0 && !hidden),
  windows: ({ tiers, tickets, startAt }) =>
    !tickets || tiers.every(({ saleStart, saleEnd }) => saleStart < saleEnd && saleStart < startAt),
  times: ({ startAt, endAt, doorsAt }) => doorsAt <= startAt && startAt < endAt,
  place: ({ venueId }) => venueId !== null,
  text: ({ description }) => description.trim() !== "",
  card: ({ bouts }) => bouts > 0,
} satisfies Record<string, (night: CheckedNight) => boolean>;
export type NightCheck = keyof typeof CHECKS;

/** Each check in order, and whether it passes. */
export const nightChecklist = (night: CheckedNight): { check: NightCheck; done: boolean }[] =>
  Object.entries(CHECKS).map(([check, holds]) => ({ check: check as NightCheck, done: holds(night) }));
