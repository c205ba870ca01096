/** What became of a delivery, and what it is about. */

type Tried = { status: number } | { error: string };
type Delivery = {
  data: Record<string, string>;
  deliveredAt: Date | null;
  failedAt: Date | null;
  tries: readonly Tried[];
};
type DeliveryWords = {
  /** The numbers and ids in it. */
  about: string;
  state: "delivered" | "givenUp" | "waiting";
  /** A status or an error for each try, the oldest first. */
  answers: string[];
};

export const deliveryWords = ({ data, deliveredAt, failedAt, tries }: Delivery): DeliveryWords => ({
  about: Object.values(data).join(" → "),
  state: deliveredAt ? "delivered" : failedAt ? "givenUp" : "waiting",
  answers: tries.map((one) => ("status" in one ? String(one.status) : one.error)),
});
