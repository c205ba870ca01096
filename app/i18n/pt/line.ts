/** The texts of the line in front of a sale, in Portuguese. */
import type { line as en } from "../en/line";
import type { CompleteTable } from "../table-shape";

export const line: CompleteTable<typeof en> = {
  before: {
    heading: "A fila abre às {{time}}",
    text: "A venda começa às {{opens}}. Quem entrar antes recebe um lugar sorteado, então não precisa chegar cedo.",
  },
  gathering: {
    heading: "A venda começa às {{opens}}",
    text: "Quem estiver aqui até lá recebe um lugar sorteado na fila. Chegar primeiro não dá vantagem.",
  },
  drawn: {
    heading: "Você está no sorteio. Seu número:",
    text: "Às {{opens}} sorteamos a ordem. Você pode fechar esta página.",
  },
  drawing: {
    heading: "Estamos sorteando a ordem",
    text: "Leva alguns segundos.",
  },
  open: {
    heading: "Há uma fila para estes ingressos. Pessoas esperando:",
    text: "Pegue um lugar. Você pode fechar a página e voltar.",
  },
  waiting: {
    heading: "Você está na fila. Pessoas à sua frente:",
    wait: "Espera estimada: {{range}}.",
    near: "Sua vez chega perto das {{time}}.",
    unknown: "Ainda não sabemos quanto tempo leva.",
    far: "Os lugares provavelmente acabam antes da sua vez.",
  },
  paused: {
    heading: "Todos os lugares estão reservados. Pessoas à sua frente:",
    text: "Alguns voltam quando as reservas vencem. Seu lugar na fila continua seu.",
    halted: "A bilheteria pausou a fila. Seu lugar continua seu.",
  },
  turn: {
    heading: "Você tem {{minutes}} para escolher. Depois, seus lugares ficam reservados por mais 20.",
    word: "Sua vez",
    enter: "Escolher lugares",
  },
  inside: {
    heading: "É a sua vez até {{time}}",
    text: "Escolha antes disso. Nada é cobrado até você pagar.",
    more: "Mais 10 minutos",
  },
  missed: {
    heading: "Sua vez passou. Seu lugar não.",
    enter: "Entrar agora",
  },
  spent: {
    heading: "Sua vez já foi usada",
    text: "Para mais lugares, volte para o fim da fila.",
  },
  soldOut: {
    heading: "Os últimos lugares saíram às {{time}}. Nada foi cobrado.",
    word: "Esgotado",
    text: "Às vezes lugares voltam depois de reembolsos.",
    others: "Ver outros eventos",
  },
  ended: {
    heading: "Não há fila agora",
    text: "Você pode escolher lugares sem esperar.",
  },
  notice: {
    crowded: "Muitos fãs que perderam a vez estão entrando. Tente de novo em alguns segundos.",
    notYours: "Esse lugar é de outro navegador ou conta. Pegue o seu.",
    notCalled: "Ainda não é a sua vez.",
    accountNeeded: "Esta venda exige uma conta com e-mail confirmado. Entre e depois pegue seu lugar.",
    closed: "A fila não está aceitando ninguém agora.",
    noMore: "Sua vez não pode mais ser estendida.",
    heldElsewhere:
      "Nesta vez você já reservou lugares, com outra conta ou sem entrar. Pague ou libere esses primeiro: cada vez vale para um pedido.",
    tooMany: "Tentativas demais. Espere dez minutos e tente de novo.",
  },
  join: "Pegar meu lugar",
  signIn: "Entrar",
  safe: {
    title: "O que está garantido",
    reload: "Não precisa recarregar",
    reloadText: "Esta página se atualiza sozinha. Última vez: {{time}}.",
    stillText: "Esta página não se atualiza sozinha.",
    check: "Verificar de novo",
    still: "Parar de atualizar",
    kept: "Seu lugar está guardado",
    keptText: "Bloqueie o celular ou feche a página. Volte neste navegador e seu lugar é o mesmo.",
    free: "Sem taxas, sem cartão cadastrado",
    freeText: "Só cobramos quando você paga seus lugares.",
  },
  left: {
    title: "Disponível agora",
    many: "mais de {{count}}",
    none: "esgotado",
  },
  leave: "Sair da fila",
  receipt: "Comprovante do seu lugar",
  draw: {
    link: "Como sorteamos",
    heading: "Como sorteamos",
    before:
      "Antes de abrir a fila, escolhemos um número secreto, a semente, e publicamos sua impressão digital. Ela não pode ser mudada depois.",
    order:
      "Na abertura, a semente e o número de participantes decidem a ordem de todos. Depois do sorteio publicamos a semente, e qualquer pessoa pode recalcular a ordem.",
    beacon: "O sorteio também usa um número aleatório público que ninguém conhecia antes da abertura.",
    noBeacon: "Nenhum número aleatório público é usado.",
    late: "Quem entra depois da abertura fica atrás de todos do sorteio, por ordem de chegada.",
    fingerprint: "Impressão digital",
    seed: "Semente",
    people: "Participantes do sorteio",
    random: "Número aleatório público",
    later: "Publicado depois do sorteio",
    record: "O registro em arquivo",
    verify: "Verificar o sorteio neste navegador",
    right: "O sorteio está correto.",
    wrong: "O sorteio não confere com o registro.",
    back: "Voltar para a fila",
  },
};
