/** Brazilian Portuguese: the texts of the basket. */
import type { basket as en } from "../en/basket";
import type { CompleteTable } from "../table-shape";

export const basket: CompleteTable<typeof en> = {
  title: "Carrinho",
  add: "Adicionar ao carrinho",
  adding: "Adicionando",
  added: "Está no seu carrinho.",
  see: "Ver carrinho",
  full: "Seu carrinho está cheio. Pague ou remova algo primeiro.",
  quantity: "Quantidade: {{article}}",
  update: "Atualizar",
  remove: "Remover",
  removeOf: "Remover {{article}}",
  each: "{{price}} cada",
  total: "Total",
  priceChanged: "Custava {{was}} quando você adicionou. Agora custa {{now}}.",
  fewer: "Só restam {{number}}. É o que conta no total.",
  soldOut: "Esgotado. Não conta no total.",
  gone: "Parte do seu carrinho não está mais à venda.",
  changed: "Seu carrinho mudou desde a última vez. Confira e depois pague. Nada foi cobrado.",
  pay: "Pagar {{price}}",
  posted:
    "Pague com cartão na página da Stripe. O frete está incluso. Reservamos tudo por 30 minutos enquanto você paga.",
  noAccount: "Não precisa de conta. Enviamos por e-mail um link para o seu pedido.",
  heldTitle: "Aguardando seu pagamento",
  held: "Reservamos {{name}} ({{price}}) para você. Tempo restante: {{time}}.",
  emptyTitle: "Seu carrinho está vazio",
  emptyText: "O que você adicionar na loja aparece aqui.",
  emptyAction: "Ir para a loja",
  addOn: {
    title: "Da loja",
    separate: "Este é um pedido à parte. Seus ingressos não mudam.",
    together: "Você paga junto com os lugares, em um só pagamento. Reservamos pelo mesmo tempo que os lugares.",
    togetherOffer:
      "Você paga junto com os lugares, em um só pagamento. Reservamos por 30 minutos. Depois, fica no seu carrinho.",
    free: "Seus lugares são gratuitos, então não há nada a pagar aqui. O que você quer da loja está no seu carrinho.",
    include: "Adicionar a este pedido",
    basket: "Adicionar meu carrinho",
    soldOut: "Acabou de esgotar. Seus lugares continuam reservados.",
    full: "Não cabe mais nada neste pedido. Remova algo primeiro.",
    late: "É tarde demais para alterar este pedido. Pague como está ou libere seus lugares.",
  },
};
