/** Turkish: the authenticator's texts. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "{{site}}: üye olun veya giriş yapın",
    close: "Kapat",
    tabs: "Giriş yapın veya hesap oluşturun",
    behind: "Sonra bu sayfaya dönersiniz.",
    seatsHeld_one: "Koltuğunuz {{until}} saatine kadar ayrıldı.",
    seatsHeld_other: "{{count}} koltuğunuz {{until}} saatine kadar ayrıldı.",
    notFoundTitle: "Böyle bir adım yok",
    failedTitle: "Bir sorun oluştu",
    notFound: "Böyle bir giriş adımı yok. Giriş yapın veya sayfaya dönün.",
  },
  titles: {
    signIn: "Giriş",
    signUp: "Hesap oluştur",
    confirmSignUp: "Kaydı onaylayın",
    confirmSignIn: "Girişi onaylayın",
    setupTOTP: "TOTP kurulumu",
    forceNewPassword: "Şifreyi değiştirin",
    resetPassword: "Şifreyi sıfırlayın",
    confirmResetPassword: "Şifreyi sıfırlayın",
    verifyUser: "Hesap kurtarma için doğrulanmış iletişim bilgisi gerekir",
    confirmVerifyUser: "Hesap kurtarma için doğrulanmış iletişim bilgisi gerekir",
    selectMfaType: "Çok faktörlü kimlik doğrulama",
    authenticated: "Giriş yaptınız",
  },
  headings: {
    signIn: "Giriş yapın",
    weEmailedYou: "Size e-posta gönderdik",
    weTextedYou: "Size SMS gönderdik",
    weSentACode: "Size bir kod gönderdik",
    confirmSmsCode: "SMS kodunu onaylayın",
    confirmTotpCode: "TOTP kodunu onaylayın",
    hello: "Merhaba {{name}}",
    hi: "Merhaba",
    passkey: "Geçiş anahtarınızı kullanın",
  },
  messages: {
    codeEmailed:
      "Kodunuz yolda. Giriş yapmak için {{destination}} adresine e-postayla gönderdiğimiz kodu girin. Ulaşması bir dakika sürebilir.",
    codeTexted:
      "Kodunuz yolda. Giriş yapmak için {{destination}} numarasına SMS ile gönderdiğimiz kodu girin. Ulaşması bir dakika sürebilir.",
    codeSent: "Kodunuz yolda. Giriş yapmak için size gönderdiğimiz kodu girin. Ulaşması bir dakika sürebilir.",
    linkInstead: "Kod yerine bağlantı mı geldi? Bağlantıyı açın, buradan girişinizi yapalım.",
    totpCode: "Kimlik doğrulama uygulamanızdaki kodu girin.",
    loading: "Yükleniyor...",
    forceNewPassword: "Devam etmek için yeni bir şifre belirleyin.",
    resetPassword: "Hesabınızdaki e-postaya veya telefona bir kod göndeririz. Bu kodla yeni şifrenizi belirleyin.",
    resetCodeEmailed:
      "Kodunuz yolda. Yeni bir şifre belirlemek için {{destination}} adresine e-postayla gönderdiğimiz kodu girin. Ulaşması bir dakika sürebilir.",
    resetCodeTexted:
      "Kodunuz yolda. Yeni bir şifre belirlemek için {{destination}} numarasına SMS ile gönderdiğimiz kodu girin. Ulaşması bir dakika sürebilir.",
    resetCodeSent:
      "Kodunuz yolda. Yeni bir şifre belirlemek için size gönderdiğimiz kodu girin. Ulaşması bir dakika sürebilir.",
    verifyUser:
      "Doğrulamak için bir kod göndeririz. Şifrenizi unutursanız doğrulanmış iletişim bilginizle hesabınıza yeniden girersiniz.",
    verifyCodeEmailed:
      "Kodunuz yolda. E-postanızı doğrulamak için {{destination}} adresine gönderdiğimiz kodu girin. Ulaşması bir dakika sürebilir.",
    verifyCodeTexted:
      "Kodunuz yolda. Telefon numaranızı doğrulamak için {{destination}} numarasına SMS ile gönderdiğimiz kodu girin. Ulaşması bir dakika sürebilir.",
    verifyCodeSent:
      "Kodunuz yolda. İletişim bilginizi doğrulamak için size gönderdiğimiz kodu girin. Ulaşması bir dakika sürebilir.",
    selectMfaType: "Siz olduğunuzu nasıl onaylayacağınızı seçin.",
    signedInAs: "{{email}} hesabıyla giriş yaptınız.",
    checkSpam: "Spam klasörünüze de bakın.",
    passkey: "Yüzünüz, parmak iziniz veya ekran kilidinizle onaylayın.",
    passkeyScripts: "Geçiş anahtarı için JavaScript gerekir. Açın veya başka bir yolla giriş yapın.",
  },
  choices: {
    email: "E-posta: {{contact}}",
    phoneNumber: "Telefon numarası: {{contact}}",
    textMessage: "Kısa mesaj (SMS)",
    authenticatorApp: "Kimlik doğrulama uygulaması (TOTP)",
    emailMessage: "E-posta",
  },
  federated: {
    signInAmazon: "Amazon ile giriş yap",
    signInApple: "Apple ile giriş yap",
    signInFacebook: "Facebook ile giriş yap",
    signInGoogle: "Google ile giriş yap",
    signUpAmazon: "Amazon ile üye ol",
    signUpApple: "Apple ile üye ol",
    signUpFacebook: "Facebook ile üye ol",
    signUpGoogle: "Google ile üye ol",
    or: "veya",
  },
  pending: {
    signIn: "Giriş yapılıyor",
    createAccount: "Hesap oluşturuluyor",
    confirm: "Onaylanıyor",
    resendCode: "Gönderiliyor",
    signOut: "Çıkış yapılıyor",
    sendCode: "Gönderiliyor",
    submit: "Gönderiliyor",
    changePassword: "Değiştiriliyor",
    verify: "Doğrulanıyor",
  },
  notices: {
    codeSentTo: "Yeni bir kod gönderdik: {{destination}}.",
    codeSent: "Yeni bir kod gönderdik.",
    notConfirmedYetTo: "Hesabınız henüz onaylanmadı. Yeni bir kod gönderdik: {{destination}}.",
    notConfirmedYet: "Hesabınız henüz onaylanmadı. Yeni bir kod gönderdik.",
    confirmed: "Hesabınız onaylandı. Lütfen hesap bilgilerinizle giriş yapın",
    flowEnded:
      "Bu adımın süresi doldu veya adımı başka bir tarayıcıda başlattınız. Lütfen hesap bilgilerinizle giriş yapın",
    wentOnElsewhere: "Başka bir sekmede veya pencerede devam ettiniz. Buradan sürdürün.",
    linkNotOpenedYet: "Hesabınız henüz onaylanmadı. Gönderdiğimiz bağlantıyı açın veya mesajdaki kodu girin.",
    passwordChanged: "Şifreniz değiştirildi. Lütfen hesap bilgilerinizle giriş yapın",
    resetRequiredTo: "Giriş yapmadan önce yeni bir şifre belirlemeniz gerekiyor. Bir kod gönderdik: {{destination}}.",
    resetRequired: "Giriş yapmadan önce yeni bir şifre belirlemeniz gerekiyor. Size bir kod gönderdik.",
  },
};
