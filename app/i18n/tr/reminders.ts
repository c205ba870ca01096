/** Turkish: the texts of the mails before something begins. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Takip ettiğin: {{name}}.",
  leave: "Bu e-postaları gönderme",
  calendar: "{{site}}: gecelerim",
  confirm: {
    subject: "{{site}} e-postalarını onayla",
    word: "Bir adım kaldı",
    heading: "Bununla ilgili e-posta almak ister misin?",
    text: "Birisi, umarız sensin, bu adrese şu konularda e-posta gönderilmesini istedi:",
    button: "Evet, e-posta gönderin",
    ignore: "Sen değil miydin? Bu e-postayı dikkate alma, başka gönderilmez.",
    already: "Bu e-postaları zaten alıyorsun.",
    manage: "Takip ettiklerini gör",
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
    text: "QR kodunu telefonunda hazır tut veya biletini yazdır.",
  },
  live: {
    subject: "Şimdi canlı: {{title}}",
    word: "Şimdi canlı",
    heading: "{{title}} başladı.",
    text: "Ek ödeme yapmadan hemen izleyebilirsin.",
    button: "Şimdi izle",
  },
};
