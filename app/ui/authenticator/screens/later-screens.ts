/** Screens that never come first. The browser loads them when it needs one (screen-forms.ts). */
import { ConfirmResetPasswordScreen } from "./confirm-reset-password-screen";
import { ConfirmSignInScreen } from "./confirm-sign-in-screen";
import { ConfirmSignUpScreen } from "./confirm-sign-up-screen";
import { ConfirmVerifyUserScreen } from "./confirm-verify-user-screen";
import { ForceNewPasswordScreen } from "./force-new-password-screen";
import { SelectMfaTypeScreen } from "./select-mfa-type-screen";
import { SetupTotpScreen } from "./setup-totp-screen";
import { VerifyUserScreen } from "./verify-user-screen";

export const laterScreens = {
  confirmSignUp: ConfirmSignUpScreen,
  confirmSignIn: ConfirmSignInScreen,
  setupTOTP: SetupTotpScreen,
  forceNewPassword: ForceNewPasswordScreen,
  confirmResetPassword: ConfirmResetPasswordScreen,
  verifyUser: VerifyUserScreen,
  confirmVerifyUser: ConfirmVerifyUserScreen,
  selectMfaType: SelectMfaTypeScreen,
};
