/** Subscription items: what a subscription bills. `/v1/subscription_items`. */

import type { StripeAccount } from "../account-state";
import { resourceMissing } from "../api/api-error";
import { type ApiRoute, route } from "../api/api-route";
import { listPageOldestFirst, pagingParams } from "../api/list-pages";
import { text } from "../api/request-params";
import { subscriptionNamed } from "./subscription-endpoints";
import { itemChangeParams, itemDeletionParams } from "./subscription-params";
import { updateSubscription } from "./subscription-update";

export function subscriptionItems(account: StripeAccount): ApiRoute[] {
  const found = (itemId: string) => {
    for (const stored of Object.values(account.state.subscriptions)) {
      const item = stored.subscription.items.data.find(({ id }) => id === itemId);
      if (item) return { stored, item };
    }
    throw resourceMissing("subscription_item", itemId);
  };
  return [
    route("get", "/v1/subscription_items/:id", {}, (_, itemId) => found(itemId).item),
    route(
      "post",
      "/v1/subscription_items/:id",
      itemChangeParams,
      ({ metadata, price, quantity, ...params }, itemId) => {
        const { stored, item } = found(itemId);
        updateSubscription(account, stored, { ...params, items: [{ id: itemId, price, quantity, metadata }] });
        return item;
      },
    ),
    route(
      "post",
      "/v1/subscription_items",
      { ...itemChangeParams, subscription: text() },
      ({ metadata, price, quantity, subscription, ...params }) => {
        const stored = subscriptionNamed(account, subscription, "subscription");
        updateSubscription(account, stored, { ...params, items: [{ price, quantity, metadata }] });
        const { items } = stored.subscription;
        return items.data.find((item) => item.price.id === price) ?? {};
      },
    ),
    route("delete", "/v1/subscription_items/:id", itemDeletionParams, (params, itemId) => {
      updateSubscription(account, found(itemId).stored, { ...params, items: [{ id: itemId, deleted: true }] });
      return { id: itemId, object: "subscription_item", deleted: true };
    }),
    route("get", "/v1/subscription_items", { ...pagingParams, subscription: text() }, ({ subscription, ...cursor }) => {
      const { items } = subscriptionNamed(account, subscription, "subscription").subscription;
      return listPageOldestFirst("subscription_item", "/v1/subscription_items", items.data, cursor);
    }),
  ];
}
