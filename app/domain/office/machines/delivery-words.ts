/** What a webhook delivery is about, and its result. */

type Tried = { status: number } | { error: string };
type Delivery = {
  data: Record<string, string>;
  deliveredAt: Date | null;
  failedAt: Date | null;
  tries: readonly Tried[];
};
type DeliveryWords = {
  /** The numbers and ids in its data. */
  about: string;
  state: "delivered" | "givenUp" | "waiting";
  /** A status or an error per attempt, oldest first. */
  answers: string[];
};

export const deliveryWords = ({ data, deliveredAt, failedAt, tries }: Delivery): DeliveryWords => ({
  about: Object.values(data).join(" → "),
  state: deliveredAt ? "delivered" : failedAt ? "givenUp" : "waiting",
  answers: tries.map((one) => ("status" in one ? String(one.status) : one.error)),
});
