/** Indonesian: the texts of the mails before something begins. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Anda mengikuti {{name}}.",
  leave: "Hentikan email ini",
  calendar: "{{site}}: acara saya",
  confirm: {
    subject: "Konfirmasi email dari {{site}}",
    word: "Satu langkah lagi",
    heading: "Mau menerima email tentang ini?",
    text: "Seseorang, semoga Anda, meminta kami mengirim email ke alamat ini tentang:",
    button: "Ya, kirimi saya email",
    ignore: "Bukan Anda? Abaikan email ini dan Anda tidak akan menerima yang lain.",
    already: "Anda sudah menerima email ini.",
    manage: "Lihat yang saya ikuti",
  },
  announced: {
    subject: "Acara baru di {{city}}: {{title}}",
    word: "Acara baru",
    open: "Tiket sudah dijual.",
    opens: "Tiket mulai dijual: {{when}}.",
    button: "Lihat acara",
  },
  sale: {
    subject: "Mulai dijual {{when}}: {{title}}",
    word: "Segera dijual",
    hour: "Satu jam lagi",
    heading: "Tiket {{title}} mulai dijual: {{when}}.",
    button: "Ke halaman tiket",
  },
  doors: {
    subject: "Sampai jumpa di {{title}}",
    word: "Sampai jumpa",
    heading: "Pintu dibuka: {{when}}.",
    text: "Siapkan kode QR di ponsel Anda, atau cetak tiket Anda.",
  },
  live: {
    subject: "Siaran langsung: {{title}}",
    word: "Sedang berlangsung",
    heading: "{{title}} sudah dimulai.",
    text: "Anda bisa menonton sekarang tanpa membayar lagi.",
    button: "Tonton sekarang",
  },
};
