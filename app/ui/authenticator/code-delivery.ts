/** How the way of a code is told: by which medium it went, to whom, and for what. */
import type { CodeDeliveryDetails } from "../../domain/authenticator/flow";
import type { Text } from "../../domain/authenticator/text";

/** What the code is for: to log in, to choose a new password, to verify a contact. */
type Purpose = "code" | "resetCode" | "verifyCode";

export function deliveryHeading({ DeliveryMedium: medium }: CodeDeliveryDetails = {}) {
  if (medium === "EMAIL") return "headings.weEmailedYou";
  return medium === "SMS" ? "headings.weTextedYou" : "headings.weSentACode";
}

/** The delivery message; a way that is not known is not guessed. */
export function deliveryMessage(
  purpose: Purpose,
  { DeliveryMedium: medium, Destination: destination }: CodeDeliveryDetails = {},
): Text {
  if (!destination || !medium) return { key: `messages.${purpose}Sent` };
  return { key: `messages.${purpose}${medium === "SMS" ? "Texted" : "Emailed"}`, values: { destination } };
}
