/** Thrown by an action if no button of its page sends the intent, before anything has been changed. */
export const unknownIntent = () =>
  new Response("No button of this page sends that", { status: 400, statusText: "Bad Request" });
