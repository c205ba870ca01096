/** Brazilian Portuguese: texts of what a fan is called and how she is reached. */
import type { details as en } from "../en/details";
import type { CompleteTable } from "../table-shape";

export const details: CompleteTable<typeof en> = {
  details: {
    elsewhereText: "Seu nome e seu e-mail vêm de {{provider}}. Mude por lá, e seu próximo login traz tudo para cá.",
    nameTitle: "Nome",
    nameText: "É assim que cumprimentamos você.",
    nameNews: "Seu nome foi salvo.",
    emailTitle: "E-mail",
    emailText: "Você entra com ele, e seus ingressos vão para lá.",
    newEmail: "Novo e-mail",
    newEmailHelp: "Enviamos um código para lá. Até você digitá-lo, tudo continua com o e-mail que você tem.",
    verified: "Verificado",
    unverified: "Não verificado",
    verify: "Verificar",
    codeFor: "Digite o código que enviamos para {{value}}. Ele pode levar um minuto para chegar.",
    stays: "Até lá, o que vale continua sendo {{before}}.",
    atOnce:
      "Seu e-mail já é {{value}}, mas ninguém provou ainda que ele é seu. Digite o código que enviamos para lá ou volte para {{before}}.",
    changeBack: "Voltar para {{before}}",
    keep: "Manter {{before}}",
    drop: "Agora não",
    phoneTitle: "Número de telefone",
    phoneText: "Para códigos por SMS, se você os ativar em Segurança.",
    noPhone: "Nenhum ainda.",
    newPhone: "Novo número de telefone",
    removePhone: "Remover este número",
    phoneInUse: "Os códigos do seu login vão para este número. Desative o SMS antes de mudá-lo.",
    toSecurity: "Ir para Segurança",
    codeSentNews: "O código está a caminho.",
    verifiedNews: "Verificação concluída. Agradecemos.",
    keptNews: "Tudo continua como estava.",
    phoneRemovedNews: "Seu número de telefone foi removido.",
    languageTitle: "Idioma",
    languageText: "O idioma destas páginas.",
    newsletterTitle: "Novidades por e-mail",
    newsletterLabel: "Avisem-me de novas noites por e-mail",
    newsletterText: "Você pode mudar de ideia aqui quando quiser.",
    newsletterNews: "Salvo.",
  },
};
