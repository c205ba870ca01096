/** Brazilian Portuguese: the texts of buying Premium and broadcasts. */
import type { billing as en } from "../en/billing";
import type { CompleteTable } from "../table-shape";

export const billing: CompleteTable<typeof en> = {
  buy: {
    button: "Comprar por {{price}}",
    going: "Abrindo o pagamento",
    stripe: "Pague com cartão na página da Stripe. Você pode assistir assim que o pagamento for aprovado.",
    owned: "Já é seu",
    ownedText: "Assista ao vivo ou à reprise.",
    included: "Seu com o Premium",
    includedText: "Sua assinatura inclui este evento, ao vivo e em reprise.",
    watch: "Assistir",
    confirming: "Ainda confirmando seu pagamento",
    confirmingText: "Seu banco ainda não respondeu. Esta página verifica de novo a cada poucos segundos.",
    again: "Verificar de novo",
    ended: "Você não concluiu o pagamento. Nada foi cobrado.",
    refunded: "Você já tinha comprado. Estamos reembolsando o segundo pagamento no seu cartão.",
    trialUsed:
      "Este cartão já teve o teste grátis dele. Sua assinatura não começou e nada foi cobrado. Você pode assinar sem o teste.",
    unreachable: "O serviço de pagamento não está respondendo. Nada foi cobrado. Tente de novo em um minuto.",
    gone: "Não está à venda no momento.",
  },
  member: {
    join: "Assinar o Premium",
    title: "Você é assinante",
    plan: "Seu plano: {{plan}}, {{price}} {{per}}",
    trial: "Seu teste grátis termina em {{date}}. A primeira cobrança é nesse dia.",
    active: "Renova em {{date}}.",
    ending: "Cancelada. Você mantém tudo até {{date}}.",
    pastDueTitle: "Seu último pagamento falhou",
    pastDue:
      "Vamos tentar de novo nos próximos dias, e você continua com o Premium. Atualize seu cartão para resolver agora.",
    disputedTitle: "O Premium está em pausa",
    disputedText:
      "Seu último pagamento está em disputa, então o Premium fica em pausa até seu banco decidir. Se for um engano, fale com seu banco ou com a gente.",
    change: "Mudar plano ou cartão",
    fix: "Atualizar cartão",
    cancel: "Cancelar assinatura",
    cancelText: "Você mantém o Premium até {{date}}. Depois disso, nada mais é cobrado.",
    reason: "Por que você está saindo?",
    unsaid: "Prefiro não dizer",
    reasons: {
      too_expensive: "É muito caro",
      unused: "Assisto pouco",
      missing_features: "Falta algo que eu quero",
      switched_service: "Mudei para outro serviço",
      low_quality: "Qualidade da imagem ou do som",
      customer_service: "O atendimento",
      too_complex: "É muito complicado",
      other: "Outra coisa",
    },
    comment: "Algo mais que devamos saber?",
    confirm: "Encerrar a assinatura em {{date}}",
    cancelling: "Cancelando",
    resuming: "Reativando",
    stay: "Manter o Premium",
    welcome: "A primeira fila é sua.",
    already: "Você já é assinante. Não há nada a pagar.",
    cancelled: "Cancelada. Você mantém o Premium até {{date}}.",
    notCancelled:
      "O serviço de pagamento não está respondendo, então sua assinatura não foi cancelada. Tente de novo em um minuto.",
    resumed: "Que bom ter você de volta. Sua assinatura continua.",
  },
};
