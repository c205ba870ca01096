/** English texts of the mails that tell a fan how the sign-in to their account has changed. */
export const safety = {
  mail: {
    passwordSubject: "Your password was changed",
    password:
      "The password for your {{name}} account was changed on {{date}}. Every other browser and app was signed out.",
    emailSubject: "Your sign-in email was changed",
    email: "The email on your {{name}} account was changed on {{date}}. This address is no longer on the account.",
    phoneSubject: "A phone number was added to your account",
    phone: "A new phone number was added to your {{name}} account on {{date}}.",
    passkeyAddedSubject: "A passkey was added to your account",
    passkeyAdded:
      "A passkey was added to your {{name}} account on {{date}}. Anyone who has it can sign in without your password.",
    passkeyRemovedSubject: "A passkey was removed from your account",
    passkeyRemoved: "A passkey was removed from your {{name}} account on {{date}}. It can’t sign in anymore.",
    factorSubject: "A second sign-in step was turned off",
    factor: "A second sign-in step was turned off for your {{name}} account on {{date}}.",
    factorOnSubject: "A second sign-in step was turned on",
    factorOn: "A second sign-in step was turned on for your {{name}} account on {{date}}.",
    appReplacedSubject: "Your authenticator app was replaced",
    appReplaced:
      "The authenticator app for your {{name}} account was replaced on {{date}}. Codes from the old one don’t work anymore.",
    wasYou: "If this was you, you don’t need to do anything.",
    wasNotYou:
      "If it wasn’t you, reset your password now. Then check your email address, phone number, passkeys and devices in your profile.",
    noReset: "If it wasn’t you, contact us right away. A password reset can’t reach you here anymore.",
    noCode:
      "If it wasn’t you, reset your password now. If sign-in asks for a code you don’t have, contact us right away.",
    reset: "Reset your password",
    code: {
      signUp: { subject: "Confirm your email", heading: "Enter this code to finish creating your {{name}} account." },
      reset: {
        subject: "Your code for a new password",
        heading: "Enter this code to choose a new password for your {{name}} account.",
      },
      contact: {
        subject: "Confirm your email",
        heading: "Enter this code to confirm this email for your {{name}} account.",
      },
      signIn: { subject: "Your sign-in code", heading: "Enter this code to sign in to {{name}}." },
      where: "Enter it on the page you came from. Don’t share it: we never ask for it.",
      unasked: "Didn’t ask for a code? You don’t need to do anything.",
      text: "Your {{name}} code: {{code}}. Don’t share it.",
    },
  },
} as const;
