/** English texts of the privacy policy. */
export const privacy = {
  title: "Privacy policy",
  description: "What {{name}} keeps about you, why, for how long and how to delete it.",
  lead: "What we keep about you, why, and how to stop it. We don’t sell any of it.",
  short: "We don’t measure or record your browsing. There’s no list of visits.",
  cookiesTitle: "Cookies",
  cookiesText: "The first four are encrypted, and no script can read them.",
  cookie: "Cookie",
  purpose: "Purpose",
  life: "Kept for",
  session: "Keeps you signed in: your sign-in tokens, name and email.",
  flow: "A sign-in or sign-up in progress, so a reload loses nothing.",
  guest: "A random number that holds your seats, a nameless Amazon Cognito guest ID, and the keys to guest orders.",
  device: "The last name used to sign in here, and whether you trust this device. Stays when you sign out.",
  language: "The language you chose.",
  consent: "Your choice about measuring, if this site asks.",
  year: "1 year",
  day: "Up to 24 hours",
  tab: "Your tab also remembers how far you scrolled and, for ten seconds, that a script failed to load. Both go when you close it.",
  phone:
    "On a phone, the browser keeps the ticket pages you open while signed in, so they work offline. They’re deleted when you sign out or when the show is over.",
  keepTitle: "What we keep",
  keepOrders:
    "<b>Orders and tickets.</b> Name, email, language, show, seats, price, refunds, transfers, scan times and who changed what. Kept as long as tax law requires.",
  keepHolds: "<b>Holds.</b> The random number or account that holds the seats. No name.",
  keepLetters:
    "<b>Messages.</b> What you write, your name, email and language, and when you agreed to emails about new dates. Kept until you ask us to delete them.",
  keepCounts:
    "<b>Attempts.</b> How often an email or network address tried to sign in, hold seats or contact us. Counted for up to a day, then deleted.",
  keepFollows:
    "<b>Follows and reminders.</b> Your email, its language and what you follow. Kept until you stop, and every one of these emails has a link for that. We delete a reminder 7 days after the sale opens, an email you never confirmed after 7 days, and one that follows nothing after 60. If you turn a kind of email off, we remember that.",
  keepSearches:
    "<b>Searches.</b> We don’t store what you search for. We count searches by network address, for a minute.",
  othersTitle: "Who else gets data",
  othersCognito:
    "<b>Amazon Cognito</b> keeps accounts: email, name, phone if you gave one, and your password, which we never store. If you sign in with Amazon, Apple, Facebook or Google, they give it your email and name.",
  othersStripe:
    "<b>Stripe</b> takes payments on its own pages. It gets your card, your email and what you’re paying for.",
  othersMail: "<b>An email service</b> delivers your tickets and our replies.",
  othersSentry: "<b>Sentry</b>, if this site uses it, gets error reports. We don’t add your name or address.",
  othersTags:
    "<b>A tag manager</b>, if this site has one and only after you agree. Change your mind at the bottom of any page.",
  rightsTitle: "Your rights",
  rightsText:
    "See what we keep, correct it, get a copy, object or have it deleted. Unsubscribe from emails about new dates anytime.",
  rightsAccount: "With an account, you can <data>download your data or delete your account</data> yourself.",
  rightsDelete:
    "Contact us under “My account or my data” from the email it’s about. We delete everything the law doesn’t make us keep, and tell you what has to stay, such as a paid order.",
  write: "Contact us",
} as const;
