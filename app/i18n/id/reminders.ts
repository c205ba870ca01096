/** Indonesian: the texts of the mails before something begins. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Kamu mengikuti {{name}}.",
  leave: "Hentikan email ini",
  calendar: "{{site}}: acaraku",
  confirm: {
    subject: "Konfirmasi email dari {{site}}",
    word: "Satu langkah lagi",
    heading: "Mau menerima email tentang ini?",
    text: "Seseorang, semoga kamu, meminta kami mengirim email ke alamat ini tentang:",
    button: "Ya, kirimi aku email",
    ignore: "Bukan kamu? Abaikan email ini dan kamu tidak akan menerima yang lain.",
    already: "Kamu sudah menerima email ini.",
    manage: "Lihat yang kamu ikuti",
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
    text: "Siapkan kode QR di ponselmu, atau cetak tiketmu.",
  },
  live: {
    subject: "Siaran langsung: {{title}}",
    word: "Sedang live",
    heading: "{{title}} sudah dimulai.",
    text: "Kamu bisa menonton sekarang tanpa membayar lagi.",
    button: "Tonton sekarang",
  },
};
