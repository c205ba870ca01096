/** Turkish texts of the mails that tell a fan how the sign-in to their account has changed. */
import type { safety as english } from "../en/safety";
import type { CompleteTable } from "../table-shape";

export const safety: CompleteTable<typeof english> = {
  mail: {
    passwordSubject: "Şifreniz değiştirildi",
    password:
      "{{name}} hesabınızın şifresi {{date}} tarihinde değiştirildi. Diğer tüm tarayıcılarda ve uygulamalarda oturum kapatıldı.",
    emailSubject: "Giriş e-postanız değiştirildi",
    email: "{{name}} hesabınızın e-posta adresi {{date}} tarihinde değiştirildi. Bu adres artık hesaba bağlı değil.",
    phoneSubject: "Hesabınıza bir telefon numarası eklendi",
    phone: "{{name}} hesabınıza {{date}} tarihinde yeni bir telefon numarası eklendi.",
    passkeyAddedSubject: "Hesabınıza bir geçiş anahtarı eklendi",
    passkeyAdded:
      "{{name}} hesabınıza {{date}} tarihinde bir geçiş anahtarı eklendi. Bu anahtarla şifreniz olmadan giriş yapılabilir.",
    passkeyRemovedSubject: "Hesabınızdan bir geçiş anahtarı kaldırıldı",
    passkeyRemoved:
      "{{name}} hesabınızdan {{date}} tarihinde bir geçiş anahtarı kaldırıldı. Bu anahtarla artık giriş yapılamaz.",
    factorSubject: "İkinci giriş adımı kapatıldı",
    factor: "{{name}} hesabınızda ikinci giriş adımı {{date}} tarihinde kapatıldı.",
    factorOnSubject: "İkinci giriş adımı açıldı",
    factorOn: "{{name}} hesabınızda ikinci giriş adımı {{date}} tarihinde açıldı.",
    appReplacedSubject: "Kimlik doğrulama uygulamanız değiştirildi",
    appReplaced:
      "{{name}} hesabınızın kimlik doğrulama uygulaması {{date}} tarihinde değiştirildi. Eskisinin kodları artık geçerli değil.",
    wasYou: "Bunu siz yaptıysanız bir şey yapmanız gerekmiyor.",
    wasNotYou:
      "Siz yapmadıysanız hemen şifrenizi sıfırlayın, ardından profilinizde e-posta adresinizi, telefon numaranızı, geçiş anahtarlarınızı ve cihazlarınızı kontrol edin.",
    noReset: "Siz yapmadıysanız hemen bize ulaşın. Bu adresle artık şifre sıfırlanamaz.",
    noCode:
      "Siz yapmadıysanız hemen şifrenizi sıfırlayın. Giriş yaparken sizde olmayan bir kod istenirse hemen bize ulaşın.",
    reset: "Şifreyi sıfırla",
    code: {
      signUp: {
        subject: "E-postanızı onaylayın",
        heading: "{{name}} hesabınızı oluşturmayı tamamlamak için bu kodu girin.",
      },
      reset: {
        subject: "Yeni şifre kodunuz",
        heading: "{{name}} hesabınıza yeni bir şifre belirlemek için bu kodu girin.",
      },
      contact: {
        subject: "E-postanızı onaylayın",
        heading: "{{name}} hesabınızda bu e-posta adresini onaylamak için bu kodu girin.",
      },
      signIn: { subject: "Giriş kodunuz", heading: "{{name}} hesabınıza giriş yapmak için bu kodu girin." },
      where: "Kodu istediğiniz sayfaya girin. Kimseyle paylaşmayın: bu kodu size asla sormayız.",
      unasked: "Kod istemediniz mi? Bir şey yapmanız gerekmiyor.",
      text: "{{name}} kodunuz: {{code}}. Kimseyle paylaşmayın.",
    },
  },
};
