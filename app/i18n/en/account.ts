/** English texts of a fan's account: profile, sign-in and name. */
export const account = {
  profile: {
    title: "Your profile",
    nav: "Profile",
    signOut: "Sign Out",
    guestTitle: "Your tickets live here",
    guestText:
      "Sign in to see your tickets and their QR codes. Bought as a guest? Use the link in your email, or sign in with the same email and they show up here.",
    signIn: "Sign in",
    signUp: "Create account",
  },
  sections: {
    overview: "Overview",
    orders: "Orders",
    following: "Following",
    billing: "Billing",
    security: "Security",
    details: "Your details",
    privacy: "Your data",
  },
  again: {
    title: "Confirm it’s you",
    text: "You’ve been signed in for a while. Enter your password to change how you sign in.",
    password: "Your password",
    submit: "Continue",
    pending: "Checking",
    elsewhereText: "You’ve been signed in for a while. To make changes, sign in with {{provider}} again.",
    elsewhereSubmit: "Continue with {{provider}}",
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
