/** Portuguese texts of the mails about the waiting list, and about tickets that are given back. */
import type { offers as en } from "../en/offers";
import type { CompleteTable } from "../table-shape";

export const offers: CompleteTable<typeof en> = {
  leave: "Sair da lista de espera",
  deadline: "Pague até {{until}}.",
  confirm: {
    subject: "Confirme seu e-mail: lista de espera de {{title}}",
    word: "Só mais um passo",
    heading: "Confirme seu e-mail para entrar na lista de espera de {{title}}.",
    text: "Sua posição conta a partir do momento em que você confirma. Se não foi você, ignore este e-mail e nada acontece.",
    button: "Entrar na lista de espera",
  },
  joined: {
    subject: "Você está na lista de espera de {{title}}",
    word: "Na fila",
    heading: "Você está na lista de espera de {{title}}.",
    text: "Quando surgem lugares, oferecemos ao fã que espera há mais tempo e para quem eles servem. Você receberá um e-mail com um prazo. Pague até lá e eles são seus.",
    button: "Ver minha posição",
  },
  offer: {
    subject: "Lugares para {{title}}: seus até {{until}}",
    word: "Sua vez",
    heading: "Os lugares para {{title}} são seus até {{until}}.",
    text: "Se você não pagar até lá, eles vão para o próximo fã.",
    button: "Ver minha oferta",
  },
  missed: {
    subject: "Sua oferta para {{title}} terminou",
    word: "Perdeu o prazo",
    heading: "Sua oferta para {{title}} terminou antes do pagamento.",
    text: "Os lugares foram para o próximo fã. Você continua na lista, mas agora no fim. Se perder mais uma oferta, você sai da lista.",
    button: "Ver minha posição",
  },
  over: {
    subject: "Você não está mais na lista de espera de {{title}}",
    word: "Fora da lista",
    heading: "Você não está mais na lista de espera de {{title}}.",
    missed: "Você não respondeu a duas ofertas. Você pode entrar de novo quando quiser.",
    closed: "A lista fechou. Se ainda surgirem lugares, qualquer pessoa pode comprá-los até o gongo.",
    canceled: "O evento foi cancelado.",
    button: "Ver o evento",
  },
  listed: {
    subject: "Seu ingresso para {{title}} está sendo oferecido",
    word: "Oferecido",
    heading: "Seu ingresso {{number}} está sendo oferecido por {{amount}}, o preço que você pagou.",
    text: "Ele é seu e continua válido até alguém pagar. Até lá, você pode pegá-lo de volta.",
    less: "Você vai receber {{amount}} de volta. O restante já foi reembolsado.",
    button: "Ver meus ingressos",
  },
  sold: {
    subject: "Seu ingresso para {{title}} foi vendido",
    word: "Vendido",
    heading: "Outro fã pagou pelo seu ingresso {{number}}.",
    text: "Você recebe {{amount}} de volta pela mesma forma de pagamento. Pode levar de 5 a 10 dias. O código do seu ingresso não vale mais.",
    button: "Ver meus ingressos",
  },
  withdrawn: {
    subject: "Seu ingresso para {{title}} não está mais sendo oferecido",
    word: "Retirado",
    heading: "Seu ingresso {{number}} não está mais sendo oferecido.",
    text: "Parte do seu pedido foi reembolsada, então este ingresso agora custa {{amount}}. É pouco demais para vender. Ele continua seu e válido.",
    button: "Ver meus ingressos",
  },
};
