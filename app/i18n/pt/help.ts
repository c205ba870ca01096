/** Brazilian Portuguese: the texts of billing assistance, of letters to the office and of privacy. */
import type { help as en } from "../en/help";
import type { Complete } from "../table";

export const help: Complete<typeof en> = {
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
    away: "Neste momento não é possível contactar o escritório, por isso a carta não foi enviada. Continua abaixo: envie-a um pouco mais tarde.",
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
  privacy: {
    title: "Política de privacidade",
    description: "O que {{name}} guarda sobre você, por quê, por quanto tempo e como mandar apagar.",
    lead: "O que este site guarda sobre você, por quê e como fazer com que pare. Nada aqui é vendido.",
    short: "Olhar o site não é medido nem anotado: não há lista de visitas.",
    cookiesTitle: "Cookies do site",
    cookiesText: "Os quatro primeiros são criptografados, e nenhum script pode lê-los.",
    cookie: "Nome",
    purpose: "Para que serve",
    life: "Quanto dura",
    session: "Mantém você conectado: as provas do seu login, seu nome e seu e-mail.",
    flow: "Um login ou cadastro que ainda não terminou, para que nada se perca ao recarregar.",
    guest:
      "Um número aleatório que reserva seus lugares, uma identidade de convidado da Amazon Cognito sem nome e as chaves dos pedidos feitos sem conta.",
    device: "O último nome que entrou aqui e que você confia neste dispositivo. Permanece depois que você sai.",
    language: "O idioma que você escolheu.",
    consent: "Sua resposta sobre a medição. Só onde este site pergunta.",
    year: "1 ano",
    day: "24 horas no máximo",
    tab: "A própria aba também lembra até onde você rolou a página e, por dez segundos, que um script não carregou. As duas coisas terminam com a aba.",
    keepTitle: "O que guardamos",
    keepOrders:
      "<b>Pedidos e ingressos.</b> Nome, e-mail, idioma, noite, lugares, preço, reembolsos, para quem um ingresso foi passado, quando foi escaneado e quem mudou o quê. Ficam pelo tempo que a lei tributária exige.",
    keepHolds: "<b>Reservas.</b> O número aleatório ou a conta que reserva os lugares. Nenhum nome.",
    keepLetters:
      "<b>Cartas.</b> O que você escreve, com seu nome, e-mail e idioma, e o momento em que aceitou receber e-mails sobre novas datas. Ficam até você pedir que sejam apagadas.",
    keepCounts:
      "<b>Tentativas.</b> Quantas vezes um e-mail ou um endereço de rede tentou entrar, reservar ou escrever. Contadas por uma hora no máximo e depois apagadas.",
    othersTitle: "Quem mais participa",
    othersCognito:
      "<b>Amazon Cognito</b> guarda as contas: e-mail, nome, telefone se você deu um, e sua senha, que nós nunca armazenamos. Se você entra com Amazon, Apple, Facebook ou Google, são eles que informam seu e-mail e seu nome.",
    othersStripe:
      "<b>Stripe</b> recebe o pagamento em suas próprias páginas. Fica sabendo seu cartão, seu e-mail e o que você paga.",
    othersMail: "<b>Um serviço de e-mail</b> leva ingressos e respostas ao seu endereço.",
    othersSentry:
      "<b>Sentry</b>, só onde este site lhe informa falhas, fica sabendo o que quebrou. Não acrescentamos nem seu nome nem seu endereço.",
    othersTags:
      "<b>Um gerenciador de tags</b>, só onde este site tem um e só depois que você concordou. Mude de ideia no rodapé de qualquer página.",
    rightsTitle: "Seus direitos",
    rightsText:
      "Ver o que guardamos, mandar corrigir, levar uma cópia, opor-se ou mandar apagar. Os e-mails sobre novas datas terminam no momento em que você disser.",
    rightsDelete:
      "Escreva para nós em “Minha conta ou meus dados”, do e-mail em questão. Vai embora tudo o que nenhuma lei nos obriga a guardar; o que precisa ficar, como um pedido pago, é informado a você.",
    write: "Escrever ao escritório",
  },
};
