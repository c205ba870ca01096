/** Norwegian texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Passordet ditt er byttet",
    password: "Passordet til {{name}}-kontoen din ble byttet {{date}}. Alle andre nettlesere og apper ble logget ut.",
    emailSubject: "E-postadressen du logger inn med, er endret",
    email: "E-postadressen til {{name}}-kontoen din ble endret {{date}}. Denne adressen hører ikke lenger til kontoen.",
    factorSubject: "Et ekstra trinn er slått av",
    factor: "Et ekstra trinn ved innlogging ble slått av for {{name}}-kontoen din {{date}}.",
    wasYou: "Var det deg, trenger du ikke gjøre noe.",
    wasNotYou:
      "Var det ikke deg, bør du tilbakestille passordet nå og deretter sjekke e-postadressen og enhetene i profilen din.",
    noReset:
      "Var det ikke deg, må du kontakte oss med en gang. Passordet kan ikke lenger tilbakestilles fra denne adressen.",
    reset: "Tilbakestill passordet",
    help: "Få hjelp",
  },
};
