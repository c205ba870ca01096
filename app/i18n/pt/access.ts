/** Brazilian Portuguese texts of the accessibility statement. */
import type { access as en } from "../en/access";
import type { CompleteTable } from "../table-shape";

export const access: CompleteTable<typeof en> = {
  title: "Acessibilidade",
  description: "Como {{name}} funciona com teclado, leitor de tela e letras grandes, e o que ainda não funciona.",
  lead: "Todo mundo deve conseguir comprar um ingresso aqui. Esta página mostra o que testamos e quais falhas conhecemos.",
  goalTitle: "Nosso objetivo",
  goal: "Seguimos as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2, nível AA. Ninguém de fora avaliou o site, então não afirmamos que ele as cumpre.",
  testedTitle: "O que testamos",
  keyboard: "Reservar, trocar, liberar e pagar lugares só com o teclado, com e sem scripts.",
  checker: "Cada página com o axe, um programa que encontra erros, em cores claras e escuras.",
  narrow: "Cada página, em cada idioma, com 320 pixels de largura: é o que resta com zoom de 400%.",
  focus: "Para onde vai o foco quando algo muda e o que os leitores de tela leem.",
  knownTitle: "O que falta corrigir",
  people:
    "Testamos com programas em um só navegador, mas ainda não com pessoas que usam leitor de tela, controle por voz ou lupa.",
  names:
    "Os nomes de eventos, lutadores e setores estão em inglês. Em frases de outros idiomas, os leitores de tela podem pronunciá-los errado.",
  video: "As reprises têm legendas em inglês. As transmissões ao vivo não têm, e nenhum vídeo tem audiodescrição.",
  time: "Uma reserva dura 20 minutos e não pode ser prorrogada, porque outras pessoas querem os lugares. Os leitores de tela avisam quando faltam 5 minutos e quando falta 1.",
  others:
    "Você paga na página da Stripe. Alguns logins abrem páginas da Amazon, da Apple, do Facebook ou do Google. Nessas não podemos mexer.",
  contactTitle: "Conte o que atrapalha você",
  contact:
    "Diga em que página acontece e o que você usa. Se não conseguir comprar um ingresso aqui, conte também. Respondemos por e-mail.",
  write: "Fale conosco",
  reviewed: "Última revisão: {{date}}",
};
