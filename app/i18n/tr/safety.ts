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
    factorSubject: "İkinci giriş adımı kapatıldı",
    factor: "{{name}} hesabınızda ikinci giriş adımı {{date}} tarihinde kapatıldı.",
    wasYou: "Bunu siz yaptıysanız bir şey yapmanız gerekmiyor.",
    wasNotYou:
      "Siz yapmadıysanız hemen şifrenizi sıfırlayın, ardından profilinizde e-posta adresinizi ve cihazlarınızı kontrol edin.",
    noReset: "Siz yapmadıysanız hemen bize ulaşın. Bu adresle artık şifre sıfırlanamaz.",
    reset: "Şifreyi sıfırla",
  },
};
