/** Brazilian Portuguese: the texts of the mails before something begins. */
import type { reminders as en } from "../en/reminders";
import type { CompleteTable } from "../table-shape";

export const reminders: CompleteTable<typeof en> = {
  because: "Você segue {{name}}.",
  leave: "Não quero mais estes e-mails",
  calendar: "{{site}}: meus eventos",
  confirm: {
    subject: "Confirme seus e-mails de {{site}}",
    word: "Só mais um passo",
    heading: "Quer receber e-mails sobre isto?",
    text: "Alguém, esperamos que você, pediu e-mails para este endereço sobre:",
    button: "Sim, quero receber",
    ignore: "Não foi você? Ignore este e-mail e não enviaremos outros.",
    already: "Você já recebe estes e-mails.",
    manage: "Ver o que você segue",
  },
  announced: {
    subject: "Novo evento em {{city}}: {{title}}",
    word: "Novo evento",
    open: "Os ingressos já estão à venda.",
    opens: "Início das vendas: {{when}}.",
    button: "Ver o evento",
  },
  sale: {
    subject: "À venda, {{when}}: {{title}}",
    word: "Vendas em breve",
    hour: "Falta uma hora",
    heading: "Início das vendas de {{title}}: {{when}}.",
    button: "Ir para os ingressos",
  },
  doors: {
    subject: "Até breve em {{title}}",
    word: "Até breve",
    heading: "Abertura das portas: {{when}}.",
    text: "Deixe o QR code pronto no celular ou imprima o ingresso.",
  },
  live: {
    subject: "Ao vivo agora: {{title}}",
    word: "Ao vivo",
    heading: "{{title}} começou.",
    text: "Você já pode assistir, sem pagar mais nada.",
    button: "Assistir agora",
  },
};
