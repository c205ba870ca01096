/** The shapes of Wix Data: an item with its fields in `data`, and a page of items. */

/** Which part of a list to return. */
export type PageRange = { limit: number; offset: number };

/** One item of a collection; `_id` is also one of the fields. */
export function dataItem<T extends object>(dataCollectionId: string, id: string, fields: T) {
  return { id, dataCollectionId, data: { _id: id, ...fields } };
}

/** A page of `all`; `total` counts before paging. */
export function dataPage<T, Item>(all: readonly T[], { limit, offset }: PageRange, item: (one: T) => Item) {
  return { dataItems: all.slice(offset, offset + limit).map(item), total: all.length, offset, limit };
}
