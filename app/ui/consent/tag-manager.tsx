/**
 * The tag manager, only after consent: a script that loads after the page, and a frame for browsers without scripts.
 */

import { useNonce } from "../document/nonce";

type TagManagerProps = { id: string; origin: string };

/** The provider requires this to come first in the body. */
export function TagManagerFrame({ id, origin }: TagManagerProps) {
  return (
    <noscript>
      <iframe src={`${origin}/ns.html?id=${id}`} title="Tag manager" width={0} height={0} hidden />
    </noscript>
  );
}

/** The settings reject any id or origin with characters that could end the script. */
export function TagManagerScript({ id, origin }: TagManagerProps) {
  const nonce = useNonce();
  const script = `(window.dataLayer=window.dataLayer||[]).push({"gtm.start":Date.now(),event:"gtm.js"});
addEventListener("load",function(){var s=document.createElement("script");s.async=true;s.src="${origin}/gtm.js?id=${id}";document.head.append(s)})`;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
