/** What an action throws for an intent that no button of its page sends. Nothing has been done by then. */
export const unknownIntent = () =>
  new Response("No button of this page sends that", { status: 400, statusText: "Bad Request" });
