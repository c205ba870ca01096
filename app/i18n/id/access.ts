/** Indonesian texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Aksesibilitas",
  description:
    "Bagaimana {{name}} bekerja dengan keyboard, pembaca layar, dan teks besar, serta apa yang belum berfungsi.",
  lead: "Semua orang seharusnya bisa membeli tiket di sini. Halaman ini memuat apa yang kami uji dan kekurangan yang kami ketahui.",
  goalTitle: "Tujuan kami",
  goal: "Kami membangun situs ini menurut Web Content Accessibility Guidelines (WCAG) 2.2, tingkat AA. Belum ada pihak luar yang memeriksanya, jadi kami tidak menyatakan bahwa situs ini memenuhinya.",
  testedTitle: "Apa yang kami uji",
  keyboard:
    "Mereservasi, mengubah, dan melepaskan kursi serta membayarnya hanya dengan keyboard, dengan maupun tanpa skrip.",
  checker: "Setiap halaman dengan axe, program yang menemukan kesalahan, dalam warna terang dan gelap.",
  narrow: "Setiap halaman dalam setiap bahasa pada lebar 320 piksel, yaitu lebar yang tersisa pada zoom 400%.",
  focus: "Ke mana fokus berpindah saat ada yang berubah, dan apa yang dibacakan pembaca layar.",
  knownTitle: "Kekurangan yang kami ketahui",
  people:
    "Kami menguji dengan program di satu browser, belum dengan orang yang memakai pembaca layar, kontrol suara, atau pembesar layar.",
  names:
    "Nama acara, pegulat, dan kategori ditulis dalam bahasa Inggris. Di dalam kalimat berbahasa lain, pembaca layar mungkin salah mengucapkannya.",
  video:
    "Siaran ulang memiliki subtitel bahasa Inggris. Siaran langsung tidak, dan tidak ada yang memiliki deskripsi audio.",
  time: "Reservasi berlaku 20 menit dan tidak dapat diperpanjang, karena orang lain juga menginginkan kursinya. Pembaca layar memberi tahu saat tersisa 5 menit dan 1 menit.",
  others:
    "Anda membayar di halaman Stripe. Beberapa cara masuk membuka halaman Amazon, Apple, Facebook, atau Google. Kami tidak dapat mengubahnya.",
  contactTitle: "Ceritakan kendala Anda",
  contact:
    "Sebutkan halamannya dan alat yang Anda pakai. Jika Anda tidak bisa membeli tiket di sini, sampaikan juga. Kami membalas lewat email.",
  write: "Hubungi kami",
  reviewed: "Terakhir ditinjau: {{date}}",
};
