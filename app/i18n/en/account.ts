/** English texts of a fan's account: the pages of her profile, how she signs in, and what she is called. */
export const account = {
  profile: {
    title: "Your profile",
    nav: "Profile",
    signOut: "Sign Out",
    guestTitle: "Your tickets live here",
    guestText:
      "Sign in to see your tickets with their codes. Tickets bought as a guest open by the link in their mail, and come here when you sign in with the same email.",
    signIn: "Sign in",
    signUp: "Create account",
  },
  sections: {
    overview: "Overview",
    orders: "Orders",
    billing: "Billing",
    security: "Security",
    details: "Your details",
    privacy: "Your data",
  },
  again: {
    title: "Is it still you?",
    text: "You signed in a while ago. Before anything about your sign-in changes, enter your password once more.",
    password: "Your password",
    submit: "Go on",
    pending: "Checking",
    elsewhereText:
      "You signed in with {{provider}} a while ago. Before anything changes here, sign in there once more.",
    elsewhereSubmit: "Go on with {{provider}}",
  },
  form: {
    save: "Save",
    saving: "Saving",
    cancel: "Cancel",
    sendCode: "Send code",
    sending: "Sending",
    sendAgain: "Send another code",
    confirm: "Confirm",
    confirming: "Confirming",
    dismiss: "Dismiss message",
    on: "On",
    off: "Off",
  },
} as const;
