/** Portuguese texts of why seats could not be held. The server says them. */
import type { refusals as en } from "../en/refusals";
import type { CompleteTable } from "../table-shape";

export const refusals: CompleteTable<typeof en> = {
  offerOpen: "Você tem uma oferta da lista de espera para este evento. Pague ou recuse primeiro.",
  soldOut: "Acabou de esgotar. Escolha outro setor.",
  notEnough_one: "Aqui só resta {{count}} lugar.",
  notEnough_many: "Aqui só restam {{count}} de lugares.",
  notEnough_other: "Aqui só restam {{count}} lugares.",
  notEnough_zero: "Aqui não resta nenhum lugar.",
  limitPerCheckout_one: "Limite de {{count}} ingresso neste setor.",
  limitPerCheckout_many: "Limite de {{count}} de ingressos neste setor.",
  limitPerCheckout_other: "Limite de {{count}} ingressos neste setor.",
  limitPerOrder_one: "Limite de {{count}} ingresso por pedido, somando todos os setores.",
  limitPerOrder_many: "Limite de {{count}} de ingressos por pedido, somando todos os setores.",
  limitPerOrder_other: "Limite de {{count}} ingressos por pedido, somando todos os setores.",
  notOnSale: "Não está à venda no momento.",
  unknown: "Este setor não é mais oferecido. Escolha outro.",
  notANumber: "Digite um número inteiro: 0, 1, 2…",
  empty: "Escolha pelo menos um lugar.",
  checkoutOpen:
    "Seu pagamento pode estar em andamento, então você não pode trocar estes lugares. Continue para o pagamento ou verifique de novo em um minuto.",
  holdEnded: "Sua reserva expirou. Reserve lugares de novo antes de pagar.",
  busy: "Muitos fãs querem estes lugares. Nada foi alterado nem cobrado. Tente de novo.",
  away: "A bilheteria não está respondendo agora. Nada foi alterado nem cobrado. Tente de novo em um minuto.",
  tooMany: "Tentativas demais. Espere dez minutos e tente de novo.",
  placeTaken: "Outra pessoa acabou de pegar um destes lugares.",
  placeUnknown: "Um destes lugares não está mais no mapa. Escolha outro.",
  companionAlone:
    "Lugares de acompanhante vão com o lugar para cadeira de rodas ao lado, no máximo três para cada um. Escolha esse também.",
  notTogether: "Não há tantos lugares livres lado a lado aqui.",
  noAccessible: "Não há tantos lugares para cadeira de rodas juntos. Tente outro setor.",
  moreThanSeats: "É mais do que os lugares que você escolheu. Digite um número menor.",
  priceChanged: "O preço mudou. Um ingresso aqui agora custa {{price}}.",
  code: {
    unknown: "{{code}} não é um código deste evento. Confira a grafia.",
    early: "{{code}} ainda não vale. Tente de novo mais tarde.",
    over: "{{code}} expirou.",
    used: "{{code}} já foi todo usado.",
    seats: "{{code}} não cobre tantos lugares. Restam para este código: {{n}}.",
    minimum: "{{code}} exige pelo menos este número de lugares: {{n}}.",
    notHere: "{{code}} não vale para os lugares escolhidos.",
    second: "Cada pedido aceita um código de pré-venda e um de desconto.",
    tooMany: "Códigos demais. Espere dez minutos e tente de novo. Seus lugares continuam como estão.",
  },
};
