/** Parcels as the office's pages show them. */
import type { WaitingParcel } from "../../../../server/services/goods/parcel-desk";
import { addressLines } from "../../format/address-lines";
import { dateOf } from "../../format/zoned-dates";

export type ParcelView = {
  number: string;
  articles: { name: string; choices: string; pieces: number }[];
  /** The address, line by line; empty for goods sent by email. */
  address: string[];
  email: string;
  posted: boolean;
  paid: string;
  /** How many days it has waited, if too long. */
  lateDays: number | undefined;
  stuck: "disputed" | "homeless" | undefined;
};

const DAY_MS = 86_400_000;
/** We promise to pack within two business days. */
const LATE_DAYS = 3;
const LANGUAGE = "en";

/** Pieces that were taken back aren't sent. */
export function parcelView({ order, bought, rests, lines }: WaitingParcel, now: Date): ParcelView {
  const days = Math.floor((now.getTime() - bought.createdAt.getTime()) / DAY_MS);
  const { address, shipping: posted } = order;
  return {
    number: order.orderNumber,
    articles: lines
      .map(({ name, choices, quantity, refunded }) => ({
        name,
        choices: Object.values(choices).join(", "),
        pieces: quantity - refunded,
      }))
      .filter(({ pieces }) => pieces > 0),
    address: posted && address ? addressLines(address, LANGUAGE) : [],
    email: order.email ?? "",
    posted,
    paid: dateOf(bought.createdAt, "UTC", LANGUAGE),
    lateDays: days >= LATE_DAYS ? days : undefined,
    stuck: rests ? "disputed" : posted && !address ? "homeless" : undefined,
  };
}
