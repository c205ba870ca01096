/** English texts of the mails that tell a fan how the sign-in to their account has changed. */
export const safety = {
  mail: {
    passwordSubject: "Your password was changed",
    password:
      "The password for your {{name}} account was changed on {{date}}. Every other browser and app was signed out.",
    emailSubject: "Your sign-in email was changed",
    email: "The email on your {{name}} account was changed on {{date}}. This address is no longer on the account.",
    factorSubject: "A second sign-in step was turned off",
    factor: "A second sign-in step was turned off for your {{name}} account on {{date}}.",
    wasYou: "If this was you, you don’t need to do anything.",
    wasNotYou: "If it wasn’t you, reset your password now, then check your email address and devices in your profile.",
    noReset: "If it wasn’t you, contact us right away. A password reset can’t reach you here anymore.",
    reset: "Reset your password",
  },
} as const;
