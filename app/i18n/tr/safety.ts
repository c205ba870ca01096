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
