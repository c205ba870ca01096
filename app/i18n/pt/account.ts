/** Brazilian Portuguese: the texts of a fan's account: the pages of her profile, how she signs in, and what she is called. */
import type { account as en } from "../en/account";
import type { CompleteTable } from "../table-shape";

export const account: CompleteTable<typeof en> = {
  profile: {
    title: "Seu perfil",
    nav: "Perfil",
    signOut: "Sair",
    guestTitle: "Seus ingressos ficam aqui",
    guestText:
      "Entre para ver seus ingressos com os códigos. Ingressos comprados sem conta abrem pelo link do e-mail que você recebeu e vêm para cá quando você entra com o mesmo endereço.",
    signIn: "Entrar",
    signUp: "Criar conta",
  },
  sections: {
    overview: "Visão geral",
    orders: "Pedidos",
    billing: "Pagamentos",
    security: "Segurança",
    details: "Dados pessoais",
    privacy: "Privacidade e dados",
  },
  again: {
    title: "Ainda é você?",
    text: "Já faz um tempo que você entrou. Antes de mudar algo no seu login, digite sua senha mais uma vez.",
    password: "Sua senha",
    submit: "Continuar",
    pending: "Verificando",
    elsewhereText:
      "Já faz um tempo que você entrou com {{provider}}. Antes de mudar algo aqui, entre por lá mais uma vez.",
    elsewhereSubmit: "Continuar com {{provider}}",
  },
  form: {
    save: "Salvar",
    saving: "Salvando",
    cancel: "Cancelar",
    sendCode: "Enviar o código",
    sending: "Enviando",
    sendAgain: "Enviar outro código",
    confirm: "Confirmar",
    confirming: "Confirmando",
    dismiss: "Fechar o aviso",
    on: "Ativado",
    off: "Desativado",
  },
};
