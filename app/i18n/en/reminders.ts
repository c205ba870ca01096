/** English texts of the mails that followers, ticket holders and viewers get before something begins. */
export const reminders = {
  because: "You follow {{name}}.",
  leave: "Stop these emails",
  calendar: "{{site}}: my shows",
  confirm: {
    subject: "Confirm your emails from {{site}}",
    word: "One more step",
    heading: "Do you want emails about this?",
    text: "Someone, hopefully you, asked us to email this address about:",
    button: "Yes, email me",
    ignore: "Wasn’t you? Ignore this email and you won’t get any others.",
    already: "You already get these emails.",
    manage: "See what you follow",
  },
  announced: {
    subject: "New show in {{city}}: {{title}}",
    word: "New show",
    open: "Tickets are on sale now.",
    opens: "Tickets go on sale {{when}}.",
    button: "See the show",
  },
  sale: {
    subject: "On sale {{when}}: {{title}}",
    word: "On sale soon",
    hour: "One hour to go",
    heading: "Tickets for {{title}} go on sale {{when}}.",
    button: "Go to the tickets",
  },
  doors: {
    subject: "See you at {{title}}",
    word: "See you soon",
    heading: "Doors open {{when}}.",
    text: "Have your QR code ready on your phone, or print your ticket.",
  },
  live: {
    subject: "Live now: {{title}}",
    word: "Live now",
    heading: "{{title}} has started.",
    text: "You can watch it now, and it’s included in what you already have.",
    button: "Watch now",
  },
} as const;
