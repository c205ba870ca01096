/** Thrown by an action if no button of its page sends the intent, before anything is changed. */
export const unknownIntent = () =>
  new Response("This page has no such action", { status: 400, statusText: "Bad Request" });
