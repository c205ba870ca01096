/** English texts of the accessibility statement. */
export const access = {
  title: "Accessibility",
  description: "How {{name}} works with a keyboard, a screen reader and large text, and what doesn’t work yet.",
  lead: "Everyone should be able to get a ticket here. This page says what we test and which problems we know about.",
  goalTitle: "Our goal",
  goal: "We build for the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. No one outside the company has audited the site, so we don’t claim that it meets them.",
  testedTitle: "What we test",
  keyboard:
    "Holding, changing and releasing seats and paying for them with the keyboard alone, with scripts and without.",
  checker: "Every page with axe, an automated checker, in light and dark colors.",
  narrow: "Every page in every language at 320 pixels wide, which is what 400% zoom leaves.",
  focus: "Where the focus goes when something changes, and what screen readers announce.",
  knownTitle: "Known issues",
  people:
    "We test with automated tools in one browser, not yet with people who use a screen reader, voice control or a magnifier.",
  names:
    "Names of shows, wrestlers and tiers are in English. Inside sentences in other languages, screen readers may mispronounce them.",
  video: "Replays have captions in English. Live streams have none, and nothing has audio description.",
  time: "A hold lasts 20 minutes and can’t be extended, because others want the seats. Screen readers say when 5 minutes and 1 minute are left.",
  others:
    "You pay on Stripe’s page. Some sign-ins open pages of Amazon, Apple, Facebook or Google. We can’t change those.",
  contactTitle: "Something in your way? Tell us.",
  contact:
    "Say which page it is and what you use. If you can’t buy a ticket here, tell us that too. We reply by email.",
  write: "Contact us",
  reviewed: "Last reviewed: {{date}}",
} as const;
