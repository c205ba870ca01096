/** Texts about the delivery of a code: the medium, the destination and the purpose. */
import type { CodeDeliveryDetails } from "../../domain/authenticator/flow";
import type { KeyedText } from "../../domain/authenticator/keyed-text";

/** What the code is for: signing in, choosing a new password, verifying a contact. */
type Purpose = "code" | "resetCode" | "verifyCode";

export function deliveryHeading({ DeliveryMedium: medium }: CodeDeliveryDetails = {}) {
  if (medium === "EMAIL") return "headings.weEmailedYou";
  return medium === "SMS" ? "headings.weTextedYou" : "headings.weSentACode";
}

/** The delivery message. An unknown medium isn't guessed. */
export function deliveryMessage(
  purpose: Purpose,
  { DeliveryMedium: medium, Destination: destination }: CodeDeliveryDetails = {},
): KeyedText {
  if (!destination || !medium) return { key: `messages.${purpose}Sent` };
  return { key: `messages.${purpose}${medium === "SMS" ? "Texted" : "Emailed"}`, values: { destination } };
}
