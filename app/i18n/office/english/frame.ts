/** Texts of the office's frame, and what it says instead of a page. */
export const frame = {
  office: "Office",
  skip: "Skip to content",
  navigation: "Office",
  site: "See the site",
  sections: {
    today: "Today",
    parcels: "Parcels",
    money: "Money",
    history: "History",
    health: "Health",
    people: "People",
  },
  refused: {
    title: "This isn’t yours to open",
    text: "You work here as {{roles}}. This page is for {{others}}.",
  },
  factor: {
    title: "One more step before you come in",
    text: "The office asks for a second factor: an authenticator app that shows a code. Set it up in your profile, then come back.",
    elsewhere: "Sign in with email and password: a sign-in through another provider has no second factor here.",
    link: "Set up an authenticator app",
  },
  failed: {
    title: "This page failed",
    text: "Nothing was changed by it. The cause is in the log.",
  },
  missing: {
    title: "There is no such page",
    text: "It may have been deleted, or its address is wrong.",
  },
  away: {
    title: "Not reachable right now",
    text: "Something that this page needs doesn’t answer. Try again in a moment.",
  },
  roles: {
    owner: "owner",
    editor: "editor",
    "box-office": "box office",
    door: "door",
    viewer: "viewer",
  },
  form: {
    problems: "Please look at this again",
    newest: "Back to the newest",
    older: "Older",
    nothing: "Nothing yet.",
    nothingFound: "Nothing is like that.",
    clear: "Clear the filters",
    filter: "Filter",
    download: "Download CSV",
    open: "Open",
  },
};
