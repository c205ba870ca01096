/** A 404 for programs, which doesn't repeat an address that may be a mistyped secret. */
export const noSuchFile = (): Response =>
  new Response("Not found.", {
    status: 404,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
  });
