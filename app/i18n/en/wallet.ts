/** English texts of a ticket in the wallet of a phone, and of the links that put it there. Only the server has them. */
export const wallet = {
  apple: "Add to Apple Wallet",
  appleAll: "Add all tickets to Apple Wallet",
  google: "Add to Google Wallet",
  description: "Ticket: {{title}}",
  date: "Date",
  doors: "Doors",
  bell: "Bell",
  venue: "Venue",
  name: "Name",
  order: "Order",
  number: "Ticket number",
  rules: "Scans once. After a transfer or a refund, this code stops working: delete the pass.",
  yours: "Your tickets",
} as const;
