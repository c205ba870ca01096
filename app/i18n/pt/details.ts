/** Brazilian Portuguese: texts of a fan's name and contact details. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText:
      "Seu nome e seu e-mail vêm de {{provider}}. Mude por lá, e eles serão atualizados aqui no próximo login.",
    nameTitle: "Nome",
    nameText: "É assim que chamamos você.",
    nameNews: "Nome salvo.",
    emailTitle: "E-mail",
    emailText: "Você entra com ele, e é para lá que enviamos seus ingressos.",
    newEmail: "Novo e-mail",
    newEmailHelp: "Vamos enviar um código para ele. Seu e-mail atual continua valendo até você digitar o código.",
    verified: "Verificado",
    unverified: "Não verificado",
    verify: "Verificar",
    codeFor: "Digite o código que enviamos para {{value}}. Ele pode levar um minuto para chegar.",
    stays: "Até lá, continuamos usando {{before}}.",
    atOnce:
      "Seu e-mail agora é {{value}}, mas não foi verificado. Digite o código que enviamos para lá ou volte para {{before}}.",
    changeBack: "Voltar para {{before}}",
    keep: "Manter {{before}}",
    drop: "Agora não",
    phoneTitle: "Número de telefone",
    phoneText: "Para códigos de login por SMS, se você os ativar em Segurança.",
    noPhone: "Nenhum número ainda.",
    newPhone: "Novo número de telefone",
    removePhone: "Remover este número",
    phoneInUse: "Enviamos seus códigos de login por SMS para este número. Desative o SMS antes de mudá-lo.",
    toSecurity: "Ir para Segurança",
    codeSentNews: "Seu código está a caminho.",
    verifiedNews: "Verificado.",
    keptNews: "Nada foi alterado.",
    phoneRemovedNews: "Número de telefone removido.",
    languageTitle: "Idioma",
    languageText: "O idioma deste site.",
    newsletterTitle: "Novidades por e-mail",
    newsletterLabel: "Quero receber novos eventos por e-mail",
    newsletterText: "Cancele o recebimento aqui quando quiser.",
    newsletterNews: "Salvo.",
  },
};
