/** Turkish: the texts of the mails before something begins. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Takip ettiğiniz: {{name}}.",
  leave: "Bu e-postaları gönderme",
  calendar: "{{site}}: gecelerim",
  confirm: {
    subject: "{{site}} e-postalarını onaylayın",
    word: "Bir adım kaldı",
    heading: "Bununla ilgili e-posta almak ister misiniz?",
    text: "Birisi, umarız sizsiniz, bu adrese şu konularda e-posta gönderilmesini istedi:",
    button: "Evet, e-posta gönderin",
    ignore: "Siz değil miydiniz? Bu e-postayı dikkate almayın, başka gönderilmez.",
    already: "Bu e-postaları zaten alıyorsunuz.",
    manage: "Takip ettiklerimi gör",
  },
  announced: {
    subject: "Yeni gece, {{city}}: {{title}}",
    word: "Yeni gece",
    open: "Biletler satışta.",
    opens: "Satış başlangıcı: {{when}}.",
    button: "Geceyi gör",
  },
  sale: {
    subject: "Satışta, {{when}}: {{title}}",
    word: "Yakında satışta",
    hour: "Son bir saat",
    heading: "{{title}} için satış başlangıcı: {{when}}.",
    button: "Biletlere git",
  },
  doors: {
    subject: "{{title}} gecesinde görüşürüz",
    word: "Görüşmek üzere",
    heading: "Kapı açılışı: {{when}}.",
    text: "QR kodunuzu telefonunuzda hazır tutun veya biletinizi yazdırın.",
  },
  live: {
    subject: "Şimdi canlı: {{title}}",
    word: "Şimdi canlı",
    heading: "{{title}} başladı.",
    text: "Ek ödeme yapmadan hemen izleyebilirsiniz.",
    button: "Şimdi izle",
  },
};
