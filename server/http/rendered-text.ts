/**
 * Documents that go from the renderer to the front as strings. As a web response's body, each would be a stream twice.
 */

const texts = new WeakMap<Response, string>();

/** A response with this text. With `asString` its body is empty, so only a caller that reads `textOf` may set it. */
export function textResponse(text: string, init: ResponseInit, { asString }: { asString: boolean }): Response {
  if (!asString) return new Response(text, init);
  const response = new Response(null, init);
  texts.set(response, text);
  return response;
}

/** The text of a response that was made `asString`. */
export const textOf = (response: Response): string | undefined => texts.get(response);
