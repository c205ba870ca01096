/** English texts of the privacy policy. */
export const privacy = {
  title: "Privacy policy",
  description: "What {{name}} keeps of you, why, for how long, and how to have it deleted.",
  lead: "What this site keeps of you, why, and how to make it stop. Nothing here is sold.",
  short: "Looking around is not measured and not written down: there is no list of visits.",
  cookiesTitle: "Cookies",
  cookiesText: "The first four are encrypted, and no script can read them.",
  cookie: "Cookie",
  purpose: "What for",
  life: "How long",
  session: "Keeps you signed in: the proofs of your sign-in, your name and your email.",
  flow: "A sign-in or sign-up that is not finished yet, so that a reload loses nothing.",
  guest:
    "A random number that holds your seats, a guest identity of Amazon Cognito without a name, and the keys of orders made without an account.",
  device: "The last name signed in here, and that you trust this device. It outlives signing out.",
  language: "The language you chose.",
  consent: "Your answer about measuring. Only where this site asks.",
  year: "1 year",
  day: "24 hours at most",
  tab: "The tab itself also remembers how far you scrolled, and for ten seconds that a script failed to load. Both end with the tab.",
  keepTitle: "What we keep",
  keepOrders:
    "<b>Orders and tickets.</b> Name, email, language, night, seats, price, refunds, whom a ticket was given to, when it was scanned, and who changed what. They stay as long as tax law asks.",
  keepHolds: "<b>Holds.</b> The random number or the account that holds the seats. No name.",
  keepLetters:
    "<b>Letters.</b> What you write, with your name, email and language, and the moment you agreed to mail about new dates. They stay until you ask us to delete them.",
  keepCounts:
    "<b>Attempts.</b> How often an email or a network address tried to sign in, to reserve or to write. Counted for an hour at most, then deleted.",
  othersTitle: "Who else is involved",
  othersCognito:
    "<b>Amazon Cognito</b> keeps accounts: email, name, phone if you gave one, and your password, which we never store. If you sign in with Amazon, Apple, Facebook or Google, they tell it your email and name.",
  othersStripe:
    "<b>Stripe</b> takes the payment on its own pages. It learns your card, your email and what you pay for.",
  othersMail: "<b>A mail service</b> carries tickets and answers to your address.",
  othersSentry:
    "<b>Sentry</b>, only where this site reports faults to it, learns what broke. We add neither your name nor your address.",
  othersTags:
    "<b>A tag manager</b>, only where this site has one and only after you agreed. Change your mind at the foot of any page.",
  rightsTitle: "Your rights",
  rightsText:
    "See what we keep, have it put right, take a copy with you, object, or have it deleted. Mail about new dates ends the moment you say so.",
  rightsAccount: "With an account you can <data>take your data along or delete the account</data> yourself.",
  rightsDelete:
    "Write to us under “My account or my data”, from the email it concerns. Everything goes that no law makes us keep; what must stay, such as a paid order, is told to you.",
  write: "Write to the office",
} as const;
