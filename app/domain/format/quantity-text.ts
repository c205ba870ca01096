/** A line of an order: "2 × Floor", or "Floor × 2" in languages that put the name first. */
export const quantityText = (quantity: number, name: string, language: string): string =>
  /^(ja|ko|zh)/.test(language) ? `${name} × ${quantity}` : `${quantity} × ${name}`;
