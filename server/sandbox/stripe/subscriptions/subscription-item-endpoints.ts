/** Subscription items: what of a subscription is billed. `/v1/subscription_items`. */

import { missing } from "../api/api-error";
import { type Route, route } from "../api/api-route";
import { cut, paging } from "../api/list-pages";
import { text } from "../api/request-params";
import type { Ledger } from "../stripe-account";
import { subscriptionNamed } from "./subscription-endpoints";
import { itemChange, itemDeletion } from "./subscription-params";
import { update } from "./subscription-update";

export function subscriptionItems(ledger: Ledger): Route[] {
  const found = (itemId: string) => {
    for (const stored of Object.values(ledger.state.subscriptions)) {
      const item = stored.subscription.items.data.find(({ id }) => id === itemId);
      if (item) return { stored, item };
    }
    throw missing("subscription_item", itemId);
  };
  return [
    route("get", "/v1/subscription_items/:id", {}, (_, itemId) => found(itemId).item),
    route("post", "/v1/subscription_items/:id", itemChange, ({ metadata, price, quantity, ...params }, itemId) => {
      const { stored, item } = found(itemId);
      update(ledger, stored, { ...params, items: [{ id: itemId, price, quantity, metadata }] });
      return item;
    }),
    route(
      "post",
      "/v1/subscription_items",
      { ...itemChange, subscription: text() },
      ({ metadata, price, quantity, subscription, ...params }) => {
        const stored = subscriptionNamed(ledger, subscription, "subscription");
        update(ledger, stored, { ...params, items: [{ price, quantity, metadata }] });
        const { items } = stored.subscription;
        return items.data.find((item) => item.price.id === price) ?? {};
      },
    ),
    route("delete", "/v1/subscription_items/:id", itemDeletion, (params, itemId) => {
      update(ledger, found(itemId).stored, { ...params, items: [{ id: itemId, deleted: true }] });
      return { id: itemId, object: "subscription_item", deleted: true };
    }),
    route("get", "/v1/subscription_items", { ...paging, subscription: text() }, ({ subscription, ...cursor }) => {
      const { items } = subscriptionNamed(ledger, subscription, "subscription").subscription;
      return cut("subscription_item", "/v1/subscription_items", items.data, cursor);
    }),
  ];
}
