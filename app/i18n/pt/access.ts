/** Brazilian Portuguese texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Acessibilidade",
  description: "Como {{name}} funciona com teclado, leitor de tela e letras grandes, e o que ainda não funciona.",
  lead: "Todo mundo deve conseguir um ingresso aqui. Esta página diz o que testamos e quais falhas conhecemos.",
  goalTitle: "Nosso objetivo",
  goal: "Seguimos as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA. Ninguém de fora verificou o site, então não afirmamos que ele as cumpre.",
  testedTitle: "O que testamos",
  keyboard: "Reservar, trocar, liberar e pagar lugares só com o teclado, com scripts e sem eles.",
  checker: "Cada página com o axe, um programa que encontra erros, em cores claras e escuras.",
  narrow: "Cada página em cada idioma com 320 pixels de largura, o que resta com zoom de 400%.",
  focus: "Para onde vai o foco quando algo muda e o que os leitores de tela leem.",
  knownTitle: "Falhas que conhecemos",
  people:
    "Testamos com programas em um navegador, ainda não com pessoas que usam leitor de tela, controle por voz ou lupa.",
  names:
    "Nomes de eventos, lutadores e setores estão em inglês. Dentro de frases em outros idiomas, leitores de tela podem pronunciá-los errado.",
  video: "As reprises têm legendas em inglês. As transmissões ao vivo não têm, e nada tem audiodescrição.",
  time: "Uma reserva dura 20 minutos e não pode ser estendida, porque outras pessoas querem os lugares. Os leitores de tela avisam quando faltam 5 minutos e 1 minuto.",
  others:
    "Você paga na página da Stripe. Alguns logins abrem páginas da Amazon, da Apple, do Facebook ou do Google. Essas não podemos mudar.",
  contactTitle: "Conte o que atrapalha você",
  contact:
    "Diga qual é a página e o que você usa. Se não conseguir comprar um ingresso aqui, conte também. Respondemos por e-mail.",
  write: "Fale conosco",
  reviewed: "Última revisão: {{date}}",
};
