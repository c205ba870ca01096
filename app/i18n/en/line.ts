/** English texts of the line in front of a sale. */
export const line = {
  before: {
    heading: "The line opens at {{time}}",
    text: "Tickets go on sale at {{opens}}. Everyone who joins before then gets a random place, so there’s no need to be early.",
  },
  gathering: {
    heading: "Tickets go on sale at {{opens}}",
    text: "Everyone who is here by then gets a random place in line. Being first brings nothing.",
  },
  drawn: {
    heading: "You’re in the draw. Your number:",
    text: "At {{opens}} we draw the order. You can close this page.",
  },
  drawing: {
    heading: "We’re drawing the order",
    text: "This takes a few seconds.",
  },
  open: {
    heading: "There’s a line for these tickets. People waiting:",
    text: "Take a place. You can close the page and come back.",
  },
  waiting: {
    heading: "You’re in line. People ahead of you:",
    wait: "Estimated wait: {{range}}.",
    near: "Your turn comes near {{time}}.",
    unknown: "We can’t tell yet how long it takes.",
    far: "Seats will probably run out before your turn.",
  },
  paused: {
    heading: "All seats are on hold. People ahead of you:",
    text: "Some come back when holds run out. Your place stays yours.",
    halted: "The box office has paused the line. Your place stays yours.",
  },
  turn: {
    heading: "You have {{minutes}} to choose. The seats you pick are then held for 20 more.",
    word: "Your turn",
    enter: "Choose seats",
  },
  inside: {
    heading: "It’s your turn until {{time}}",
    text: "Choose before then. Nothing is charged until you pay.",
    more: "10 more minutes",
  },
  missed: {
    heading: "Your turn passed. Your place didn’t.",
    enter: "Go in now",
  },
  spent: {
    heading: "Your turn is used up",
    text: "For more seats, take a new place at the end of the line.",
  },
  soldOut: {
    heading: "The last seats went at {{time}}. You weren’t charged.",
    word: "Sold out",
    text: "Seats sometimes come back when orders are refunded.",
    others: "See other shows",
  },
  ended: {
    heading: "There’s no line right now",
    text: "You can choose seats without waiting.",
  },
  notice: {
    crowded: "Many fans who missed their turn are coming in. Try again in a few seconds.",
    notYours: "That place belongs to another browser or account. Take your own.",
    notCalled: "It isn’t your turn yet.",
    accountNeeded: "This sale needs an account with a confirmed email. Sign in, then take your place.",
    closed: "The line doesn’t take places right now.",
    noMore: "Your turn can’t get any longer.",
    heldElsewhere:
      "You already hold seats in this turn, with another account or without one. Pay for those or release them first: each turn is good for one order.",
    tooMany: "Too many tries. Wait ten minutes, then try again.",
  },
  join: "Take my place",
  signIn: "Sign in",
  safe: {
    title: "What’s safe",
    reload: "No need to refresh",
    reloadText: "This page checks by itself. Last checked: {{time}}.",
    stillText: "This page doesn’t check by itself.",
    check: "Check again",
    still: "Stop checking",
    kept: "Your place is kept",
    keptText: "Lock your phone or close the page. Come back in this browser, and your place is the same.",
    free: "No fees, no card on file",
    freeText: "We only charge you when you pay for your seats.",
  },
  left: {
    title: "Left right now",
    many: "more than {{count}}",
    none: "sold out",
  },
  leave: "Leave the line",
  receipt: "Receipt for your place",
  draw: {
    link: "How we draw",
    heading: "How we draw",
    before:
      "Before the line opened, we chose a secret number, the seed, and published its fingerprint. The fingerprint can’t be changed later.",
    order:
      "At the opening, the seed and the number of people in the draw decide the order of everyone. After the draw we publish the seed, so anyone can compute the order again.",
    beacon: "The draw also uses a public random number that nobody knew before the opening.",
    noBeacon: "No public random number is used.",
    late: "If you join after the opening, your place is behind everyone in the draw, in order of joining.",
    fingerprint: "Fingerprint",
    seed: "Seed",
    people: "People in the draw",
    random: "Public random number",
    later: "Published after the draw",
    record: "The record as a file",
    verify: "Check the draw in this browser",
    right: "The draw is correct.",
    wrong: "The draw doesn’t match the record.",
    back: "Back to the line",
  },
};
