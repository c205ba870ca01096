/** Brazilian Portuguese: the authenticator's texts. */
import type { authenticator as en } from "../en/authenticator";
import type { CompleteTable } from "../table-shape";

export const authenticator: CompleteTable<typeof en> = {
  overlay: {
    name: "Crie sua conta em {{site}} ou entre",
    close: "Fechar",
    tabs: "Entrar ou criar uma conta",
    behind: "Depois você volta direto para esta página.",
    seatsHeld_one: "Seu lugar está reservado até as {{until}}.",
    seatsHeld_many: "Seus {{count}} de lugares estão reservados até as {{until}}.",
    seatsHeld_other: "Seus {{count}} lugares estão reservados até as {{until}}.",
    notFoundTitle: "Etapa não encontrada",
    failedTitle: "Algo deu errado",
    notFound: "Esta etapa não existe. Entre ou volte para a página.",
  },
  titles: {
    signIn: "Entrar",
    signUp: "Criar conta",
    confirmSignUp: "Confirmar o cadastro",
    confirmSignIn: "Confirmar o login",
    setupTOTP: "Configurar TOTP",
    forceNewPassword: "Alterar a senha",
    resetPassword: "Redefinir a senha",
    confirmResetPassword: "Redefinir a senha",
    verifyUser: "Para recuperar a conta é preciso ter um contato verificado",
    confirmVerifyUser: "Para recuperar a conta é preciso ter um contato verificado",
    selectMfaType: "Autenticação multifator",
    authenticated: "Você entrou",
  },
  headings: {
    signIn: "Entre na sua conta",
    weEmailedYou: "Enviamos um e-mail para você",
    weTextedYou: "Enviamos um SMS para você",
    weSentACode: "Enviamos um código para você",
    confirmSmsCode: "Confirmar o código SMS",
    confirmTotpCode: "Confirmar o código TOTP",
    hello: "Olá, {{name}}",
    hi: "Olá",
    passkey: "Use sua chave de acesso",
  },
  messages: {
    codeEmailed:
      "Seu código está a caminho. Para entrar, digite o código que enviamos por e-mail para {{destination}}. Ele pode levar um minuto para chegar.",
    codeTexted:
      "Seu código está a caminho. Para entrar, digite o código que enviamos por SMS para {{destination}}. Ele pode levar um minuto para chegar.",
    codeSent:
      "Seu código está a caminho. Para entrar, digite o código que enviamos para você. Ele pode levar um minuto para chegar.",
    linkInstead: "Recebeu um link em vez de um código? Abra-o e vamos conectar você aqui.",
    totpCode: "Digite o código do seu aplicativo autenticador.",
    loading: "Carregando…",
    forceNewPassword: "Escolha uma nova senha para continuar.",
    resetPassword: "Vamos enviar um código para o e-mail ou telefone da sua conta. Use-o para criar uma nova senha.",
    resetCodeEmailed:
      "Seu código está a caminho. Para escolher uma nova senha, digite o código que enviamos por e-mail para {{destination}}. Ele pode levar um minuto para chegar.",
    resetCodeTexted:
      "Seu código está a caminho. Para escolher uma nova senha, digite o código que enviamos por SMS para {{destination}}. Ele pode levar um minuto para chegar.",
    resetCodeSent:
      "Seu código está a caminho. Para escolher uma nova senha, digite o código que enviamos para você. Ele pode levar um minuto para chegar.",
    verifyUser:
      "Vamos enviar um código para verificá-lo. Com um contato verificado, você recupera o acesso se esquecer a senha.",
    verifyCodeEmailed:
      "Seu código está a caminho. Para verificar seu e-mail, digite o código que enviamos por e-mail para {{destination}}. Ele pode levar um minuto para chegar.",
    verifyCodeTexted:
      "Seu código está a caminho. Para verificar seu número de telefone, digite o código que enviamos por SMS para {{destination}}. Ele pode levar um minuto para chegar.",
    verifyCodeSent:
      "Seu código está a caminho. Para verificar seu contato, digite o código que enviamos para você. Ele pode levar um minuto para chegar.",
    selectMfaType: "Escolha como confirmar que é você.",
    signedInAs: "Você entrou como {{email}}.",
    checkSpam: "Confira também a pasta de spam.",
    passkey: "Confirme com o rosto, a digital ou o bloqueio de tela.",
    passkeyScripts: "As chaves de acesso precisam de JavaScript. Ative-o ou entre de outra forma.",
  },
  choices: {
    email: "E-mail: {{contact}}",
    phoneNumber: "Número de telefone: {{contact}}",
    textMessage: "Mensagem de texto (SMS)",
    authenticatorApp: "Aplicativo autenticador (TOTP)",
    emailMessage: "E-mail",
  },
  federated: {
    signInAmazon: "Entrar com a Amazon",
    signInApple: "Entrar com a Apple",
    signInFacebook: "Entrar com o Facebook",
    signInGoogle: "Entrar com o Google",
    signUpAmazon: "Cadastrar-se com a Amazon",
    signUpApple: "Cadastrar-se com a Apple",
    signUpFacebook: "Cadastrar-se com o Facebook",
    signUpGoogle: "Cadastrar-se com o Google",
    or: "ou",
  },
  pending: {
    signIn: "Entrando",
    createAccount: "Criando a conta",
    confirm: "Confirmando",
    resendCode: "Enviando",
    signOut: "Saindo",
    sendCode: "Enviando",
    submit: "Enviando",
    changePassword: "Alterando",
    verify: "Verificando",
  },
  notices: {
    codeSentTo: "Enviamos um novo código para {{destination}}.",
    codeSent: "Enviamos um novo código.",
    notConfirmedYetTo: "Sua conta ainda não foi confirmada. Enviamos um novo código para {{destination}}.",
    notConfirmedYet: "Sua conta ainda não foi confirmada. Enviamos um novo código.",
    confirmed: "Sua conta foi confirmada. Use suas credenciais para entrar.",
    flowEnded: "Essa etapa expirou ou você a começou em outro navegador. Use suas credenciais para entrar.",
    wentOnElsewhere: "Você continuou em outra aba ou janela. Siga daqui.",
    linkNotOpenedYet: "Sua conta ainda não foi confirmada. Abra o link que enviamos ou digite o código dele.",
    passwordChanged: "Sua senha foi alterada. Use suas credenciais para entrar.",
    resetRequiredTo: "Você precisa de uma nova senha para entrar. Enviamos um código para {{destination}}.",
    resetRequired: "Você precisa de uma nova senha para entrar. Enviamos um código para você.",
  },
};
