/** Brazilian Portuguese: the texts of billing assistance and of letters to the office. */
import type { help as en } from "../en/help";
import type { CompleteTable } from "../table-shape";

export const help: CompleteTable<typeof en> = {
  assistance: {
    title: "Ajuda com pagamentos",
    description:
      "Reembolsos, pagamentos e ingressos perdidos: respostas rápidas, seus pedidos e uma carta ao escritório.",
    lead: "Um pagamento que parece errado, um ingresso que sumiu, dinheiro a receber de volta: comece aqui.",
    guestTitle: "Comprou com uma conta?",
    guestText:
      "Entre e seus pedidos aparecem aqui com o que foi pago. Um pedido feito sem conta abre pelo link do e-mail dele.",
    signIn: "Entrar",
    signUp: "Criar conta",
    ordersTitle: "Seus pedidos",
    emptyTitle: "Nenhum pedido ainda",
    emptyText: "O que você comprar aparece aqui, com o que foi pago e o que voltou.",
    emptyAction: "Ver as datas da turnê",
  },
  orders: {
    date: "Data",
    what: "Para",
    state: "Situação",
    amount: "Valor",
    line_one: "{{title}}, {{count}} ingresso",
    line_many: "{{title}}, {{count}} de ingressos",
    line_other: "{{title}}, {{count}} ingressos",
    number: "Pedido {{number}}",
    paid: "Pago",
    free: "Grátis",
    refunded: "Reembolsado",
    show: "Ver os ingressos",
    ask: "Perguntar sobre ele",
    next: "O que você pode fazer",
  },
  answers: {
    title: "Respostas rápidas",
    refund: "Posso devolver ingressos?",
    refundText:
      "Até 48 horas antes do gongo, sim: escreva para nós com o pedido. Uma noite cancelada é reembolsada sem precisar pedir, no cartão que pagou. Se uma noite muda de data, seus ingressos continuam valendo; se a nova data não servir, escreva para nós.",
    when: "Quando o dinheiro volta?",
    whenText:
      "Enviamos no dia em que o reembolso é concedido, e um e-mail avisa. Os bancos mostram a devolução em 5 a 10 dias.",
    hold: "O que é uma reserva?",
    holdText:
      "Os lugares que você escolheu ficam guardados por 20 minutos. Quando você aperta para pagar, a página de pagamento tem 31 minutos. Depois eles voltam à venda, e nada é cobrado.",
    pending: "Paguei e não vejo os ingressos",
    pendingText:
      "O banco talvez ainda não tenha respondido: a página depois do pagamento verifica de novo sozinha, e o e-mail chega quando estiver tudo certo. Se o dinheiro chegou tarde e os lugares já tinham ido, o valor total já está a caminho de volta.",
    lost: "Perdi meus ingressos",
    lostText:
      "Com uma conta, eles estão no seu perfil. Sem conta, abrem pelo link do seu e-mail, e podemos enviar esse e-mail de novo.",
    find: "Enviar meus ingressos de novo",
    card: "Vocês guardam o número do meu cartão?",
    cardText: "Não. Você o digita na página da Stripe, e nós nunca o vemos.",
  },
  letter: {
    title: "Escrever ao escritório",
    text: "Uma pessoa lê e responde por e-mail.",
    name: "Nome",
    email: "E-mail",
    subject: "Qual é o assunto?",
    choose: "Escolha um",
    refund: "Um reembolso",
    payment: "Um pagamento",
    tickets: "Ingressos que faltam ou estão errados",
    account: "Minha conta ou meus dados",
    access: "Entrada e acessibilidade",
    other: "Outra coisa",
    order: "Pedido",
    noOrder: "Nenhum deles",
    message: "Mensagem",
    messageHelp: "Nunca escreva aqui um número de cartão ou uma senha.",
    newsletter: "Enviem-me novas datas por e-mail. Posso parar a qualquer momento.",
    trap: "Deixe este campo vazio",
    send: "Enviar a carta",
    sending: "Enviando",
    notSent: "A carta não foi enviada. O que falta está marcado abaixo.",
    tooMany:
      "Foram muitas cartas em dez minutos, então esta não foi enviada. Ela continua abaixo: envie um pouco mais tarde.",
    away: "Não conseguimos falar com o escritório agora, por isso a carta não foi enviada. Ela continua abaixo: envie de novo daqui a pouco.",
    sentTitle: "Sua carta está conosco",
    sentText:
      "É a número {{number}}. Uma pessoa lê e responde para o endereço que você deu; nada mais é enviado para lá, a não ser que você tenha pedido novas datas.",
    another: "Escrever outra carta",
    nameMissing: "Diga seu nome.",
    nameLong: "No máximo {{max}} caracteres.",
    emailMissing: "Diga para onde responder.",
    emailInvalid: "Isto não é um endereço de e-mail.",
    subjectMissing: "Escolha o assunto.",
    messageMissing: "Conte o que aconteceu.",
    messageLong: "No máximo {{max}} caracteres.",
  },
};
