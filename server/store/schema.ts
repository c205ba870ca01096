/**
 * The store's tables, by subject. Money is integer minor units with a currency; instants are `timestamptz`; ids are
 * GUIDs unless a provider assigns them. Derived, never stored: sale status, registration status, sold out, lowest and
 * highest price.
 */
export * from "./schema/account";
export * from "./schema/billing";
export * from "./schema/box-office";
export * from "./schema/following";
export * from "./schema/ledger";
export * from "./schema/media";
export * from "./schema/nights";
export * from "./schema/offers";
export * from "./schema/office";
export * from "./schema/office/balance-entries";
export * from "./schema/office/door";
export * from "./schema/office/drafts";
export * from "./schema/office/job-runs";
export * from "./schema/office/letters";
export * from "./schema/office/machines";
export * from "./schema/office/media-file";
export * from "./schema/office/office-job";
export * from "./schema/outbox";
export * from "./schema/picture";
export * from "./schema/privacy";
export * from "./schema/roster";
export * from "./schema/sale/on-sale";
export * from "./schema/sale/phases";
export * from "./schema/sale/returns";
export * from "./schema/sale/waiting";
export * from "./schema/search";
export * from "./schema/seating";
export * from "./schema/shop";
export * from "./schema/site";
export * from "./schema/translations";
export * from "./schema/used-once";
